import styles from 'styles:toast'
import { createRef } from 'react'
import { refusal } from '../../src/base/errors'
import { withoutPrototype } from '../../src/base/own-property'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { Content, Drawing } from '../../src/contracts/services/modal'
import type { Toast } from '../../src/contracts/services/toast'
import { sayWith } from '../../src/i18n/say'
import { keepOnTop } from '../../src/overlay/on-top'
import { makeRoot, type ReactRoot } from '../../src/rendering/react-root'
import { adopt } from '../../src/styles/adopt'
import { type Message, ToastStack } from '../../src/ui/toast'
import { messages } from './messages'

/** Milliseconds that a toast stays (contract §2). */
const DELAY = 5000

/** Makes the service of `Ilots.toast`; all toasts share one stack. */
export async function create(page: Page): Promise<{ show: Toast }> {
  adopt(styles)
  const add = makeStack(page, sayWith(messages, page))
  return {
    async show(content, options) {
      const isShowable =
        content instanceof Node ||
        typeof content === 'function' ||
        (typeof content === 'string' && content.trim() !== '')
      if (!isShowable)
        return refuse(page, 'texte', content, 'un texte, un élément, un fragment ou un template')
      const delay: unknown = withoutPrototype(options)?.delay ?? DELAY
      const isDelay = typeof delay === 'number' && delay >= 0
      if (!isDelay) refuse(page, '{ delay }', delay, 'un nombre de millisecondes')
      await add(content, isDelay ? delay : DELAY)
    },
  }
}

/**
 * Makes the stack: it is in the page while it has a toast.
 * @returns shows a toast, and resolves when it can be read; milliseconds, 0 keeps it.
 */
function makeStack(page: Page, say: (key: 'name' | 'close') => string) {
  const stack = createRef<HTMLElement>()
  let toasts: readonly Message[] = []
  let root: ReactRoot | undefined
  let onTop: AbortController | undefined
  let count = 0
  const put = (container: HTMLElement) => {
    container.className = 'ilots-toasts-root'
  }
  const onError = (error: unknown) => {
    page.report.thrown(error, Code.mountFailed, { island: 'toast' })
    show([])
  }
  const show = (now: readonly Message[]): void => {
    toasts = now
    if (toasts.length === 0) {
      onTop?.abort()
      root?.remove()
      root = undefined
      return
    }
    const isNew = !root
    root ??= makeRoot(page, put, onError)
    root.render(() => (
      <ToastStack
        messages={now}
        name={say('name')}
        close={say('close')}
        stack={stack}
        onClose={(closed) => show(toasts.filter((each) => each !== closed))}
      />
    ))
    if (!isNew || !stack.current) return
    onTop = new AbortController()
    keepOnTop(stack.current, onTop.signal, root.container)
  }
  let isAsked = false
  return (content: Content | Drawing, delay: number) =>
    new Promise<void>((onShown) => {
      count += 1
      toasts = [...toasts, { id: count, content, delay, onShown }]
      // A script may show a thousand at once: they are drawn together.
      if (isAsked) return
      isAsked = true
      queueMicrotask(() => {
        isAsked = false
        show(toasts)
      })
    })
}

function refuse({ report }: Pick<Page, 'report'>, place: string, found: unknown, expected: string): void {
  report.error(Code.attributeRefused, refusal(`Ilots.toast(${place})`, found, expected), { island: 'toast' })
}
