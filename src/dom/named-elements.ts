/**
 * Names that hide members. The document answers with an image named `body` before its own `body`, a form with its
 * field named `parentNode` (HTML, [LegacyOverrideBuiltIns]), and whoever writes content chooses these names. They are
 * taken away before anything else looks at the page (contract §9): behind this door `document` is the document.
 */
import { sentence } from '../base/errors'
import { Code } from '../contracts/errors'
import type { Reports } from '../contracts/page'
import { native } from './native'

/** The name that the page has given, once it is taken away. */
const NAME_BEFORE = 'data-ilots-name'
/** The `id` of an element whose `name` hid a member as well. */
const ID_BEFORE = 'data-ilots-id'

/** The document has a property for each of these that has a name (HTML, dom-document-nameditem). */
const IN_DOCUMENT = 'img,form,embed,object,iframe'
/** A form has a property for each of these (HTML, dom-form-nameditem). */
const IN_FORM = 'button,fieldset,input,object,output,select,textarea,img'
/** The window inherits these from `EventTarget`, below named elements; React asks the window for `nodeName`. */
const OF_WINDOW = ['addEventListener', 'removeEventListener', 'dispatchEvent', 'nodeName']
/** What the bundle reads of the window. */
const GLOBALS = ['Ilots', 'IlotsConfig']
/**
 * Names that fields of real forms have, and that elements have as a member. They stay, as do the form's own
 * (`action`, `submit`): code that is given a form reads these through `src/forms/form-members.ts`.
 */
const OF_FIELDS = 'id title lang dir style hidden role part slot prefix children remove'.split(' ')

const WITH_NAME = '[name],[id]'
/** What takes a place in the document, in a form or in the window by its name or its id. */
const NAMED = `:is(${IN_DOCUMENT},${IN_FORM}):is([name],[id]),${OF_WINDOW.map((name) => `[id="${name}"]`).join()}`

/** A name that was taken away. */
export interface TakenName {
  readonly element: Element
  readonly name: string
  /** Whose member it hid. */
  readonly owner: 'document' | 'form' | 'window'
}

/**
 * Takes names that hide members away, from `root` and from what is below it. They stay in `data-ilots-name`.
 * @returns what was taken, for `reportNames`.
 */
export type DisarmNames = (root: Node) => readonly TakenName[]

/**
 * Makes what disarms. It notes the members that documents and forms have now: whoever calls it early takes no method
 * of an old library for a member.
 */
export function makeDisarm(): DisarmNames {
  const find = makeFind()
  // By the page's own: MooTools puts classes of its own in the place of `Document` and `Element`.
  const documents: object = Object.getPrototypeOf(document)
  const ofDocument = namesOf(documents)
  const ofForms = namesOf(HTMLFormElement.prototype)
  for (const name of [...Object.getOwnPropertyNames(HTMLFormElement.prototype), ...OF_FIELDS])
    if (name !== 'constructor') ofForms.delete(name)

  const ownerHiddenBy = (element: Element, name: string): TakenName['owner'] | undefined => {
    if (ofForms.has(name) && formOf(element) && isBrowsers(HTMLFormElement.prototype, name)) return 'form'
    if (OF_WINDOW.includes(name)) return 'window'
    if (!element.matches(IN_DOCUMENT)) return undefined
    if (GLOBALS.includes(name)) return 'window'
    return ofDocument.has(name) && isBrowsers(documents, name) ? 'document' : undefined
  }

  const take = (element: Element, attribute: 'name' | 'id'): TakenName | undefined => {
    const name = element.getAttribute(attribute)
    const owner = name ? ownerHiddenBy(element, name) : undefined
    if (!name || !owner) return undefined
    const form = formOf(element)
    element.removeAttribute(attribute)
    element.setAttribute(element.hasAttribute(NAME_BEFORE) ? ID_BEFORE : NAME_BEFORE, name)
    if (form) forgetPastName(form, element, name)
    return { element, name, owner }
  }

  return (root) => {
    const found = find(root)
    const forms = found.filter((element) => element instanceof HTMLFormElement)
    const others = found.filter((element) => !(element instanceof HTMLFormElement))
    // A field that stands elsewhere belongs to a form of its `form` attribute once that form is here.
    const elsewhere = forms.flatMap((form) => [...elementsOf(form)])
    // Fields first: a form's own methods are its own then.
    return [...new Set([...others, ...elsewhere, ...forms])]
      .flatMap((element) => [take(element, 'name'), take(element, 'id')])
      .filter((each) => each !== undefined)
  }
}

