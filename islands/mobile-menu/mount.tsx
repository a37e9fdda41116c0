import styles from 'styles:mobile-menu'
import overlay from 'styles:overlay'
import { refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { defineIsland } from '../../src/island/define-island'
import { onActivate } from '../../src/overlay/activate'
import { prerender } from '../../src/rendering/prerender'
import { isAbort } from '../../src/server/request'
import { safeUrl } from '../../src/server/safe-url'
import { adopt } from '../../src/styles/adopt'
import { attributes } from './attributes'
import { ID, MenuFailure } from './frame'
import { Menu } from './menu'
import { MenuLoader } from './menu-loader'
import { messages } from './messages'
import { openMenu } from './open-menu'
import type { Block } from './replies'
import { type Context, changeMenu, type MenuView, makeView } from './view'

function mount(host: HTMLElement, context: Context): void {
  adopt(styles, overlay)
  const view = makeView(context)
  const loader = new MenuLoader(context)
  const toggle = async () => {
    const { menu } = context.page.store.getState()
    if (!menu.loading && !menu.open) await open(view, loader, () => void toggle())
  }
  context.set(host, 'aria-controls', ID)
  onActivate(context, toggle)
  // An empty menu, without what its bars would load or copy.
  const emptyView = { ...view, options: { ...view.options, header: [], footer: [] } }
  prerender(<Menu dialog={{ current: null }} view={emptyView} blocks={[]} onClose={() => {}} />)
}

async function open(view: MenuView, loader: MenuLoader, retry: () => void): Promise<void> {
  try {
    const blocks = loader.ready ?? (await loadShown(view, loader))
    if (blocks.length > 0)
      openMenu(view, (ref, close) => <Menu dialog={ref} view={view} blocks={blocks} onClose={close} />)
    else {
      const { source } = view.options
      view.page.report.warn(
        Code.emptyReply,
        source
          ? refusal('data-source du menu', source, 'un sélecteur de listes de liens qui sont dans la page')
          : "le menu mobile (mobile menu) n'a renvoyé aucun élément à afficher.",
      )
      const link = linkWithoutScript(view.host)
      if (link) location.assign(link)
    }
  } catch (error) {
    if (!isAbort(error)) showFailure(view, retry)
  }
}

/** Loads the menu; meanwhile the button is marked, and the global loader shows unless disabled (§4.6). */
async function loadShown({ host, page, options }: MenuView, loader: MenuLoader): Promise<readonly Block[]> {
  const { loading } = page
  const busy = (on: boolean) => {
    const { classList } = host
    classList.toggle('is-loading', on)
    if (!classList.length) host.removeAttribute('class')
    changeMenu(page, { loading: on })
  }
  busy(true)
  if (!options.disableLoaderBtn) loading.show().catch(() => {})
  try {
    return await loader.load()
  } finally {
    busy(false)
    if (!options.disableLoaderBtn) loading.hide().catch(() => {})
  }
}

/** Where the button leads without the menu; null for one that is no link, or leads to a part of this page. */
function linkWithoutScript(host: HTMLElement): string | null {
  const href = host.getAttribute('href')
  return href && !href.startsWith('#') ? (safeUrl(href)?.href ?? null) : null
}

function showFailure(view: MenuView, retry: () => void): void {
  openMenu(view, (ref, close) => (
    <MenuFailure
      dialog={ref}
      view={view}
      fallback={linkWithoutScript(view.host)}
      onClose={close}
      onRetry={() => {
        close()
        // After this event, when the failed attempt has ended.
        queueMicrotask(retry)
      }}
    />
  ))
}

export const island = defineIsland(attributes, messages, mount)
