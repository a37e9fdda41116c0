/** slick: https://kenwheeler.github.io/slick/ */
import type { Adapter, Advised, Use } from '../adapter'
import { carry, nobody, none, optionRules, optionsOf } from '../adapter'
import { type Argument, fromJson, isOn, NONE, number, type Options } from '../argument'
import notes from './notes.json' with { type: 'json' }
import library from './slick.json' with { type: 'json' }
import { LAZY, slider } from './sliders'

const rules = {
  vertical: {
    to: 'data-direction',
    as: ({ plain }: Argument) => (plain ? 'vertical' : 'horizontal'),
  },
  lazyLoad: LAZY,
  ...optionRules(library.options, library.attributes),
}

export const slick: Adapter = {
  ...library,
  advise(use) {
    if (use.kind === 'markup') return advise(use, written(use))
    const command = use.args[0]?.plain
    if (typeof command !== 'string') return advise(use, new Map([...written(use), ...optionsOf(use)]))
    return /^(unslick|setPosition|refresh|reinit)$/.test(command)
      ? nobody(notes.starts)
      : none(notes.notDriven)
  },
}

const advise = (use: Use, options: Options): Advised =>
  slider(
    use,
    use.target,
    carry(options, rules),
    {
      isAutoplay: isOn(options.get('autoplay')),
      interval: number(options.get('autoplaySpeed')) ?? 3000,
      isLoop: !options.has('infinite') || isOn(options.get('infinite')),
      perView: number(options.get('slidesToShow')),
      isVertical: isOn(options.get('vertical')),
    },
    (element) => element.removeAttribute('data-slick'),
  )

/** `data-slick='{"slidesToShow": 4}'` */
function written({ target }: Use): Options {
  try {
    return fromJson(JSON.parse(target?.elements[0]?.getAttribute('data-slick') ?? '{}')).entries ?? NONE
  } catch {
    return NONE
  }
}
