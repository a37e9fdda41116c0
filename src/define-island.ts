/** The lazy half of an island: its attributes, texts and behaviour, and what it is given when it mounts. */
import { type AttributeSchema, readAttributes, type Values } from './attributes'
import { Changes } from './changes'
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
 * every change to the server's HTML is made through `context.changes`.
 */
export function defineIsland<Schema extends AttributeSchema, Keys extends Texts>(
  attributes: Schema,
  messages: Messages<Keys>,
  mount: (host: HTMLElement, context: IslandContext<Schema, Keys>) => Mounted | Promise<Mounted>,
): IslandModule['island'] {
  return {
    attributes,
    messages,
    async mount(slot, engine) {
      const changes = new Changes()
      const values = read(slot, engine, attributes)
      try {
        const dispose = await mount(slot.host, makeContext(slot, engine, changes, values, messages))
        return () => {
          dispose?.()
          changes.revert()
        }
      } catch (error) {
        changes.revert()
        throw error
      }
    },
  }
}

function read<Schema extends AttributeSchema>(slot: Slot, engine: Engine, schema: Schema): Values<Schema> {
  const values = readAttributes(slot.host, schema, (name, raw, expected) => {
    const message = refusal(name, raw, expected)
    slot.warnings.push(message)
    engine.report.error(Code.attributeRefused, message, { island: slot.island.name, element: slot.host })
  })
  slot.attributes = values
  return values
}

function makeContext<Schema extends AttributeSchema, Keys extends Texts>(
  slot: Slot,
  engine: Engine,
  changes: Changes,
  attributes: Values<Schema>,
  messages: Messages<Keys>,
): IslandContext<Schema, Keys> {
  const { island, host } = slot
  const { signal } = slot.controller
  return {
    island: island.name,
    host,
    attributes,
    signal,
    changes,
    engine,
    say: sayWith(messages, engine),
    emit: (event, detail) => engine.dispatch(host, event, detail),
    listen: (type, handler) => engine.delegation.on(type, host, handler as (event: Event) => void, signal),
    fail: (error) => slot.fail(error),
  }
}
