/** The one list of islands and services. Nothing else imports an island. */
import { contentBlock } from '../islands/content-block'
import { frontBanner } from '../islands/front-banner'
import { frontPopup } from '../islands/front-popup'
import { gotoBlock } from '../islands/goto-block'
import { hashScroll } from '../islands/hash-scroll'
import { imageZoom } from '../islands/image-zoom'
import { lightbox } from '../islands/lightbox'
import { loadingScreen } from '../islands/loading-screen'
import { mobileMenu } from '../islands/mobile-menu'
import { modal } from '../islands/modal'
import { popup } from '../islands/popup'
import { scrollReveal } from '../islands/scroll-reveal'
import { secureLink } from '../islands/secure-link'
import { squeezebox } from '../islands/squeezebox'
import type { Island } from './island'

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
  frontPopup,
  frontBanner,
  hashScroll,
  scrollReveal,
]

/** Fetched by `services/` when first used. */
export const services = { modal, lightbox, loadingScreen }
