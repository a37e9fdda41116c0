/** The references of all islands, for documentation and editors; never in the bundle. */

import { reference as adminWindow } from '../islands/admin-window/reference'
import { reference as agenda } from '../islands/agenda/reference'
import { reference as analytics } from '../islands/analytics/reference'
import { reference as autocomplete } from '../islands/autocomplete/reference'
import { reference as booking } from '../islands/booking/reference'
import { reference as botCheck } from '../islands/bot-check/reference'
import { reference as carousel } from '../islands/carousel/reference'
import { reference as contactSheet } from '../islands/contact-sheet/reference'
import { reference as contentBlock } from '../islands/content-block/reference'
import { reference as dateField } from '../islands/date-field/reference'
import { reference as dropdown } from '../islands/dropdown/reference'
import { reference as elementForm } from '../islands/element-form/reference'
import { reference as footerMenu } from '../islands/footer-menu/reference'
import { reference as form } from '../islands/form/reference'
import { reference as formBlock } from '../islands/form-block/reference'
import { reference as frontBanner } from '../islands/front-banner/reference'
import { reference as frontPopup } from '../islands/front-popup/reference'
import { reference as gotoBlock } from '../islands/goto-block/reference'
import { reference as hashScroll } from '../islands/hash-scroll/reference'
import { reference as imageZoom } from '../islands/image-zoom/reference'
import { reference as lightbox } from '../islands/lightbox/reference'
import { reference as loadingScreen } from '../islands/loading-screen/reference'
import { reference as mapSwitch } from '../islands/map-switch/reference'
import { reference as mask } from '../islands/mask/reference'
import { reference as miniSearch } from '../islands/mini-search/reference'
import { reference as mobileMenu } from '../islands/mobile-menu/reference'
import { reference as modal } from '../islands/modal/reference'
import { reference as myElements } from '../islands/my-elements/reference'
import { reference as permalink } from '../islands/permalink/reference'
import { reference as popup } from '../islands/popup/reference'
import { reference as rating } from '../islands/rating/reference'
import { reference as scrollReveal } from '../islands/scroll-reveal/reference'
import { reference as searchPlaceholder } from '../islands/search-placeholder/reference'
import { reference as secureLink } from '../islands/secure-link/reference'
import { reference as share } from '../islands/share/reference'
import { reference as shareMail } from '../islands/share-mail/reference'
import { reference as shareNative } from '../islands/share-native/reference'
import { reference as slider } from '../islands/slider/reference'
import { reference as slideshow } from '../islands/slideshow/reference'
import { reference as slideshowPopup } from '../islands/slideshow-popup/reference'
import { reference as sortableTable } from '../islands/sortable-table/reference'
import { reference as squeezebox } from '../islands/squeezebox/reference'
import { reference as stickyHeader } from '../islands/sticky-header/reference'
import { reference as subscription } from '../islands/subscription/reference'
import { reference as toast } from '../islands/toast/reference'
import { reference as translations } from '../islands/translations/reference'
import { reference as wideTable } from '../islands/wide-table/reference'
import type { Reference } from './island/define-reference'

export const references: readonly Reference[] = [
  gotoBlock,
  mobileMenu,
  squeezebox,
  lightbox,
  secureLink,
  popup,
  imageZoom,
  contentBlock,
  loadingScreen,
  analytics,
  frontPopup,
  frontBanner,
  share,
  shareMail,
  shareNative,
  permalink,
  adminWindow,
  dropdown,
  stickyHeader,
  footerMenu,
  hashScroll,
  scrollReveal,
  slideshow,
  slideshowPopup,
  slider,
  carousel,
  mapSwitch,
  contactSheet,
  agenda,
  sortableTable,
  wideTable,
  myElements,
  elementForm,
  booking,
  dateField,
  mask,
  rating,
  form,
  formBlock,
  subscription,
  botCheck,
  autocomplete,
  miniSearch,
  searchPlaceholder,
  modal,
  toast,
  translations,
]
