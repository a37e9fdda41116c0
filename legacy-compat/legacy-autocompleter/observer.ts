/** `Observer` tells when the text of a field, or of the fields of a form, has changed and then rested. */
import type { Observer } from './types'

interface Watching extends Observer {
  timer: number
  stop: AbortController | undefined
  changed(): void
}

const textOf = ({ element }: Watching): string =>
  element instanceof HTMLFormElement
    ? new URLSearchParams([...new FormData(element)].map(([name, value]) => [name, String(value)])).toString()
    : element.value

function setup(this: Watching): void {
  if (!this.isTyped) this.value = textOf(this)
  resume.call(this)
  // After what waits for the same code: whoever watches is ready then, and may have paused.
  queueMicrotask(() => this.stop && this.changed())
}

function resume(this: Watching): Watching {
  pause.call(this)
  const { periodical } = this.options
  this.stop = new AbortController()
  const { signal } = this.stop
  const changed = () => this.changed()
  // `keyup` as well: scripts of that time fire it themselves after they have written into a field.
  for (const type of ['input', 'keyup', 'change']) this.element.addEventListener(type, changed, { signal })
  if (!periodical) return this
  const timer = window.setInterval(changed, periodical)
  signal.addEventListener('abort', () => clearInterval(timer))
  return this
}

function pause(this: Watching): Watching {
  this.stop?.abort()
  this.stop = undefined
  window.clearTimeout(this.timer)
  return this
}

export const observer = {
  setup,
  resume,
  pause,
  destroy: pause,
  changed(this: Watching): void {
    const value = textOf(this)
    if (value === this.value) return
    this.value = value
    window.clearTimeout(this.timer)
    const { delay, periodical } = this.options
    if (!delay || periodical) this.fire()
    else this.timer = window.setTimeout(() => this.fire(), delay)
  },
  fire(this: Watching): void {
    this.fireEvent('fired', [this.value, this.element])
  },
  clear(this: Watching): Watching {
    window.clearTimeout(this.timer)
    return this
  },
  setValue(this: Watching, value: string): Watching {
    window.clearTimeout(this.timer)
    this.element.value = value
    this.value = textOf(this)
    return this
  },
}
