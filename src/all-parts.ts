/** Made by `npx tsx scripts/all-parts.ts`: the parts of every island, data that the inspector alone fetches. */

import { parts as agenda } from '../islands/agenda/parts'
import { parts as autocomplete } from '../islands/autocomplete/parts'
import { parts as booking } from '../islands/booking/parts'
import { parts as botCheck } from '../islands/bot-check/parts'
import { parts as carousel } from '../islands/carousel/parts'
import { parts as contactSheet } from '../islands/contact-sheet/parts'
import { parts as contentBlock } from '../islands/content-block/parts'
import { parts as dateField } from '../islands/date-field/parts'
import { parts as dropdown } from '../islands/dropdown/parts'
import { parts as elementForm } from '../islands/element-form/parts'
import { parts as footerMenu } from '../islands/footer-menu/parts'
import { parts as form } from '../islands/form/parts'
import { parts as formBlock } from '../islands/form-block/parts'
import { parts as frontBanner } from '../islands/front-banner/parts'
import { parts as frontPopup } from '../islands/front-popup/parts'
import { parts as gotoBlock } from '../islands/goto-block/parts'
import { parts as mapSwitch } from '../islands/map-switch/parts'
import { parts as miniSearch } from '../islands/mini-search/parts'
import { parts as mobileMenu } from '../islands/mobile-menu/parts'
import { parts as modal } from '../islands/modal/parts'
import { parts as myElements } from '../islands/my-elements/parts'
import { parts as rating } from '../islands/rating/parts'
import { parts as share } from '../islands/share/parts'
import { parts as slider } from '../islands/slider/parts'
import { parts as slideshow } from '../islands/slideshow/parts'
import { parts as sortableTable } from '../islands/sortable-table/parts'
import { parts as stickyHeader } from '../islands/sticky-header/parts'
import type { Parts } from './island/part'

export const allParts: Readonly<Record<string, Parts>> = {
  agenda: agenda,
  autocomplete: autocomplete,
  booking: booking,
  'bot-check': botCheck,
  carousel: carousel,
  'contact-sheet': contactSheet,
  'content-block': contentBlock,
  'date-field': dateField,
  dropdown: dropdown,
  'element-form': elementForm,
  'footer-menu': footerMenu,
  form: form,
  'form-block': formBlock,
  'front-banner': frontBanner,
  'front-popup': frontPopup,
  'goto-block': gotoBlock,
  'map-switch': mapSwitch,
  'mini-search': miniSearch,
  'mobile-menu': mobileMenu,
  modal: modal,
  'my-elements': myElements,
  rating: rating,
  share: share,
  slider: slider,
  slideshow: slideshow,
  'sortable-table': sortableTable,
  'sticky-header': stickyHeader,
}
