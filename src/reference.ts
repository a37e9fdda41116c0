/** The references of all islands, for documentation and editors; never in the bundle. */
import { reference as contentBlock } from '../islands/content-block/reference'
import { reference as frontBanner } from '../islands/front-banner/reference'
import { reference as frontPopup } from '../islands/front-popup/reference'
import { reference as gotoBlock } from '../islands/goto-block/reference'
import { reference as mobileMenu } from '../islands/mobile-menu/reference'
import { reference as squeezebox } from '../islands/squeezebox/reference'

export const references = [gotoBlock, mobileMenu, squeezebox, contentBlock, frontPopup, frontBanner] as const
