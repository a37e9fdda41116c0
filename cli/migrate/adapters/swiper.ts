/** Swiper: https://swiperjs.com/swiper-api */
import { words } from '../../../src/island/define-reference'
import { type Adapter, carry, done, optionsOf, unsupported } from '../adapter'
import { type Argument, isOn, number, type Options } from '../argument'
import { CONTROLS, EVENTS, INSIDE, LOOK, MOTION, RESPONSIVE, TEXTS, TOUCH } from './reasons'
import { SLIDER_WRITES, slider } from './sliders'

const COUNT = words('un nombre entier est attendu', 'a whole number is expected')

const rules = {
  slidesPerView: { to: 'data-per-view', as: whole, unless: COUNT },
  direction: { to: 'data-direction' },
  loop: { to: 'data-loop' },
  rewind: { to: 'data-loop' },
  autoplay: {
    to: 'data-autoplay',
    as: ({ plain, entries }: Argument) =>
      entries ? 'true' : plain === undefined ? undefined : String(Boolean(plain)),
  },
  ...done('navigation keyboard a11y watchOverflow autoHeight grabCursor'),
  ...unsupported(CONTROLS, 'pagination scrollbar thumbs controller'),
  ...unsupported(
    MOTION,
    'speed effect fadeEffect cubeEffect coverflowEffect flipEffect cardsEffect creativeEffect parallax',
  ),
  ...unsupported(
    LOOK,
    'spaceBetween centeredSlides slidesOffsetBefore slidesOffsetAfter centeredSlidesBounds',
  ),
  ...unsupported(RESPONSIVE, 'breakpoints'),
  ...unsupported(TOUCH, 'mousewheel freeMode allowTouchMove simulateTouch touchRatio threshold zoom'),
  ...unsupported(EVENTS, 'on onInit runCallbacksOnInit'),
  ...unsupported(TEXTS, 'prevButton nextButton'),
  ...unsupported(
    INSIDE,
    'modules lazy preloadImages watchSlidesProgress watchSlidesVisibility observer observeParents initialSlide loopedSlides slidesPerGroup virtual hashNavigation history grid init wrapperClass slideClass',
  ),
}

export const swiper: Adapter = {
  title: 'Swiper',
  libraries: ['swiper'],
  shown: ['new Swiper('],
  constructors: /^Swiper$/,
  writes: SLIDER_WRITES,
  advise(use) {
    const options = optionsOf(use, 1)
    const { carried, unsupported: left } = carry(options, rules)
    const autoplay = options.get('autoplay')
    return slider(
      use,
      use.targetOf(0),
      {
        isAutoplay: isOn(autoplay) && !isDisabled(autoplay),
        interval:
          number(autoplay?.entries?.get('delay')) ?? number(autoplay) ?? (isOn(autoplay) ? 3000 : undefined),
        isLoop: isOn(options.get('loop')) || isOn(options.get('rewind')),
        perView: number(options.get('slidesPerView')),
        isVertical: isVertical(options),
        slides: '.swiper-wrapper',
      },
      { carried, unsupported: left },
    )
  },
}

function whole({ plain }: Argument): string | undefined {
  return typeof plain === 'number' && Number.isInteger(plain) ? String(plain) : undefined
}
const isVertical = (options: Options): boolean => options.get('direction')?.plain === 'vertical'
const isDisabled = (autoplay: Argument | undefined): boolean =>
  autoplay?.entries?.get('enabled')?.plain === false
