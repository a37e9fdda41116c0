/** Elements whose name hides a global, or a member of the document or of a form (HTML, `LegacyOverrideBuiltIns`). */

import { noticed } from '../shared/finding'
import { elementsOf } from '../shared/positions'
import { OF_PRODUCT } from '../shared/script-tag'
import type { Noticed } from './messages'

const ON_DOCUMENT = 'embed,form,iframe,img,object'
const FIELDS = 'button,fieldset,img,input,object,output,select,textarea'
/** Of documents in browsers, that the page read here need not have. */
const DOCUMENT = new Set(['currentScript', 'implementation', 'scripts', 'forms', 'images', 'all', 'domain'])
/** Fields are named so everywhere, and scripts ask few forms for these. */
const ORDINARY = /^(name|title|id|lang|dir|hidden|target|rel|length|style|translate|action|method)$/

export function checkNames(root: Document, product: string): Noticed[] {
  const globals = new Set(['Ilots', 'IlotsConfig', ...OF_PRODUCT.map((end) => product + end)])
  return elementsOf(root).flatMap((element) => [
    ...onWindow(element, globals),
    ...onDocument(element),
    ...onForm(element),
  ])
}

const nameOf = (element: Element): string => element.getAttribute('name') ?? ''
const hasMember = (owner: object, name: string): boolean => name !== '' && name in owner

function onWindow(at: Element, globals: ReadonlySet<string>): Noticed[] {
  const names = new Set([at.id, ...(at.matches(ON_DOCUMENT) ? [nameOf(at)] : [])])
  return [...names]
    .filter((name) => globals.has(name))
    .map((name) => noticed('error', 'name-global', at, { name }))
}

function onDocument(at: Element): Noticed[] {
  const name = nameOf(at)
  if (!at.matches(ON_DOCUMENT) || !(hasMember(Document.prototype, name) || DOCUMENT.has(name))) return []
  return [noticed('warning', 'name-document', at, { name })]
}

function onForm(at: Element): Noticed[] {
  if (!at.matches(FIELDS) || !(at.closest('form') || at.hasAttribute('form'))) return []
  const names = new Set([at.id, nameOf(at)])
  return [...names]
    .filter((name) => hasMember(HTMLFormElement.prototype, name))
    .map((name) => noticed(ORDINARY.test(name) ? 'hint' : 'warning', 'name-form', at, { name }))
}
