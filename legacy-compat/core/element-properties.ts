/** `set`, `get`, `erase`: attributes, properties, and the special names other parts add to `Element.Properties`. */

import { giveElements } from './elements'
import { setHtml } from './html'
import { type Dictionary, toArray } from './loose'
import { overloadGetter, overloadSetter } from './overload'

interface Property {
  set?(this: Element, ...args: unknown[]): void
  get?(this: Element, ...args: unknown[]): unknown
  erase?(this: Element): void
}

const BOOLEANS = words(
  'compact nowrap ismap declare noshade checked disabled readOnly multiple selected noresize defer defaultChecked ' +
    'autofocus controls autoplay loop hidden',
)
const OTHERS = words(
  'type value defaultValue accessKey cellPadding cellSpacing colSpan frameBorder rowSpan tabIndex useMap',
)
/** Attributes that are properties of another name. */
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', text: 'textContent' }

function words(text: string): string[] {
  return text.split(' ')
}
for (const name of [...BOOLEANS, ...OTHERS]) NAMES[name.toLowerCase()] ??= name
const ARE_BOOLEAN = new Set(BOOLEANS.map((name) => name.toLowerCase()))

function setProperty(this: Element, given: string, value: unknown): Element {
  const name = given.toLowerCase()
  const property = NAMES[name]
  const isAttribute = !property || property === 'className' || !(property in this)
  if (value === null || value === undefined) return removeProperty.call(this, given)
  if (ARE_BOOLEAN.has(name) && property) (this as unknown as Dictionary)[property] = Boolean(value)
  else if (isAttribute) this.setAttribute(given === 'className' ? 'class' : given, String(value))
  else (this as unknown as Dictionary)[property] = value
  return this
}

function removeProperty(this: Element, given: string): Element {
  const name = given.toLowerCase()
  const property = NAMES[name]
  if (ARE_BOOLEAN.has(name) && property) (this as unknown as Dictionary)[property] = false
  if (name === 'value' || name === 'text') (this as unknown as Dictionary)[property ?? name] = ''
  else this.removeAttribute(name === 'classname' ? 'class' : given)
  return this
}

function getProperty(this: Element, given: string): unknown {
  const name = given.toLowerCase()
  if (name === 'class' || name === 'classname') return this.getAttribute('class') ?? ''
  const property = NAMES[name]
  if (property && property in this) return (this as unknown as Dictionary)[property]
  return this.getAttribute(given)
}

/** Names with a meaning of their own; `Element.Properties.x = {…}` adds one. */
export const properties: Record<string, Property> = {
  style: {
    set(value) {
      ;(this as HTMLElement).style.cssText = String(value)
    },
    get() {
      return (this as HTMLElement).style.cssText
    },
    erase() {
      ;(this as HTMLElement).style.cssText = ''
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
    const own = properties[name]?.set
    if (own) own.call(this, value)
    else setProperty.call(this, name, value)
  }),
  get: overloadGetter(function (this: Element, name: string) {
    const own = properties[name]?.get
    return own ? own.call(this) : getProperty.call(this, name)
  }),
  erase(this: Element, name: string) {
    const own = properties[name]?.erase
    if (own) own.call(this)
    else removeProperty.call(this, name)
    return this
  },
  getSelected(this: HTMLSelectElement) {
    return Array.from(this.options).filter((option) => option.selected)
  },
  toQueryString(this: Element) {
    return fieldsOf(this)
      .flatMap(([name, values]) =>
        values.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
      )
      .join('&')
  },
}

/** What a form sends, as scripts of that time took it together. */
function fieldsOf(form: Element): [string, string[]][] {
  const fields: [string, string[]][] = []
  for (const field of form.querySelectorAll<HTMLInputElement & HTMLSelectElement>('input,select,textarea')) {
    const { name, type, disabled, value } = field
    if (!name || disabled || /^(submit|reset|file|image)$/.test(type)) continue
    if (/^(radio|checkbox)$/.test(type) && !field.checked) continue
    const isChoice = /select/i.test(field.tagName)
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
