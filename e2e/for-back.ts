/** A page as most sites send it, and browsers make it anew on Back: with what was typed in it. */
import type { Page } from '@playwright/test'

/**
 * Firefox keeps nothing of what is typed in a page with `no-store`, as the fixture site sends its own; a page that
 * listens to `unload` is kept whole by no browser.
 * @param change changes the page's HTML.
 */
export async function forBack(page: Page, url: string, change = (html: string) => html): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cache-control': 'private' }
    await route.fulfill({ response, headers, body: change(await response.text()) })
  })
  await page.addInitScript(() => addEventListener('unload', () => {}))
}
