/** `set`, `get`, `erase`: attributes, properties, and the special names of `Element.Properties`. */

import { ownProperty } from '../../src/base/own-property'
import { memberOf, setMember, styleOf } from '../../src/dom/element-members'
import { isTickable } from '../../src/forms/is-tickable'
import { oldFragment } from '../../src/server/old-html'
import { Elements, giveElements } from './elements'
import { isThere, type Loose, type Members, toArray } from './loose'
import { chainable, methodsOf, overloadGetter, overloadSetter } from './methods'
import { storageOf } from './storage'

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
  'type value defaultValue defaultChecked accessKey cellPadding cellSpacing colSpan frameBorder rowSpan tabIndex ' +
  'useMap readOnly noWrap isMap'
for (const name of PROPERTIES.split(' ')) NAMES[name.toLowerCase()] = name

/** Whether a property is on or off, whatever its attribute says: `checked`, `disabled` and the like. */
const isSwitch = (element: Element, property: string) => typeof memberOf(element, property) === 'boolean'

/** The name of a property and of an attribute, as a page writes either. */
function namesOf(given: string): { name: string; property: string; attribute: string } {
  const name = given.toLowerCase()
  return { name, property: NAMES[name] ?? name, attribute: name === 'classname' ? 'class' : given }
}

function setProperty(element: Element, given: string, value: unknown): void {
  const { name, property, attribute } = namesOf(given)
  if (!isThere(value)) removeProperty(element, given)
  else if (isSwitch(element, property)) setMember(element, property, Boolean(value) && value !== 'false')
  else if (name in NAMES && name !== 'class' && property in element) setMember(element, property, value)
  else element.setAttribute(attribute, String(value))
}

function removeProperty(element: Element, given: string): void {
  const { name, property, attribute } = namesOf(given)
  if (isSwitch(element, property)) setMember(element, property, false)
  else if (name === 'value' || name === 'text') setMember(element, property, '')
  else element.removeAttribute(attribute)
}

function getProperty(element: Element, given: string): unknown {
  const { name, property } = namesOf(given)
  if (name === 'class' || name === 'classname') return element.getAttribute('class')
  const isProperty = isSwitch(element, property) || (name in NAMES && property in element)
  return isProperty ? memberOf(element, property) : element.getAttribute(given)
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
    /** HTML that page scripts write loses what runs code (contract §7). */
    set(value) {
      this.replaceChildren(oldFragment(toArray(value).join('')))
    },
    get() {
      return this.innerHTML
    },
    erase() {
      this.replaceChildren()
    },
  },
}

/** Adds a property under which an element keeps an effect or a request: `el.set('tween', {…})`, `el.get('tween')`. */
export function storedProperty(name: string, make: (element: Element) => Loose): void {
  const get = (element: Element) => {
    const storage = storageOf(element) as Members<Loose>
    storage[name] ??= make(element)
    return storage[name]
  }
  properties[name] = {
    set(options) {
      const stored = get(this)
      stored.cancel?.()
      stored.setOptions?.(options)
    },
    get() {
      return get(this)
    },
  }
}

function set(this: Element, name: string, value: unknown): void {
  const special = ownProperty(properties, name)?.set
  if (special) special.call(this, value)
  else setProperty(this, name, value)
}

function get(this: Element, name: string): unknown {
  const special = ownProperty(properties, name)?.get
  return special ? special.call(this) : getProperty(this, name)
}

const changes = {
  setProperty,
  removeProperty,
  removeProperties(element: Element, ...names: unknown[]) {
    for (const name of names.flat()) removeProperty(element, String(name))
  },
  erase(element: Element, name: string) {
    const special = ownProperty(properties, name)?.erase
    if (special) special.call(element)
    else removeProperty(element, name)
  },
}

const answers = {
  getProperty,
  getProperties: (element: Element, ...names: unknown[]) =>
    Object.fromEntries(names.flat().map((name) => [name, getProperty(element, String(name))])),
  getSelected: (select: HTMLSelectElement) =>
    new Elements([...select.options].filter((option) => option.selected)),
  toQueryString: (form: Element) =>
    fieldsOf(form)
      .flatMap(([name, values]) =>
        values.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
      )
      .join('&'),
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
    const chosen = isChoice ? [...field.options].filter(({ selected }) => selected) : [{ value }]
    fields.push([name, chosen.map((option) => option.value)])
  }
  return fields
}

export function installProperties(): void {
  giveElements({
    ...chainable(changes),
    ...methodsOf(answers),
    setProperties: overloadSetter(function (this: Element, name: string, value: unknown) {
      setProperty(this, name, value)
    }, true),
    set: overloadSetter(set),
    get: overloadGetter(get),
  })
}
