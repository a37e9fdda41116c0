/** Short messages that go by themselves, one below the other. */

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Content, Drawing } from '../contracts/services/modal'
import { copyOfTemplate } from '../dom/content'
import { isEscape } from '../dom/keys'
import { CloseButton } from './button'

/** A message. */
export interface Message {
  readonly id: number
  readonly content: Content | Drawing
  /** Milliseconds; 0 keeps it. */
  readonly delay: number
  /** Runs once it can be read, or is gone. */
  onShown(): void
}

interface ToastProps {
  readonly message: Message
  /** The name of the button that closes it. */
  readonly close: string
  /** Its time stands still. */
  readonly isHeld: boolean
  /** Runs once: its button or Escape was pressed, or its time is over. */
  onClose(toast: HTMLElement | null): void
}

/** A string is text, a template is copied, any other node is shown itself (contract §7). */
const toNode = (content: Content): string | Node =>
  content instanceof HTMLTemplateElement ? copyOfTemplate(content) : content

/** Draws a message. */
export function Toast({ message: { content, delay, onShown }, close, isHeld, onClose }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const end = () => onClose(toast.current)
  const [timer] = useState(() => makeTimer(delay, end))
  // Some screen readers ignore text in a region that was only just added. In a hidden page, it waits for a frame.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (typeof content !== 'function') text.current?.append(toNode(content))
      flushSync(() => setShown(true))
      onShown()
    })
    return () => {
      cancelAnimationFrame(frame)
      onShown()
    }
  }, [content, onShown])
  useLayoutEffect(() => {
    if (isShown && !isHeld) timer.run()
    return timer.pause
  }, [isShown, isHeld, timer])
  /** Escape closes the message only: an overlay below stays open. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEscape(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
    end()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it has the focus, and the key comes from there.
    <div className="ilots-toast" ref={toast} onKeyDown={onKeyDown}>
      <div className="ilots-toast-text" role="status" ref={text}>
        {isShown && typeof content === 'function' && (content() as ReactNode)}
      </div>
      <CloseButton className="ilots-toast-close" label={close} onPress={end} />
    </div>
  )
}

interface StackProps {
  readonly messages: readonly Message[]
  /** The name of the landmark, so that screen readers can find it. */
  readonly name: string
  /** The name of the buttons that close. */
  readonly close: string
  readonly stack: RefObject<HTMLElement | null>
  onClose(message: Message): void
}

/** Draws messages, the latest below. All of them wait while the pointer or the focus is on one: it is read. */
export function ToastStack({ messages, name, close, stack, onClose }: StackProps) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  /** What had the focus before it came into the stack. */
  const before = useRef<HTMLElement>(undefined)
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && stack.current?.contains(target) === true
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) before.current = relatedTarget
    setFocused(true)
  }
  return (
    <section
      className="ilots-toasts"
      popover="manual"
      aria-label={name}
      ref={stack}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => setFocused(isInside(relatedTarget))}
    >
      {messages.map((message) => (
        <Toast
          key={message.id}
          message={message}
          close={close}
          isHeld={isHovered || isFocused}
          onClose={(toast) => {
            if (toast?.contains(document.activeElement)) passFocus(toast, before.current)
            onClose(message)
          }}
        />
      ))}
    </section>
  )
}

/** The longest delay of a browser's timer, in milliseconds. With a longer one, or 0, the timer never ends. */
const MOST = 2 ** 31

/** Makes a timer that waits to be started, and goes on where a pause has stopped it. @param delay milliseconds. */
export function makeTimer(delay: number, done: () => void) {
  let left = delay
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run() {
      if (timer !== undefined || !(delay > 0 && delay < MOST)) return
      since = performance.now()
      timer = setTimeout(done, Math.max(0, left))
    },
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - since
    },
  }
}

/** Focuses the next message if there is one, since visitors often close all, else what had the focus before. */
function passFocus(toast: HTMLElement, before: HTMLElement | undefined): void {
  const next = toast.nextElementSibling ?? toast.previousElementSibling
  const target = next?.querySelector<HTMLElement>('.ilots-toast-close') ?? before
  target?.focus({ preventScroll: true })
}
