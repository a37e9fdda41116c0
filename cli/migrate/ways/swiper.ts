/** Swiper: https://swiperjs.com/swiper-api */
import { words } from '../../../src/island/define-reference'
import { type Given, isOn, number, type Options } from '../given'
import { carry, done, lost, optionsOf, type Way } from '../way'
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
    as: ({ plain, entries }: Given) =>
      entries ? 'true' : plain === undefined ? undefined : String(Boolean(plain)),
  },
  ...done('navigation keyboard a11y watchOverflow autoHeight grabCursor'),
  ...lost(CONTROLS, 'pagination scrollbar thumbs controller'),
  ...lost(
    MOTION,
    'speed effect fadeEffect cubeEffect coverflowEffect flipEffect cardsEffect creativeEffect parallax',
  ),
  ...lost(LOOK, 'spaceBetween centeredSlides slidesOffsetBefore slidesOffsetAfter centeredSlidesBounds'),
  ...lost(RESPONSIVE, 'breakpoints'),
  ...lost(TOUCH, 'mousewheel freeMode allowTouchMove simulateTouch touchRatio threshold zoom'),
  ...lost(EVENTS, 'on onInit runCallbacksOnInit'),
  ...lost(TEXTS, 'prevButton nextButton'),
  ...lost(
    INSIDE,
    'modules lazy preloadImages watchSlidesProgress watchSlidesVisibility observer observeParents initialSlide loopedSlides slidesPerGroup virtual hashNavigation history grid init wrapperClass slideClass',
  ),
}

export const swiper: Way = {
  title: 'Swiper',
  libraries: ['swiper'],
  shown: ['new Swiper('],
  constructors: /^Swiper$/,
  writes: SLIDER_WRITES,
  advise(use) {
    const options = optionsOf(use, 1)
    const { carried, lost: left } = carry(options, rules)
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
      { carried, lost: left },
    )
  },
}

function whole({ plain }: Given): string | undefined {
  return typeof plain === 'number' && Number.isInteger(plain) ? String(plain) : undefined
}
const isVertical = (options: Options): boolean => options.get('direction')?.plain === 'vertical'
const isDisabled = (autoplay: Given | undefined): boolean =>
  autoplay?.entries?.get('enabled')?.plain === false
