import { announce } from '../../src/dom/announce'
import { defineIsland } from '../../src/island/define-island'
import { onActivate } from '../../src/overlay/activate'
import { adoptRules } from '../../src/styles/adopt'
import { copyText } from '../../src/ui/clipboard'
import { attributes, type Context } from './context'
import { messages } from './messages'
import { findTarget, selectAll, textOf } from './target'

/** How the devices of Apple name themselves: they copy with another key. */
const APPLE = ['Mac', 'iPhone', 'iPad']
/** Milliseconds for which the button says that it has copied. */
const SHOWN = 4_000

type Tell = (key: 'copied' | 'selected' | 'nothing') => void

function mount(host: HTMLElement, context: Context): void {
  const find = () => findTarget(host, context.attributes.target)
  // Reports a missing target to the integrator before a visitor presses.
  find()
  const showStatus = makeStatus(host, context)
  onActivate(context, () => copy(find(), context, showStatus))
}

async function copy(target: HTMLElement, { signal }: Context, showStatus: Tell): Promise<void> {
  const text = textOf(target)
  // An empty text must not replace the clipboard's.
  if (!text) return showStatus('nothing')
  if (await copyText(text)) return showStatus('copied')
  selectAll(target)
  showStatus('selected')
  document.addEventListener('copy', () => showStatus('copied'), { signal, once: true })
}

/** Says a sentence in the button, and to screen readers. One that asks for a key stays until it is pressed. */
function makeStatus(host: HTMLElement, { say, set, signal }: Context): Tell {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return (key) => {
    clearTimeout(timer)
    const isApple = APPLE.some((name) => navigator.platform.startsWith(name))
    const sentence = say(key, { keys: isApple ? '⌘C' : 'Ctrl+C' })
    set(host, 'data-said', sentence)
    announce(sentence)
    if (key !== 'selected') timer = setTimeout(() => set(host, 'data-said', null), SHOWN)
  }
}

// Hidden from screen readers, for which it is announced: the button keeps its name.
adoptRules(
  `@layer ilots{[data-ilot-mounted~=copy-button][data-said]::after{content:attr(data-said)/"";\
margin-inline-start:.5em}}`,
)

export const island = defineIsland(attributes, messages, mount)
