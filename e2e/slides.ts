/** What the sliders' and the carousels' tests share: both move slides with the same library. */
import type { Page } from '@playwright/test'

export const slides = (page: Page) => page.locator('.splide__slide')
/** Which slides can be seen and used. */
export const shown = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index])),
  )
export const next = (page: Page) => page.getByRole('button', { name: 'suivant' })
export const previous = (page: Page) => page.getByRole('button', { name: 'précédent' })
