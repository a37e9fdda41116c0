/** The types of what layout effects work on. */
import type { FxObject } from '../core/fx'

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
