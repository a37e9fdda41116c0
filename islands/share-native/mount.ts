import { defineIsland } from '../../src/island/define-island'
import type { IslandContext } from '../../src/island/island'
import { onActivate } from '../../src/overlay/activate'
import { pageUrl, shownUrl } from '../../src/server/urls'
import { copyText, selectableText } from '../../src/ui/clipboard'
import { attributes } from './attributes'
import { messages } from './messages'

type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(_: HTMLElement, context: Context): void {
  const data = shareData(context)
  let isSharing = false
  onActivate(context, async () => {
    // The device's sheet is open: a second one would be refused, and taken for a failure.
    if (isSharing) return
    isSharing = true
    try {
      if (!(await offer(data))) await copy(context, data.url)
    } finally {
      isSharing = false
    }
  })
}

/** @throws IlotsError `ILOTS-203` */
function shareData({ attributes: { title, text, url } }: Context) {
  return { title: title || document.title, ...(text && { text }), url: url ? shownUrl(url).href : pageUrl() }
}

/** @returns whether the device has dealt with it: the visitor has shared, or has chosen not to. */
async function offer(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

async function copy({ engine, say }: Context, url: string): Promise<void> {
  const { toast } = engine.services
  if (await copyText(url)) return toast(say('copied'))
  const field = selectableText(say('refused'), url)
  await toast(field.element, { delay: 0 })
  field.select()
}

export const island = defineIsland(attributes, messages, mount)
