/** Old libraries, and what one is known by: the name of its file, its first comment, or what it defines. */

export interface Library {
  readonly title: string
  /** The file's name, without its folder and query. */
  readonly file: RegExp
  /** What the comment in front of it says. */
  readonly banner?: RegExp
  /** Global names and plugins that it defines: `$.fn.colorbox`, `SqueezeBox`. */
  readonly defines: readonly string[]
  /** What has to be there before it. */
  readonly needs?: string
}

const ofJquery = { needs: 'jquery' } as const

export const LIBRARIES: Readonly<Record<string, Library>> = {
  'jquery-ui': {
    title: 'jQuery UI',
    file: /^jquery[.-]?ui([.-]|$)|^(jquery\.)?ui\.(core|widget|dialog|datepicker|autocomplete|tabs|accordion)/i,
    banner: /jQuery UI/,
    defines: ['datepicker', 'dialog', 'autocomplete', 'accordion', 'sortable', 'draggable', 'ui'],
    ...ofJquery,
  },
  colorbox: {
    title: 'Colorbox',
    file: /colorbox/i,
    banner: /colorbox/i,
    defines: ['colorbox'],
    ...ofJquery,
  },
  fancybox: {
    title: 'Fancybox',
    file: /fancybox/i,
    banner: /fancybox/i,
    defines: ['fancybox', 'Fancybox'],
  },
  'magnific-popup': {
    title: 'Magnific Popup',
    file: /magnific[.-]?popup/i,
    banner: /Magnific Popup/i,
    defines: ['magnificPopup'],
    ...ofJquery,
  },
  mmenu: { title: 'mmenu', file: /mmenu/i, banner: /mmenu/i, defines: ['mmenu', 'Mmenu'] },
  swiper: { title: 'Swiper', file: /^(id)?swiper/i, banner: /^\W*Swiper\b/, defines: ['Swiper'] },
  slick: {
    title: 'slick',
    file: /^(jquery\.)?slick([.-]|$)/i,
    banner: /slick/i,
    defines: ['slick'],
    ...ofJquery,
  },
  'owl-carousel': {
    title: 'Owl Carousel',
    file: /owl\.?carousel/i,
    banner: /Owl Carousel/i,
    defines: ['owlCarousel'],
    ...ofJquery,
  },
  inputmask: {
    title: 'Inputmask',
    file: /input-?mask|masked-?input|^jquery\.mask([.-]|$)/i,
    banner: /inputmask|masked ?input|jQuery-Mask-Plugin|jquery\.mask\.js/i,
    defines: ['inputmask', 'Inputmask', 'mask'],
  },
  validate: {
    title: 'jQuery Validation',
    file: /jquery\.?-?valid(ate|ation)/i,
    banner: /jQuery Validation Plugin/i,
    defines: ['validate', 'validator'],
    ...ofJquery,
  },
  tablesorter: {
    title: 'tablesorter',
    file: /tablesorter/i,
    banner: /tablesorter/i,
    defines: ['tablesorter'],
    ...ofJquery,
  },
  datatables: {
    title: 'DataTables',
    file: /datatables?/i,
    banner: /DataTables/,
    defines: ['dataTable', 'DataTable'],
    ...ofJquery,
  },
  'bootstrap-datepicker': {
    title: 'bootstrap-datepicker',
    file: /bootstrap-datepicker/i,
    banner: /Datepicker for Bootstrap/i,
    defines: [],
    ...ofJquery,
  },
  bootstrap: {
    title: 'Bootstrap',
    file: /^bootstrap(\.bundle)?([.-]min|[.-]\d|\.js|\.css|\.rtl|$)/i,
    banner: /^\W*(Bootstrap v|bootstrap\.js|Bootstrap: )/i,
    defines: ['bootstrap', 'modal', 'scrollspy', 'popover', 'collapse'],
  },
  lightbox2: {
    title: 'Lightbox2',
    file: /^lightbox([.-]|$)/i,
    banner: /Lightbox v?2/i,
    defines: ['lightbox'],
    ...ofJquery,
  },
  squeezebox: { title: 'SqueezeBox', file: /squeezebox/i, banner: /SqueezeBox/, defines: ['SqueezeBox'] },
  slimbox: { title: 'Slimbox', file: /slimbox/i, banner: /Slimbox/, defines: ['Slimbox', 'slimbox'] },
  autocompleter: {
    title: 'Autocompleter',
    file: /autocompleter/i,
    banner: /Autocompleter/,
    defines: ['Autocompleter'],
  },
  mootools: {
    title: 'MooTools',
    file: /mootools/i,
    banner: /MooTools/i,
    defines: ['MooTools', 'Class', 'Fx', 'Tips'],
  },
  dreamweaver: { title: 'Dreamweaver', file: /^(dreamweaver|mm_|dw_)/i, defines: [] },
  jquery: {
    title: 'jQuery',
    file: /^jquery([.-](\d|min|slim|latest|core|migrate|pack)|\.js|$)/i,
    banner: /jQuery (JavaScript Library )?v?\d|jQuery Migrate/,
    defines: ['jQuery'],
  },
}

const nameOf = (address: string): string =>
  address
    .replace(/[?#][\s\S]*$/, '')
    .split('/')
    .filter(Boolean)
    .pop() ?? ''

/** By its address alone: all that is known of a file of another origin. */
export function byAddress(address: string): string | undefined {
  const file = nameOf(address)
  const named = Object.keys(LIBRARIES).find((id) => LIBRARIES[id]?.file.test(file))
  if (named) return named
  // `…/npm/swiper@11/+esm`, `…/ajax/libs/jquery/3.7.1/jquery.min.js`
  const [, packed] = /\/(?:npm|libs)\/(?:@[\w-]+\/)?([\w.-]+)/.exec(address) ?? []
  return packed && Object.keys(LIBRARIES).find((id) => LIBRARIES[id]?.file.test(packed))
}

/** A plugin of jQuery that nobody here knows. */
export const isOtherPlugin = (address: string): boolean =>
  /^jquery[.-].+\.js$/i.test(nameOf(address)) && !byAddress(address)

/** Style sheets that are nothing without their script; Bootstrap's dresses the page. */
export const isItsStyle = (id: string): boolean => id !== 'bootstrap' && id !== 'jquery'
