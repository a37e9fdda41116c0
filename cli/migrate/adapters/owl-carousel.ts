/** Owl Carousel, both versions: https://owlcarousel2.github.io/OwlCarousel2/docs/api-options.html */

import { type Adapter, carry, done, optionsOf, unsupported } from '../adapter'
import { isOn, number } from '../argument'
import { CONTROLS, EVENTS, INSIDE, LOOK, MOTION, RESPONSIVE, TEXTS, TOUCH } from './reasons'
import { SLIDER_WRITES, slider } from './sliders'

const rules = {
  items: { to: 'data-per-view' },
  singleItem: {
    to: 'data-per-view',
    as: ({ plain }: { plain?: unknown }) => (plain === true ? '1' : undefined),
  },
  loop: { to: 'data-loop' },
  rewind: { to: 'data-loop' },
  autoplay: { to: 'data-autoplay' },
  autoPlay: { to: 'data-autoplay' },
  autoplayTimeout: { to: 'data-interval' },
  ...done('nav navigation autoplayHoverPause stopOnHover autoHeight rewindNav'),
  ...unsupported(CONTROLS, 'dots dotsEach dotData navContainer dotsContainer pagination paginationNumbers'),
  ...unsupported(TEXTS, 'navText navigationText'),
  ...unsupported(
    MOTION,
    'smartSpeed autoplaySpeed navSpeed dotsSpeed dragEndSpeed animateOut animateIn slideSpeed paginationSpeed rewindSpeed slideTransition transitionStyle fallbackEasing',
  ),
  ...unsupported(
    LOOK,
    'margin center stagePadding autoWidth merge mergeFit itemClass stageClass navClass themeClass baseClass',
  ),
  ...unsupported(
    RESPONSIVE,
    'responsive responsiveClass responsiveRefreshRate responsiveBaseElement itemsDesktop itemsDesktopSmall itemsTablet itemsTabletSmall itemsMobile itemsCustom itemsScaleUp',
  ),
  ...unsupported(TOUCH, 'mouseDrag touchDrag pullDrag freeDrag dragBeforeAnimFinish mouseDraggable'),
  ...unsupported(
    EVENTS,
    'onInitialize onInitialized onResize onResized onRefresh onRefreshed onDrag onDragged onTranslate onTranslated onChange onChanged onLoadLazy onLoadedLazy afterInit afterMove beforeMove afterAction',
  ),
  ...unsupported(
    INSIDE,
    'lazyLoad lazyLoadEager lazyFollow lazyEffect startPosition URLhashListener slideBy scrollPerPage video videoWidth videoHeight rtl info nestedItemSelector itemElement stageElement navElement checkVisible',
  ),
}

export const owlCarousel: Adapter = {
  title: 'Owl Carousel',
  libraries: ['owl-carousel'],
  shown: ['.owlCarousel('],
  methods: ['owlCarousel'],
  writes: SLIDER_WRITES,
  advise(use) {
    const options = optionsOf(use)
    const { carried, unsupported: left } = carry(options, rules)
    const autoplay = options.get('autoplay') ?? options.get('autoPlay')
    const isFirst = ['singleItem', 'autoPlay', 'navigation', 'pagination'].some((name) => options.has(name))
    return slider(
      use,
      use.target,
      {
        isAutoplay: isOn(autoplay),
        interval: number(options.get('autoplayTimeout')) ?? number(autoplay) ?? 5000,
        // The first version went round by going back.
        isLoop: isFirst || isOn(options.get('loop')) || isOn(options.get('rewind')),
        perView: isOn(options.get('singleItem')) ? 1 : (number(options.get('items')) ?? (isFirst ? 5 : 3)),
      },
      { carried, unsupported: left },
      (element) => element.classList.remove('owl-carousel', 'owl-theme'),
    )
  },
}
