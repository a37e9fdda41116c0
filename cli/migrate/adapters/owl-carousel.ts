/** Owl Carousel, both versions: https://owlcarousel2.github.io/OwlCarousel2/docs/api-options.html */
import { type Adapter, carry, optionRules, optionsOf } from '../adapter'
import { type Argument, isOn, number } from '../argument'
import library from './owl-carousel.json' with { type: 'json' }
import { LAZY, slider } from './sliders'

const rules = {
  singleItem: { to: 'data-per-view', as: ({ plain }: Argument) => (plain === true ? '1' : undefined) },
  lazyLoad: LAZY,
  ...optionRules(library.options, library.attributes),
}

export const owlCarousel: Adapter = {
  ...library,
  advise(use) {
    const options = optionsOf(use)
    const autoplay = options.get('autoplay') ?? options.get('autoPlay')
    const isFirst = ['singleItem', 'autoPlay', 'navigation', 'pagination'].some((name) => options.has(name))
    return slider(
      use,
      use.target,
      carry(options, rules),
      {
        isAutoplay: isOn(autoplay),
        interval: number(options.get('autoplayTimeout')) ?? number(autoplay) ?? 5000,
        // The first version went round by going back.
        isLoop: isFirst || isOn(options.get('loop')) || isOn(options.get('rewind')),
        perView: isOn(options.get('singleItem')) ? 1 : (number(options.get('items')) ?? (isFirst ? 5 : 3)),
      },
      (element) => element.classList.remove('owl-carousel', 'owl-theme'),
    )
  },
}
