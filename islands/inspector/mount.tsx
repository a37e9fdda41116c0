import { Code } from '../../src/island/errors'
import type { InspectorService } from '../../src/island/services/inspector'
import type { WholePage } from '../../src/island/whole-page'
import { rememberFocus } from '../../src/overlay/focus'
import { makeRoot } from '../../src/ui/react-root'
import { Inspector } from './inspector'
import { listenToShortcut, makeShell } from './shell'
import { Tools } from './tools'
import { Watch } from './watch'
import { wordsIn } from './words'

/** The service `Ilots.inspector` (contract §1). */
export async function create(page: WholePage): Promise<InspectorService> {
  let opened: AbortController | undefined
  const close = async () => opened?.abort()
  return {
    async open(quietly = false) {
      if (opened && !opened.signal.aborted) return
      opened = new AbortController()
      show(page, opened, quietly)
    },
    close,
  }
}

function show(page: WholePage, controller: AbortController, quietly: boolean): void {
  const { signal } = controller
  const giveFocusBack = rememberFocus()
  const watch = new Watch(page, signal)
  const shell = makeShell(signal)
  const close = () => controller.abort()
  const root = makeRoot(page, shell.place, (error) => {
    page.report.thrown(error, Code.mountFailed, { island: 'inspector' })
    close()
  })
  const tools = new Tools(page, watch, shell, wordsIn(page.config.lang), signal)
  signal.addEventListener('abort', () => {
    root.remove()
    giveFocusBack()
  })
  root.render(() => <Inspector tools={tools} onClose={close} />)
  listenToShortcut(shell.place, signal)
  if (!quietly) shell.place.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
}
