/**
 * `import { reactIsland } from 'ilots/island'`: islands of sites that bundle React themselves. Whatever `react` is in
 * their bundle draws them.
 */
import type { ComponentType } from 'react'
import { mountOf } from './island/custom-component'
import {
  type AttributeDefinitions,
  type ComponentProps,
  type IslandComponent,
  type IslandDefinition,
  isComponent,
  PLACES,
} from './island/custom-island'

/** An island that a component of the site's own React draws. */
export interface ReactIslandDefinition<
  Attributes extends AttributeDefinitions = AttributeDefinitions,
  Element extends HTMLElement = HTMLElement,
> extends Omit<IslandDefinition<Attributes, Element>, 'mount' | 'load' | 'Component'> {
  readonly Component: ComponentType<ComponentProps<Attributes, Element>>
}

/**
 * Makes a definition for `Ilots.register` of a component that the site's own React draws. Its `mount` may be the
 * export of a module that `load` fetches.
 */
export function reactIsland<
  const Attributes extends AttributeDefinitions,
  Element extends HTMLElement = HTMLElement,
>(definition: ReactIslandDefinition<Attributes, Element>): IslandDefinition<Attributes, Element> {
  const { Component, place = 'inside', ...own } = definition
  const isRight = isComponent(Component) && PLACES.includes(place) && !('mount' in own || 'load' in own)
  // `Ilots.register` says what is wrong with it.
  if (!isRight) return definition as unknown as IslandDefinition<Attributes, Element>
  const mount = mountOf(Component as unknown as IslandComponent, definition.place)
  return { ...own, mount: mount as unknown as NonNullable<IslandDefinition<Attributes, Element>['mount']> }
}

export type { PublicPage } from './contracts/public-page'
export { useIlots } from './island/custom-component'
export type {
  AttributeDefinition,
  AttributeDefinitions,
  ComponentProps,
  IslandDefinition,
} from './island/custom-island'
