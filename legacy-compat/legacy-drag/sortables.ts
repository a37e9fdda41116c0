/** `Sortables`: lists whose items the pointer puts in another order. */

import { type Dictionary, isThere, type Loose, type OldObject } from '../core/loose'
import type { Kit } from '../kit'
import type { OldElement, OldEvent } from '../old-element'
import { UNDRAGGABLE } from './drag'
import type { MoveObject } from './drag-move'

/** Makes the copy of an item that follows the pointer. */
function cloneOf(item: OldElement, list: OldElement): OldElement {
  const clone = (item as unknown as { clone(contents: boolean): OldElement }).clone(true)
  const styles = { margin: 0, position: 'absolute', visibility: 'hidden', width: item.getStyle('width') }
  clone.setStyles(styles).addEvent('mousedown', (event: unknown) => item.fireEvent('mousedown', event))
  // Of radio buttons of one name, the browser unchecks the item's own.
  const own = item.querySelectorAll<HTMLInputElement>('input[type=radio]')
  const checked = [...own].map((radio) => radio.checked)
  for (const [index, radio] of clone.querySelectorAll<HTMLInputElement>('input[type=radio]').entries())
    radio.name = `clone_${index}`
  clone.inject(list)
  for (const [index, radio] of own.entries()) if (checked[index]) radio.checked = true
  return clone
}

const OPTIONS = {
  opacity: 1,
  clone: false,
  revert: false,
  handle: false,
  dragOptions: {},
  unDraggableTags: UNDRAGGABLE,
  snap: 4,
  constrain: false,
  preventDefault: false,
}

interface SortablesObject extends OldObject {
  options: Omit<typeof OPTIONS, 'clone' | 'handle' | 'revert'> & {
    clone: boolean | ((event: OldEvent, element: OldElement, list: OldElement) => OldElement)
    handle: string | false
    revert: boolean | Dictionary
  }
  elements: OldElement[]
  lists: OldElement[]
  idle: boolean
  element: OldElement
  list: OldElement
  clone: OldElement
  opacity: unknown
  effect?: Loose
  drag: MoveObject
  addLists(...lists: unknown[]): SortablesObject
  addItems(...items: unknown[]): SortablesObject
  removeItems(...items: unknown[]): unknown
  removeLists(...lists: unknown[]): OldElement[]
  getClone(event: OldEvent, element: OldElement): OldElement
  getDroppables(): OldElement[]
  getDroppableCoordinates(element: OldElement): { x: number; y: number }
  insert(dragging: OldElement, element: OldElement): void
  start(event: OldEvent, element: OldElement): void
  end(): void
  reset(): void
}

type Start = (event: OldEvent) => void

/** Lists may be given in lists. */
const flat = (items: unknown[]): OldElement[] =>
  items.flatMap((item) => (Object(item).nodeType ? [item] : Array.prototype.slice.call(item))) as OldElement[]
const childrenOf = (list: OldElement) => [...list.children] as OldElement[]

/** The handle of an item. A finger takes only a handle: everywhere else it scrolls the page. */
function handleOf({ options: { handle } }: SortablesObject, item: OldElement) {
  const part = handle ? item.querySelector(handle) : null
  return { handle: (part ?? item) as OldElement, types: part ? ['mousedown', 'touchstart'] : ['mousedown'] }
}

/** Moves the clone to where its item is, and then forgets it. */
function revert(self: SortablesObject, effect: Loose): void {
  const { element, clone } = self
  const { top, left } = clone.computePosition(self.getDroppableCoordinates(element))
  const forget = () => {
    effect.removeEvent?.('cancel', forget)
    clone.destroy()
    self.reset()
  }
  Reflect.set(effect, 'element', clone)
  const size = { width: element.getStyle('width'), height: element.getStyle('height') }
  effect.start?.({ top, left, ...size, opacity: 0.25 })
  effect.addEvent?.('cancel', forget)
  effect.chain?.(forget)
}

