/** The lazy half of an island: its attributes, texts and behaviour. */

import { refusal } from '../base/errors'
import type { AttributeSchema, Values } from '../contracts/attributes'
import type { IslandInstance } from '../contracts/descriptor'
import { Code } from '../contracts/errors'
import type { IslandContext, IslandModule, Messages, Mounted, Texts } from '../contracts/island'
import type { Page } from '../contracts/page'
import { sayWith } from '../i18n/say'
import { readAttributes } from './attributes'
import { hostOf } from './define-behaviour'

/**
 * Defines an island with attributes and texts.
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
    mount: (instance, page) =>
      mount(instance.host, {
        ...hostOf(instance, page),
        attributes: read(instance, page, attributes),
        say: sayWith(messages, page),
      }),
  }
}

/** Reads the host's attributes. A refused one is reported and has its default; what a list leaves out, a warning. */
function read<Schema extends AttributeSchema>(
  instance: IslandInstance,
  page: Pick<Page, 'report'>,
  schema: Schema,
): Values<Schema> {
  const { island, host: element } = instance
  const tell =
    (method: 'error' | 'warn') =>
    (...refused: Parameters<typeof refusal>) => {
      const message = refusal(...refused)
      instance.warnings.push(String(message))
      page.report[method](Code.attributeRefused, message, { island: island.name, element })
    }
  const values = readAttributes(element, schema, tell('error'), tell('warn'))
  instance.attributes = values
  return values
}
