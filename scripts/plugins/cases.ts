/** All cases, in one visible list. */

import bootstrap from '../../tests/plugins/cases/bootstrap'
import clickables from '../../tests/plugins/cases/clickables'
import collapse from '../../tests/plugins/cases/collapse'
import contextMenu from '../../tests/plugins/cases/context-menu'
import datePicker from '../../tests/plugins/cases/date-picker'
import dotter from '../../tests/plugins/cases/dotter'
import elementFilter from '../../tests/plugins/cases/element-filter'
import elementFilters from '../../tests/plugins/cases/element-filters'
import epitome from '../../tests/plugins/cases/epitome'
import iCarousel from '../../tests/plugins/cases/i-carousel'
import infiniteTicker from '../../tests/plugins/cases/infinite-ticker'
import jaPurity from '../../tests/plugins/cases/ja-purity'
import joomlaCaption from '../../tests/plugins/cases/joomla-caption'
import joomlaMenu from '../../tests/plugins/cases/joomla-menu'
import joomlaMootree from '../../tests/plugins/cases/joomla-mootree'
import joomlaSwitcher from '../../tests/plugins/cases/joomla-switcher'
import joomlaValidate from '../../tests/plugins/cases/joomla-validate'
import kwicks from '../../tests/plugins/cases/kwicks'
import lazyLoad from '../../tests/plugins/cases/lazy-load'
import lightFace from '../../tests/plugins/cases/light-face'
import meioMask from '../../tests/plugins/cases/meio-mask'
import mooDialog from '../../tests/plugins/cases/moo-dialog'
import mooFlow from '../../tests/plugins/cases/moo-flow'
import mootools1Tips from '../../tests/plugins/cases/mootools-1-tips'
import noobSlide from '../../tests/plugins/cases/noob-slide'
import overlay from '../../tests/plugins/cases/overlay'
import placeholder from '../../tests/plugins/cases/placeholder'
import progressBar from '../../tests/plugins/cases/progress-bar'
import progressEffect from '../../tests/plugins/cases/progress-effect'
import quickboxes from '../../tests/plugins/cases/quickboxes'
import remooz from '../../tests/plugins/cases/remooz'
import scrollSpy from '../../tests/plugins/cases/scroll-spy'
import slimbox1 from '../../tests/plugins/cases/slimbox-1'
import smoothGallery1 from '../../tests/plugins/cases/smooth-gallery-1'
import smoothGallery2 from '../../tests/plugins/cases/smooth-gallery-2'
import tabPane from '../../tests/plugins/cases/tab-pane'
import textList from '../../tests/plugins/cases/text-list'
import zebraTable from '../../tests/plugins/cases/zebra-table'
import type { PluginCase } from './case'

export const readCases = (): readonly PluginCase[] => [
  bootstrap,
  clickables,
  collapse,
  contextMenu,
  datePicker,
  dotter,
  elementFilter,
  elementFilters,
  epitome,
  iCarousel,
  infiniteTicker,
  jaPurity,
  joomlaCaption,
  joomlaMenu,
  joomlaMootree,
  joomlaSwitcher,
  joomlaValidate,
  kwicks,
  lazyLoad,
  lightFace,
  meioMask,
  mooDialog,
  mooFlow,
  mootools1Tips,
  noobSlide,
  overlay,
  placeholder,
  progressBar,
  progressEffect,
  quickboxes,
  remooz,
  scrollSpy,
  slimbox1,
  smoothGallery1,
  smoothGallery2,
  tabPane,
  textList,
  zebraTable,
]
