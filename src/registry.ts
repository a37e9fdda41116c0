/** The one list of islands and services. Nothing else imports an island. */

import { adminWindow } from '../islands/admin-window'
import { agenda } from '../islands/agenda'
import { analytics } from '../islands/analytics'
import { autocomplete } from '../islands/autocomplete'
import { booking } from '../islands/booking'
import { botCheck } from '../islands/bot-check'
import { carousel } from '../islands/carousel'
import { contactSheet } from '../islands/contact-sheet'
import { contentBlock } from '../islands/content-block'
import { dateField } from '../islands/date-field'
import { dropdown } from '../islands/dropdown'
import { elementForm } from '../islands/element-form'
import { footerMenu } from '../islands/footer-menu'
import { form } from '../islands/form'
import { formBlock } from '../islands/form-block'
import { frontBanner } from '../islands/front-banner'
import { frontPopup } from '../islands/front-popup'
import { gotoBlock } from '../islands/goto-block'
import { hashScroll } from '../islands/hash-scroll'
import { imageZoom } from '../islands/image-zoom'
import { inspector } from '../islands/inspector'
import { lightbox } from '../islands/lightbox'
import { loadingScreen } from '../islands/loading-screen'
import { mapSwitch } from '../islands/map-switch'
import { mask } from '../islands/mask'
import { miniSearch } from '../islands/mini-search'
import { mobileMenu } from '../islands/mobile-menu'
import { modal } from '../islands/modal'
import { myElements } from '../islands/my-elements'
import { oldGlobals } from '../islands/old-globals'
import { permalink } from '../islands/permalink'
import { popup } from '../islands/popup'
import { rating } from '../islands/rating'
import { registration } from '../islands/registration'
import { scrollReveal } from '../islands/scroll-reveal'
import { searchPlaceholder } from '../islands/search-placeholder'
import { secureLink } from '../islands/secure-link'
import { share } from '../islands/share'
import { shareMail } from '../islands/share-mail'
import { shareNative } from '../islands/share-native'
import { slider } from '../islands/slider'
import { slideshow } from '../islands/slideshow'
import { slideshowPopup } from '../islands/slideshow-popup'
import { sortableTable } from '../islands/sortable-table'
import { squeezebox } from '../islands/squeezebox'
import { stickyHeader } from '../islands/sticky-header'
import { subscription } from '../islands/subscription'
import { toast } from '../islands/toast'
import { translations } from '../islands/translations'
import { wideTable } from '../islands/wide-table'
import type { Island } from './island/island'

export const islands: readonly Island[] = [
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
]

/** Fetched by `services/` when first used. */
export const services = {
  modal,
  lightbox,
  loadingScreen,
  translations,
  analytics,
  toast,
  slideshow,
  oldGlobals,
  inspector,
  registration,
}
