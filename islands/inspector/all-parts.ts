/** The parts of every island that has some (`islands/<name>/parts.ts`). */
import type { Parts } from '../../src/island/part'
import { parts as agenda } from '../agenda/parts'
import { parts as autocomplete } from '../autocomplete/parts'
import { parts as booking } from '../booking/parts'
import { parts as botCheck } from '../bot-check/parts'
import { parts as carousel } from '../carousel/parts'
import { parts as contactSheet } from '../contact-sheet/parts'
import { parts as contentBlock } from '../content-block/parts'
import { parts as dateField } from '../date-field/parts'
import { parts as dropdown } from '../dropdown/parts'
import { parts as elementForm } from '../element-form/parts'
import { parts as footerMenu } from '../footer-menu/parts'
import { parts as form } from '../form/parts'
import { parts as formBlock } from '../form-block/parts'
import { parts as frontBanner } from '../front-banner/parts'
import { parts as frontPopup } from '../front-popup/parts'
import { parts as gotoBlock } from '../goto-block/parts'
import { parts as mapSwitch } from '../map-switch/parts'
import { parts as miniSearch } from '../mini-search/parts'
import { parts as mobileMenu } from '../mobile-menu/parts'
import { parts as modal } from '../modal/parts'
import { parts as myElements } from '../my-elements/parts'
import { parts as rating } from '../rating/parts'
import { parts as share } from '../share/parts'
import { parts as slider } from '../slider/parts'
import { parts as slideshow } from '../slideshow/parts'
import { parts as sortableTable } from '../sortable-table/parts'
import { parts as stickyHeader } from '../sticky-header/parts'

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
  'form-block': formBlock,
  form: form,
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