/** Disarms what is in templates as well: it goes into the page later. */
export function disarmTree(root: Document | DocumentFragment, disarm: (root: Node) => unknown): void {
  disarm(root)
  // A drawing's is none: it has no content apart.
  for (const template of root.querySelectorAll('template'))
    if (template instanceof HTMLTemplateElement) disarmTree(template.content, disarm)
}

/**
 * Finds the named elements, whatever hides the root's own methods. Browsers find what has an attribute at once, and
 * try a list of selectors on every element: only what has a name or an id is tried.
 */
function makeFind(): (root: Node) => Element[] {
  type Find<Root> = (root: Root, selector: string) => NodeListOf<Element>
  const matches = native<(root: Element, selector: string) => boolean>(
    HTMLElement.prototype,
    'matches',
    'value',
  )
  const inElement = native<Find<Element>>(HTMLElement.prototype, 'querySelectorAll', 'value')
  const inDocument = native<Find<Document>>(Object.getPrototypeOf(document), 'querySelectorAll', 'value')
  const inFragment = native<Find<DocumentFragment>>(DocumentFragment.prototype, 'querySelectorAll', 'value')
  const findIn = (root: Node): Iterable<Element> => {
    if (root instanceof Element) return [root, ...inElement(root, WITH_NAME)]
    return root instanceof DocumentFragment
      ? inFragment(root, WITH_NAME)
      : inDocument(root as Document, WITH_NAME)
  }
  return (root) => [...findIn(root)].filter((element) => matches(element, NAMED))
}

/** Every name that an object has by its prototypes. */
function namesOf(prototype: object): Set<string> {
  const names = new Set<string>()
  for (let owner = prototype; owner; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name)
  return names
}

/** Whether a member is the browser's: what a library puts on a prototype is enumerable, and written in JavaScript. */
function isBrowsers(prototype: object, name: string): boolean {
  let owner = prototype
  while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
  const { get, value, enumerable } = Object.getOwnPropertyDescriptor(owner, name) ?? {}
  const member: unknown = get ?? value
  return (
    !enumerable ||
    typeof member !== 'function' ||
    Function.prototype.toString.call(member).includes('[native code]')
  )
}

/** The fields and buttons of a form, wherever they stand. */
const elementsOf = (form: HTMLFormElement): HTMLFormControlsCollection =>
  Reflect.get(HTMLFormElement.prototype, 'elements', form)

/** The form that an element is a property of. */
const formOf = (element: Element): HTMLFormElement | null =>
  element instanceof HTMLImageElement ? element.closest('form') : ((element as HTMLInputElement).form ?? null)

/**
 * A form goes on answering by the name that an element had when a script asked for it (HTML, past names map), until
 * the element has left the form.
 */
function forgetPastName(form: HTMLFormElement, element: Element, name: string): void {
  if (Reflect.get(form, name) !== element) return
  const before = element.getAttribute('form')
  const { parentNode, nextSibling } = element
  if (element instanceof HTMLImageElement && parentNode) {
    element.remove()
    // What is around it may not be disarmed yet.
    HTMLElement.prototype.insertBefore.call(parentNode, element, nextSibling)
  } else {
    element.setAttribute('form', '')
    if (before === null) element.removeAttribute('form')
    else element.setAttribute('form', before)
  }
}

const OWNERS = { document: 'du document', form: 'de son formulaire', window: 'de la fenêtre' }

/** Says which names were taken away, where, and what to write instead. */
export function reportNames(report: Reports, taken: readonly TakenName[]): void {
  for (const { element, name, owner } of taken)
    report.warn(
      Code.nameTaken,
      sentence`nom « ${name} » retiré : il cache le membre du même nom ${OWNERS[owner]}, attendu un autre nom, \
par exemple « ${element.localName}-${name} » ; data-ilots-name garde celui de la page.`,
      { element },
    )
}
