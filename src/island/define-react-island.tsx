/** The lazy half of an island that is a component. */
import type { ReactNode } from 'react'
import { islandRoot } from '../ui/react-root'
import type { AttributeSchema } from './attributes'
import { defineIsland } from './define-island'
import type { IslandContext, IslandModule, Messages, Texts } from './island'

interface ReactIsland<Schema extends AttributeSchema, Keys extends Texts> {
  readonly attributes: Schema
  readonly messages: Messages<Keys>
  /** Drawn within the mount, and again when translations arrive; what it throws fails the island. */
  Component(props: IslandContext<Schema, Keys>): ReactNode
  /** Puts the container into the page: by default at the end of the host. Portals lead to other places. */
  put?(container: HTMLElement, context: IslandContext<Schema, Keys>): void
}

/** Defines an island that a component draws. It goes with the island, and the server's HTML is never React's. */
export const defineReactIsland = <Schema extends AttributeSchema, Keys extends Texts>({
  attributes,
  messages,
  Component,
  put,
}: ReactIsland<Schema, Keys>): IslandModule['island'] =>
  defineIsland(attributes, messages, (host, context) => {
    const root = islandRoot(context, put ? (container) => put(container, context) : host)
    root.render(() => <Component {...context} />)
  })
