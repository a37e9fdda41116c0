/** The stack of toasts in the page: there while it has one. */
import { createRef } from 'react'
import { Code } from '../../src/island/errors'
import type { Page } from '../../src/island/page'
import type { Content, Drawing } from '../../src/island/services/modal'
import { keepOnTop } from '../../src/overlay/on-top'
import { makeRoot, type ReactRoot } from '../../src/ui/react-root'
import { type Message, ToastStack } from '../../src/ui/toast'

/** Makes the stack. @returns shows a toast, and resolves when it can be read; milliseconds, 0 keeps it. */
export function makeStack(page: Page, say: (key: 'name' | 'close') => string) {
  const stack = createRef<HTMLElement>()
  let messages: readonly Message[] = []
  let shown: { readonly root: ReactRoot; readonly onTop: AbortController } | undefined
  let whole: HTMLElement | undefined
  let count = 0
  const open = () => {
    const onTop = new AbortController()
    const put = (container: HTMLElement) => {
      container.className = 'ilots-toasts-root'
      whole = container
    }
    const root = makeRoot(page, put, (error) => {
      page.report.thrown(error, Code.mountFailed, { island: 'toast' })
      show([])
    })
    return { root, onTop }
  }
  const show = (now: readonly Message[]): void => {
    messages = now
    if (messages.length === 0) {
      shown?.onTop.abort()
      shown?.root.remove()
      shown = undefined
      return
    }
    const isNew = !shown
    shown ??= open()
    shown.root.render(() => (
      <ToastStack
        messages={now}
        name={say('name')}
        close={say('close')}
        stack={stack}
        onClose={(closed) => show(messages.filter((each) => each !== closed))}
      />
    ))
    const screen = stack.current
    if (isNew && screen) keepOnTop(screen, shown.onTop.signal, whole)
  }
  return (content: Content | Drawing, delay: number) =>
    new Promise<void>((onShown) => {
      count += 1
      show([...messages, { id: count, content, delay, onShown }])
    })
}