export const makeSortables = ({ defineClass, Events, Options, Fx, byId, all }: Kit, Move: Loose): Loose =>
  defineClass<SortablesObject>({
    Implements: [Events, Options],
    options: OPTIONS,

    initialize(lists: unknown, options: unknown) {
      this.setOptions(options)
      Object.assign(this, { elements: [], lists: [], idle: true })
      this.addLists(all(byId(lists) ?? lists))
      if (!this.options.clone) this.options.revert = false
      if (this.options.revert)
        this.effect = new (Fx.Morph as Loose)(null, {
          duration: 250,
          link: 'cancel',
          ...Object(this.options.revert),
        })
    },
    attach() {
      return this.addLists(this.lists)
    },
    detach() {
      this.lists = this.removeLists([...this.lists])
      return this
    },
    addItems(...items: unknown[]) {
      for (const item of flat(items)) {
        this.elements.push(item)
        const start = item.retrieve<Start>('sortables:start', (event: OldEvent) => this.start(event, item))
        const { handle, types } = handleOf(this, item)
        for (const type of types) handle.addEvent(type, start)
      }
      return this
    },
    addLists(...lists: unknown[]) {
      for (const list of flat(lists)) {
        if (!this.lists.includes(list)) this.lists.push(list)
        this.addItems(childrenOf(list))
      }
      return this
    },
    removeItems(...items: unknown[]) {
      const given = flat(items)
      this.elements = this.elements.filter((item) => !given.includes(item))
      for (const item of given) {
        const { handle, types } = handleOf(this, item)
        const start = item.retrieve<Start>('sortables:start')
        if (start) for (const type of types) handle.removeEvent(type, start)
      }
      return all(given)
    },
    removeLists(...lists: unknown[]) {
      const given = flat(lists)
      this.lists = this.lists.filter((list) => !given.includes(list))
      for (const list of given) this.removeItems(childrenOf(list))
      return all(given) as unknown as OldElement[]
    },
    getDroppableCoordinates(element: OldElement) {
      const parent = element.getOffsetParent()
      const { x, y } = element.getPosition(parent)
      const scroll = parent?.getScroll() ?? { x: 0, y: 0 }
      const isFixed = parent?.getStyle('position') === 'fixed'
      return {
        x: x + scroll.x - (isFixed ? window.scrollX : 0),
        y: y + scroll.y - (isFixed ? window.scrollY : 0),
      }
    },
    getClone(event: OldEvent, element: OldElement) {
      const { clone } = this.options
      if (typeof clone === 'function') return clone.call(this, event, element, this.list)
      if (clone) return cloneOf(element, this.list).setPosition(this.getDroppableCoordinates(this.element))
      const stand = document.createElement(element.tagName) as unknown as OldElement
      return stand.inject(document.body)
    },
    getDroppables() {
      const own = childrenOf(this.list).filter((item) => item !== this.clone && item !== this.element)
      const others = this.lists.filter((list) => list !== this.list)
      return all(own, this.options.constrain ? [] : others) as unknown as OldElement[]
    },
    insert(_dragging: OldElement, element: OldElement) {
      if (this.lists.includes(element)) {
        this.list = element
        this.drag.droppables = this.getDroppables()
        this.element.inject(element)
      } else {
        const isAfter = this.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
        this.element.inject(element, isAfter ? 'after' : 'before')
      }
      this.fireEvent('sort', [this.element, this.clone])
    },
    start(event: OldEvent, element: OldElement) {
      const { handle, unDraggableTags, preventDefault, snap, constrain, dragOptions, opacity } = this.options
      const isOther = !handle && unDraggableTags.includes(event.target?.tagName?.toLowerCase())
      if (!this.idle || event.rightClick || isOther) return
      this.idle = false
      this.element = element
      this.opacity = element.getStyle('opacity')
      this.list = element.parentElement as unknown as OldElement
      this.clone = this.getClone(event, element)
      const end = () => this.end()
      this.drag = new Move(this.clone, {
        preventDefault,
        snap,
        container: constrain && this.list,
        droppables: this.getDroppables(),
        ...dragOptions,
      }) as unknown as MoveObject
      this.drag.addEvents({
        snap: () => {
          // A finger's press cannot be stopped any more.
          if (event.event?.cancelable !== false) event.stop()
          this.clone.setStyle('visibility', 'visible')
          this.element.setStyle('opacity', opacity || 0)
          this.fireEvent('start', [this.element, this.clone])
        },
        enter: (dragging: OldElement, over: OldElement) => this.insert(dragging, over),
        cancel: end,
        complete: end,
      })
      this.clone.inject(this.element, 'before')
      this.drag.start(event)
    },
    end() {
      this.drag.detach()
      this.element.setStyle('opacity', this.opacity)
      if (this.effect) return revert(this, this.effect)
      this.clone.destroy()
      this.reset()
    },
    reset() {
      this.idle = true
      this.fireEvent('complete', this.element)
    },
    /** @param args in any order: a list's place, and what makes an item's value; the value is its id by default. */
    serialize(...args: unknown[]) {
      const modifier = args.find((item) => typeof item === 'function') as
        | ((item: OldElement) => unknown)
        | undefined
      const asked = args.find((item) => item !== modifier && isThere(item))
      const serial = this.lists.map((list) => {
        const items = childrenOf(list)
        return items.map((item, index) =>
          modifier
            ? (modifier as (...given: unknown[]) => unknown).call(this, item, index, items)
            : item.get('id'),
        )
      })
      return serial[this.lists.length === 1 ? 0 : Number(asked ?? Number.NaN)] ?? serial
    },
  })
