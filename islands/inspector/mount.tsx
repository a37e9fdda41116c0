import { Code } from '../../src/contracts/errors'
import type { InspectorService } from '../../src/contracts/services/inspector'
import type { WholePage } from '../../src/contracts/whole-page'
import { rememberFocus } from '../../src/overlay/remember-focus'
import { islandRoot } from '../../src/rendering/react-root'
import { fetchParts } from './fetch-parts'
import { Inspector } from './inspector'
import { listenToShortcut, makeShell } from './shell'
import { Tools, ToolsContext } from './tools'

/** The service `Ilots.inspector` (contract §1). */
export async function create(page: WholePage): Promise<InspectorService> {
  let opened: AbortController | undefined
  const close = async () => opened?.abort()
  const { why } = page
  return {
    async open(quietly = false) {
      if (opened && !opened.signal.aborted) return
      opened = new AbortController()
      show(page, opened, quietly)
    },
    close,
    async load() {
      const parts = await fetchParts(page)
      if (!parts) return
      page.why = (element) => [...why(element), ...parts.reasonsOf(page, element)]
      if (window.Ilots) Object.assign(window.Ilots, { why: page.why })
    },
  }
}

function show(page: WholePage, controller: AbortController, quietly: boolean): void {
  const { signal } = controller
  const giveFocusBack = rememberFocus()
  const shell = makeShell(page.config.lang, signal)
  const close = () => controller.abort()
  const fail = (error: unknown) => {
    page.report.thrown(error, Code.mountFailed, { island: 'inspector' })
    close()
  }
  const root = islandRoot({ page, signal, fail }, shell.place)
  signal.addEventListener('abort', giveFocusBack)
  const tools = new Tools(page, shell, signal, () =>
    root.render(() => (
      <ToolsContext.Provider value={tools}>
        <Inspector onClose={close} />
      </ToolsContext.Provider>
    )),
  )
  tools.draw()
  listenToShortcut(shell, signal)
  if (!quietly) shell.place.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
}
