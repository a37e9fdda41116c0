import styles from 'styles:mobile-menu'
import { membersOf } from '../../src/dom/members'
import { defineIsland } from '../../src/island/define-island'
import { Code } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import { isAbort } from '../../src/server/request'
import { safeUrl } from '../../src/server/safe-url'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes, type NavbarItem } from './attributes'
import { MenuFailure } from './failure'
import { callNamed } from './functions'
import { MenuLoader } from './load'
import { Menu } from './menu'
import { messages } from './messages'
import { openMenu } from './open-menu'
import { readOptions } from './read-options'
import type { Block, Page } from './replies'
import { type MenuView, readPlace } from './view'

type Context = IslandContext<typeof attributes, (typeof messages)['fr']>
const ID = 'ilots-menu'

function mount(host: HTMLElement, context: Context): void {
  adopt(styles)
  const view = makeView(context)
  const loader = new MenuLoader(context, view.options.configmenu)
  let loading = false
  const toggle = async () => {
    if (loading || context.engine.store.getState().menu.open) return
    loading = true
    try {
      await open(context, view, loader, () => void toggle())
    } finally {
      loading = false
    }
  }
  context.set(host, 'aria-controls', ID)
  context.listen('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    void toggle()
  })
  if (membersOf(host).localName !== 'a' && membersOf(host).localName !== 'button')
    actAsButton(host, context, () => void toggle())
}

async function open(context: Context, view: MenuView, loader: MenuLoader, retry: () => void): Promise<void> {
  try {
    const blocks = loader.ready ?? (await loadShown(context, view, loader))
    if (blocks.length > 0) show(context, view, blocks)
    else
      context.engine.report.warn(
        Code.emptyReply,
        "le menu mobile (mobile menu) n'a renvoyé aucun élément à afficher.",
      )
  } catch (error) {
    if (!isAbort(error)) showFailure(context, view, retry)
  }
}

/** While loading, the button says so, and the global loader shows unless it is disabled (§4.6). */
async function loadShown(
  { host, engine }: Context,
  view: MenuView,
  loader: MenuLoader,
): Promise<readonly Block[]> {
  const { loading } = engine.services
  const busy = (on: boolean) => {
    membersOf(host).classList.toggle('is-loading', on)
    if (!membersOf(host).className) membersOf(host).removeAttribute('class')
    engine.store.setState(({ menu }) => ({ menu: { ...menu, loading: on } }))
  }
  busy(true)
  if (!view.options.disableLoaderBtn) loading.show().catch(() => {})
  try {
    return await loader.load()
  } finally {
    busy(false)
    if (!view.options.disableLoaderBtn) loading.hide().catch(() => {})
  }
}

function show(context: Context, view: MenuView, blocks: readonly Block[]): void {
  openMenu(context as IslandContext, view.options, (ref, close) => (
    <Menu dialog={ref} id={ID} view={view} blocks={blocks} onClose={close} />
  ))
}

function showFailure(context: Context, view: MenuView, retry: () => void): void {
  const href = membersOf(context.host).getAttribute('href')
  const fallback = href && !href.startsWith('#') ? (safeUrl(href)?.href ?? null) : null
  openMenu(context as IslandContext, view.options, (ref, close) => (
    <MenuFailure
      dialog={ref}
      view={view}
      fallback={fallback}
      onClose={close}
      onRetry={() => {
        close()
        // The attempt that failed is over once this event is.
        queueMicrotask(retry)
      }}
    />
  ))
}

function makeView({ attributes: given, engine, host, island, say }: Context): MenuView {
  const refused = new Set<string>()
  const failed = new Set<NavbarItem>()
  return {
    options: readOptions(given),
    config: engine.config,
    ...readPlace(document.body),
    say,
    refuse({ id, link }: Page) {
      if (refused.has(id)) return
      refused.add(id)
      engine.report.warn(
        Code.urlRefused,
        `le lien de la page ${id} est refusé, reçu « ${link} », attendu une adresse http, https, mailto ou tel.`,
        { island, element: host },
      )
    },
    call: (name) => callNamed(engine, name),
    onNamed(name, fill) {
      let known = engine.navbar.get(name)
      return engine.store.subscribe(() => {
        const given = engine.navbar.get(name)
        if (given === known) return
        known = given
        fill()
      })
    },
    fail(item, error) {
      if (failed.has(item)) return
      failed.add(item)
      engine.report.thrown(error, Code.partMissing, { island, element: host })
    },
  }
}

/** A `div` with the id is made a button. */
function actAsButton(host: HTMLElement, { set, listen }: Context, toggle: () => void): void {
  if (!membersOf(host).hasAttribute('role')) set(host, 'role', 'button')
  if (!membersOf(host).hasAttribute('tabindex')) set(host, 'tabindex', '0')
  listen('keydown', (event) => {
    if (event.target !== host || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    toggle()
  })
}

export const island = defineIsland(attributes, messages, mount)
