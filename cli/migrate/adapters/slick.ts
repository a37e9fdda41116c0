/** slick: https://kenwheeler.github.io/slick/ */
import { words } from '../../../src/island/define-reference'
import {
  type Adapter,
  type Advised,
  carry,
  done,
  nobody,
  none,
  optionsOf,
  type Use,
  unsupported,
} from '../adapter'
import { fromJson, isOn, NONE, number, type Options } from '../argument'
import { CONTROLS, EVENTS, INSIDE, LOOK, MOTION, RESPONSIVE, STARTS, TEXTS, TOUCH } from './reasons'
import { SLIDER_WRITES, slider } from './sliders'

const rules = {
  autoplay: { to: 'data-autoplay' },
  autoplaySpeed: { to: 'data-interval' },
  infinite: { to: 'data-loop' },
  slidesToShow: { to: 'data-per-view' },
  vertical: {
    to: 'data-direction',
    as: ({ plain }: { plain?: unknown }) => (plain ? 'vertical' : 'horizontal'),
  },
  ...done('arrows accessibility pauseOnHover pauseOnFocus adaptiveHeight focusOnChange'),
  ...unsupported(CONTROLS, 'dots appendDots appendArrows customPaging dotsClass asNavFor pauseOnDotsHover'),
  ...unsupported(TEXTS, 'prevArrow nextArrow'),
  ...unsupported(MOTION, 'speed cssEase easing fade useCSS useTransform waitForAnimate'),
  ...unsupported(LOOK, 'centerMode centerPadding variableWidth rows slidesPerRow zIndex'),
  ...unsupported(RESPONSIVE, 'responsive mobileFirst respondTo'),
  ...unsupported(
    TOUCH,
    'draggable swipe swipeToSlide touchMove touchThreshold edgeFriction verticalSwiping focusOnSelect',
  ),
  ...unsupported(INSIDE, 'lazyLoad initialSlide slide slidesToScroll rtl'),
  ...unsupported(EVENTS, 'onBeforeChange onAfterChange onInit'),
}

export const slick: Adapter = {
  title: 'slick',
  libraries: ['slick'],
  shown: ['.slick(', 'data-slick'],
  methods: ['slick'],
  markup: '[data-slick]',
  writes: SLIDER_WRITES,
  advise(use) {
    if (use.kind === 'markup') return advise(use, written(use))
    const command = use.args[0]?.plain
    if (typeof command !== 'string') return advise(use, new Map([...written(use), ...optionsOf(use)]))
    if (/^(unslick|setPosition|refresh|reinit)$/.test(command)) return nobody(STARTS)
    return none(
      words(
        'le diaporama n’est pas conduit par un script : ses flèches et son bouton sont là',
        'a script does not drive the slider: it has its arrows and its button',
      ),
    )
  },
}

function advise(use: Use, options: Options): Advised {
  const { carried, unsupported: left } = carry(options, rules)
  return slider(
    use,
    use.target,
    {
      isAutoplay: isOn(options.get('autoplay')),
      interval: number(options.get('autoplaySpeed')) ?? 3000,
      isLoop: !options.has('infinite') || isOn(options.get('infinite')),
      perView: number(options.get('slidesToShow')),
      isVertical: isOn(options.get('vertical')),
    },
    { carried, unsupported: left },
    (element) => element.removeAttribute('data-slick'),
  )
}

/** `data-slick='{"slidesToShow": 4}'` */
function written({ target }: Use): Options {
  try {
    return fromJson(JSON.parse(target?.elements[0]?.getAttribute('data-slick') ?? '{}')).entries ?? NONE
  } catch {
    return NONE
  }
}
