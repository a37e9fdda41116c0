/** `set`, `get`, `erase`: attributes, properties, and the special names that other files add to `Element.Properties`. */

import { ownProperty } from '../../src/base/own-property'
import { memberOf, setMember, styleOf } from '../../src/dom/element-members'
import { isTickable } from '../../src/forms/is-tickable'
import { Elements, giveElements } from './elements'
import { setHtml } from './html'
import { type Dictionary, toArray } from './loose'
import { overloadGetter, overloadSetter } from './overload'

interface Property {
  set?(this: Element, ...args: unknown[]): void
  get?(this: Element, ...args: unknown[]): unknown
  erase?(this: Element): void
}

/** Attributes that are set as properties: those have another name, or a value of their own. */
const NAMES: Record<string, string> = {
  __proto__: null as never,
  class: 'className',
  for: 'htmlFor',
  text: 'textContent',
}
const PROPERTIES =
  'type value defaultValue defaultChecked accessKey cellPadding cellSpacing colSpan frameBorder rowSpan tabIndex useMap readOnly noWrap isMap'
for (const name of PROPERTIES.split(' ')) NAMES[name.toLowerCase()] = name

/** Whether a property is on or off, whatever its attribute says: `checked`, `disabled` and the like. */
const isSwitch = (own: Element, property: string) => typeof memberOf(own, property) === 'boolean'

function setProperty(this: Element, given: string, value: unknown): Element {
  const name = given.toLowerCase()
  const property = NAMES[name] ?? name
  if (value === null || value === undefined) return removeProperty.call(this, given)
  if (isSwitch(this, property)) setMember(this, property, Boolean(value) && value !== 'false')
  else if (name in NAMES && name !== 'class' && property in this) setMember(this, property, value)
  else this.setAttribute(name === 'classname' ? 'class' : given, String(value))
  return this
}

function removeProperty(this: Element, given: string): Element {
  const name = given.toLowerCase()
  const property = NAMES[name] ?? name
  if (isSwitch(this, property)) setMember(this, property, false)
  else if (name === 'value' || name === 'text') setMember(this, property, '')
  else this.removeAttribute(name === 'classname' ? 'class' : given)
  return this
}

function getProperty(this: Element, given: string): unknown {
  const name = given.toLowerCase()
  const property = NAMES[name] ?? name
  if (name === 'class' || name === 'classname') return this.getAttribute('class')
  const isProperty = isSwitch(this, property) || (name in NAMES && property in this)
  return isProperty ? memberOf(this, property) : this.getAttribute(given)
}

/** Names with a meaning of their own; `Element.Properties.x = {…}` adds one. */
export const properties: Record<string, Property> = {
  style: {
    set(value) {
      styleOf(this as HTMLElement).cssText = value as string
    },
    get() {
      return styleOf(this as HTMLElement).cssText
    },
    erase() {
      styleOf(this as HTMLElement).cssText = ''
    },
  },
  tag: {
    get() {
      return this.tagName.toLowerCase()
    },
  },
  html: {
    set(value) {
      setHtml(this, toArray(value).join(''))
    },
    get() {
      return this.innerHTML
    },
    erase() {
      this.replaceChildren()
    },
  },
}

const methods: Dictionary = {
  setProperty,
  getProperty,
  removeProperty,
  setProperties: overloadSetter(setProperty, true),
  getProperties(this: Element, ...names: unknown[]) {
    return Object.fromEntries(names.flat().map((name) => [name, getProperty.call(this, String(name))]))
  },
  removeProperties(this: Element, ...names: unknown[]) {
    for (const name of names.flat()) removeProperty.call(this, String(name))
    return this
  },
  set: overloadSetter(function (this: Element, name: string, value: unknown) {
    const own = ownProperty(properties, name)?.set
    if (own) own.call(this, value)
    else setProperty.call(this, name, value)
  }),
  get: overloadGetter(function (this: Element, name: string) {
    const own = ownProperty(properties, name)?.get
    return own ? own.call(this) : getProperty.call(this, name)
  }),
  erase(this: Element, name: string) {
    const own = ownProperty(properties, name)?.erase
    if (own) own.call(this)
    else removeProperty.call(this, name)
    return this
  },
  getSelected(this: HTMLSelectElement) {
    return new Elements([...this.options].filter((option) => option.selected))
  },
  toQueryString(this: Element) {
    return fieldsOf(this)
      .flatMap(([name, values]) =>
        values.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
      )
      .join('&')
  },
}

/** Types of fields that scripts of that time did not send. */
const UNSENT: readonly string[] = ['submit', 'reset', 'file', 'image']

/** Reads what a form sends, as scripts of that time collected it. */
function fieldsOf(form: Element): [string, string[]][] {
  const fields: [string, string[]][] = []
  for (const field of form.querySelectorAll<HTMLInputElement & HTMLSelectElement>('input,select,textarea')) {
    const { name, type, disabled, value } = field
    if (!name || disabled || UNSENT.includes(type)) continue
    if (isTickable(field) && !field.checked) continue
    const isChoice = field.localName === 'select'
    fields.push([
      name,
      isChoice
        ? [...field.options].filter((option) => option.selected).map((option) => option.value)
        : [value],
    ])
  }
  return fields
}

export function installProperties(): void {
  giveElements(methods)
}
