/** What a field says of itself: the validators in its class or in `data-validators`, and their properties. */
import { isInherited } from '../../src/server/json'
import type { Dictionary, Loose } from '../core/loose'

export type Field = HTMLInputElement & {
  getParent(selector?: string): HTMLElement | null
  getElements(selector: string): Field[]
  get(name: string): unknown
  set(name: string, value: unknown): Field
  store(key: string, value: unknown): Field
  retrieve(key: string): unknown
  eliminate(key: string): Field
}

const PROPS = '$moo:validatorProps'

/** Words, in which a text between quotes may hold spaces: `required label:'de la rue'`. */
function wordsIn(text: string): string[] {
  const words: string[] = []
  let word = ''
  let quote = ''
  for (const sign of text) {
    if (quote ? sign === quote : /['"]/.test(sign)) quote = quote ? '' : sign
    if (quote || /\S/.test(sign)) word += sign
    else if (word) {
      words.push(word)
      word = ''
    }
  }
  // A quote that does not end is an apostrophe.
  if (quote) return text.split(/\s+/).filter(Boolean)
  return word ? [...words, word] : words
}

export const validatorsOf = (field: Element): string[] =>
  wordsIn(field.getAttribute('data-validators') || field.getAttribute('class') || '')

/** Reads relaxed JSON, as attributes of that time hold it; nothing is evaluated. */
function read(text: string): unknown {
  try {
    return (JSON as unknown as { decode(text: string, isSecure: boolean): unknown }).decode(text, false)
  } catch {
    return undefined
  }
}

function readProps(field: Field): Dictionary {
  const written = field.getAttribute('validatorProps') ?? field.getAttribute('data-validator-properties')
  if (written) return Object(read(written)) as Dictionary
  const props: Dictionary = {}
  for (const word of validatorsOf(field)) {
    const [, name = '', text = ''] = /^([^:]+):(.+)$/s.exec(word) ?? []
    const value = text ? read(text) : undefined
    if (value !== undefined && !isInherited(name)) props[name] = value
  }
  return props
}

/** Read once, as scripts may set them. */
export function propsOf(field: Field): Dictionary {
  const stored = (field.retrieve(PROPS) as Dictionary | null) ?? readProps(field)
  field.store(PROPS, stored)
  return stored
}

/** Whether anyone sees the field: what is hidden is not checked. */
export function isVisible(field: HTMLElement): boolean {
  const { offsetWidth, offsetHeight, style } = field
  if (offsetWidth && offsetHeight) return true
  return Boolean(offsetWidth || offsetHeight) && style.display !== 'none'
}

/** Gives elements `validators`, `validatorProps` and `validator`, unless the site's own additions have. */
export function nameProperties(makeValidator: (form: Element) => Loose): void {
  const { Properties } = (window as unknown as { Element: Loose }).Element
  const validatorOf = (form: Field) => {
    const stored = (form.retrieve('validator') as Loose | null) ?? makeValidator(form)
    form.store('validator', stored)
    return stored
  }
  const ours: Dictionary = {
    validators: {
      get(this: Element) {
        return validatorsOf(this)
      },
    },
    validatorProps: {
      set(this: Field, props: unknown) {
        this.store(PROPS, props)
      },
      get(this: Field) {
        return propsOf(this)
      },
    },
    validator: {
      set(this: Field, options: unknown) {
        validatorOf(this).setOptions?.(options)
      },
      get(this: Field) {
        return validatorOf(this)
      },
    },
  }
  Object.assign(Properties as unknown as object, { ...ours, ...(Properties as unknown as object) })
}
