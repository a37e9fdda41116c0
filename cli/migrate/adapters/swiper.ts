/** Swiper: https://swiperjs.com/swiper-api */
import { type Adapter, calledOn, carry, optionRules } from '../adapter'
import { type Argument, isOn, number } from '../argument'
import notes from './notes.json' with { type: 'json' }
import { LAZY, slider } from './sliders'
import library from './swiper.json' with { type: 'json' }

const rules = {
  slidesPerView: {
    to: 'data-per-view',
    as: ({ plain }: Argument) => (Number.isInteger(plain) ? String(plain) : undefined),
    unless: notes.wholeNumber,
  },
  autoplay: {
    to: 'data-autoplay',
    as: ({ plain, entries }: Argument) =>
      entries ? 'true' : plain === undefined ? undefined : String(Boolean(plain)),
  },
  lazy: LAZY,
  // The slides are looked for in it.
  wrapperClass: {
    to: 'data-role',
    as: ({ plain }: Argument) => (typeof plain === 'string' ? plain : undefined),
  },
  ...optionRules(library.options, library.attributes),
}

export const swiper: Adapter = {
  ...library,
  constructors: /^Swiper$/,
  advise(use) {
    const { target, options } = calledOn(use)
    const autoplay = options.get('autoplay')
    const wrapper = options.get('wrapperClass')?.plain
    const delay = number(autoplay?.entries?.get('delay')) ?? number(autoplay)
    return slider(use, target, carry(options, rules), {
      isAutoplay: isOn(autoplay) && autoplay?.entries?.get('enabled')?.plain !== false,
      interval: delay ?? (isOn(autoplay) ? 3000 : undefined),
      isLoop: isOn(options.get('loop')) || isOn(options.get('rewind')),
      perView: number(options.get('slidesPerView')),
      isVertical: options.get('direction')?.plain === 'vertical',
      slides: typeof wrapper === 'string' ? wrapper : 'swiper-wrapper',
    })
  },
}
