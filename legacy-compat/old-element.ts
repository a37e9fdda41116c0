/** Elements with the older library's methods, as its later parts call them. */
import type { FxObject } from './core/fx'

export interface Point {
  x: number
  y: number
}
export interface Styled extends HTMLElement {
  setStyle(name: string, value: unknown): Styled
  getStyle(name: string): unknown
  getPosition(relative?: unknown): Point
  getSize(): Point
  getScroll(): Point
  getScrollSize(): Point
  store(key: string, value: unknown): void
  retrieve(key: string): unknown
}
export interface LayoutFx extends FxObject {
  element: Styled
  start(...args: unknown[]): FxObject
}

export interface Coordinates {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
}
type Handler = (...args: never[]) => unknown

export interface OldElement extends Styled {
  set(names: string | object, value?: unknown): OldElement
  get(name: string): unknown
  setStyles(values: object): OldElement
  inject(target: unknown, where?: string): OldElement
  getCoordinates(relative?: unknown): Coordinates
  getOffsetParent(): OldElement | null
  setPosition(at: Point): OldElement
  computePosition(at: Point): { left: number; top: number }
  addEvent(type: string, fn: Handler): OldElement
  removeEvent(type: string, fn: Handler): OldElement
  addEvents(events: Readonly<Record<string, Handler>>): OldElement
  removeEvents(events: Readonly<Record<string, Handler>>): OldElement
  fireEvent(type: string, args?: unknown): OldElement
  retrieve<Value>(key: string, preset?: Value): Value
  eliminate(key: string): OldElement
  destroy(): void
}

/** What handlers are given. */
export interface OldEvent {
  readonly page: Point
  readonly target: Element
  readonly event?: Event
  readonly rightClick?: boolean
  readonly wheel?: number
  preventDefault(): unknown
  stopPropagation(): unknown
  stop(): unknown
}
