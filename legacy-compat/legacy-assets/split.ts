import type { Dictionary } from '../core/loose'

type Handler = (this: unknown, ...args: unknown[]) => unknown

interface Split {
  readonly document: Document
  readonly events: Partial<Record<'load' | 'error' | 'abort', Handler>>
  /** What the element is given. */
  readonly properties: Dictionary
}

/** Tells an asset's handlers, `onload` or `onLoad`, from the properties of its element. */
export function split(given: Dictionary): Split {
  const { document: asked, timeout: _timeout, check: _check, ...others } = given
  const events: Dictionary = {}
  const properties: Dictionary = {}
  for (const [name, value] of Object.entries(others)) {
    const event = /^on(load|error|abort)$/i.exec(name)?.[1]?.toLowerCase()
    if (!event) properties[name] = value
    else if (typeof value === 'function') events[event] ??= value
  }
  return { document: (asked as Document | undefined) ?? document, events, properties }
}
