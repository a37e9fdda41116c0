import type { Engine } from '../../src/engine/engine'
import { Code } from '../../src/island/errors'
import type { InspectorService } from '../../src/island/services/inspector'
import { rememberFocus } from '../../src/overlay/focus'
import { makeRoot } from '../../src/ui/react-root'
import { Inspector } from './inspector'
import { makeShell } from './shell'
import { listenToShortcut } from './shortcut'
import { Tools } from './tools'
import { Watch } from './watch'
import { wordsIn } from './words'

/** `Ilots.inspector`. */
export async function create(engine: Engine): Promise<InspectorService> {
  let opened: AbortController | undefined
  const close = async () => opened?.abort()
  return {
    async open(quietly = false) {
      if (opened && !opened.signal.aborted) return
      opened = new AbortController()
      show(engine, opened, quietly)
    },
    close,
  }
}

function show(engine: Engine, controller: AbortController, quietly: boolean): void {
  const { signal } = controller
  const giveFocusBack = rememberFocus()
  const watch = new Watch(engine, signal)
  const shell = makeShell(signal)
  const close = () => controller.abort()
  const root = makeRoot(engine, shell.place, (error) => {
    engine.report.thrown(error, Code.mountFailed, { island: 'inspector' })
    close()
  })
  const tools = new Tools(engine, watch, shell, wordsIn(engine.config.lang), signal)
  signal.addEventListener('abort', () => {
    root.remove()
    giveFocusBack()
  })
  root.render(() => <Inspector tools={tools} onClose={close} />)
  listenToShortcut(shell.place, signal)
  if (!quietly) shell.place.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
}
