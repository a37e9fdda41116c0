/**
 * The one list of adapters: a line each. The first that knows a call advises; names that others have too come last.
 */
import type { Adapter } from '../adapter'
import { bootstrap } from './bootstrap'
import { bootstrapMarkup } from './bootstrap-markup'
import { colorbox } from './colorbox'
import { datepicker } from './datepicker'
import { dialog } from './dialog'
import { dreamweaver } from './dreamweaver'
import { fancybox } from './fancybox'
import { inputmask } from './inputmask'
import { restOfJqueryUi } from './jquery-ui'
import { magnificPopup } from './magnific-popup'
import { mmenu } from './mmenu'
import { mootools } from './mootools'
import { owlCarousel } from './owl-carousel'
import { slick } from './slick'
import { slimbox, squeezeBox } from './squeezebox'
import { autocomplete } from './suggestions'
import { swiper } from './swiper'
import { dataTables, tablesorter } from './tables'
import { validate } from './validate'

export const ADAPTERS: readonly Adapter[] = [
  colorbox,
  fancybox,
  magnificPopup,
  dialog,
  datepicker,
  autocomplete,
  mmenu,
  swiper,
  slick,
  owlCarousel,
  inputmask,
  validate,
  tablesorter,
  dataTables,
  bootstrap,
  bootstrapMarkup,
  squeezeBox,
  slimbox,
  dreamweaver,
  mootools,
  restOfJqueryUi,
]
