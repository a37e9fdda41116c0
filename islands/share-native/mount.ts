import { defineIsland } from '../../src/island/define-island'
import { onActivate } from '../../src/overlay/activate'
import { pageUrl, shownUrl } from '../../src/server/urls'
import { copyText } from '../../src/ui/clipboard'
import { attributes, type Context } from './context'
import { messages } from './messages'

function mount(_: HTMLElement, context: Context): void {
  const data = shareData(context)
  let isSharing = false
  onActivate(context, async () => {
    // While the device's share sheet is open, a second call would be refused and look like a failure.
    if (isSharing) return
    isSharing = true
    try {
      if (!(await shareByDevice(data))) await copyInstead(context, data.url)
    } finally {
      isSharing = false
    }
  })
}

/** What is shared: the attributes, or else the page. @throws IlotsError `ILOTS-203` */
function shareData({ attributes: { title, text, url } }: Context) {
  return { title: title || document.title, ...(text && { text }), url: url ? shownUrl(url).href : pageUrl() }
}

/** Opens the device's share sheet. @returns false when it failed, true when it was used or cancelled. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

async function copyInstead({ page, say }: Context, url: string): Promise<void> {
  if (await copyText(url)) return page.toast(say('copied'))
  try {
    const { showField } = await page.fetchCode('share-native', () => import('./copy-by-hand'))
    await showField(page, () => say('refused'), url)
  } catch {
    // Reported. Without its code no toast would be shown either.
  }
}

export const island = defineIsland(attributes, messages, mount)
