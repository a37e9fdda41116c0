/** The lazy half of an island: its attributes, texts and behaviour, and what it is given when it mounts. */
import { type AttributeSchema, readAttributes } from './attributes'
import type { Engine } from './engine'
import { Code, refusal } from './errors'
import type { Dispose, IslandContext, IslandModule, Messages, Texts } from './island'
import type { Slot } from './lifecycle'
import { sayWith } from './say'

/** An island that has nothing to undo returns nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: what a mount returns is either.
type Mounted = Dispose | void

/**
 * @param mount what the island does to its host; every listener, request and observer hangs on `context.signal`,
 * every change to the server's attributes is made with `context.set`.
 */
export function defineIsland<Schema extends AttributeSchema, Keys extends Texts>(
  attributes: Schema,
  messages: Messages<Keys>,
  mount: (host: HTMLElement, context: IslandContext<Schema, Keys>) => Mounted | Promise<Mounted>,
): IslandModule['island'] {
  return {
    attributes,
    messages,
    mount: (slot, engine) => mount(slot.host, makeContext(slot, engine, attributes, messages)),
  }
}

function makeContext<Schema extends AttributeSchema, Keys extends Texts>(
  slot: Slot,
  engine: Engine,
  schema: Schema,
  messages: Messages<Keys>,
): IslandContext<Schema, Keys> {
  const { island, host } = slot
  const { signal } = slot.controller
  const attributes = readAttributes(host, schema, (name, raw, expected) => {
    const message = refusal(name, raw, expected)
    slot.warnings.push(message)
    engine.report.error(Code.attributeRefused, message, { island: island.name, element: host })
  })
  slot.attributes = attributes
  return {
    island: island.name,
    host,
    attributes,
    signal,
    engine,
    say: sayWith(messages, engine),
    emit: (event, detail) => engine.dispatch(host, event, detail),
    listen: (type, handler) => engine.delegation.on(type, host, handler as (event: Event) => void, signal),
    set: setter(signal),
    fail: (error) => slot.fail(error),
  }
}

/** What another script has changed since is left alone: only a value that is still ours is undone. */
function setter(signal: AbortSignal): IslandContext['set'] {
  const undo: (() => void)[] = []
  signal.addEventListener('abort', () => {
    for (const step of undo.reverse()) step()
  })
  return (element, name, value) => {
    if (signal.aborted) return
    const before = element.getAttribute(name)
    element.setAttribute(name, value)
    undo.push(() => {
      if (element.getAttribute(name) !== value) return
      if (before === null) element.removeAttribute(name)
      else element.setAttribute(name, before)
    })
  }
}
