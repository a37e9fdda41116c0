import styles from 'styles:form-block'
import { ilotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { markAdded } from '../../src/dom/added-nodes'
import { copyOfTemplate, partOf } from '../../src/dom/content'
import { focusOn } from '../../src/dom/focus'
import { isPlainClick } from '../../src/dom/plain-click'
import { askToConfirm } from '../../src/forms/ask-to-confirm'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/styles/adopt'
import { attributes, type Context } from './context'

const FIRST = 'input:not([type=hidden]),select,textarea'

function mount(host: HTMLElement, context: Context): void {
  const button = requiredPart(host, 'show')
  const content = requiredPart(host, 'content')
  if (isAnswered(content)) return
  adopt(styles)
  // Needless for a template, whose content is not shown anyway.
  context.set(content, 'hidden', '')
  context.set(button, 'hidden', null)
  context.set(button, 'aria-expanded', 'false')
  let isAsking = false
  context.listen('click', (event) => {
    if (!button.contains(event.target as Node) || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    void show(button, content, context).finally(() => {
      isAsking = false
    })
  })
}

/** Shows the form, after the question if there is one, and has it verified at once (§4.15). */
async function show(button: HTMLElement, content: HTMLElement, context: Context): Promise<void> {
  const { page, set, signal } = context
  const { confirm } = context.attributes
  if (confirm && !(await askToConfirm(page, confirm))) return
  if (signal.aborted) return
  const shown = unfold(content, context)
  set(button, 'hidden', '')
  const form = shown.querySelector('form')
  const fields = [...(form?.querySelectorAll(FIRST) ?? [])]
  focusOn(fields.find((field) => field.checkVisibility()) ?? shown)
  if (!form) return
  await page.scan(shown)
  await Promise.all([...page.islandsOn(form)].map((instance) => instance.start()))
  // The verdict is only shown, nothing is submitted (contract §7).
  page.dispatch(form, 'form-verify')
}

/** Unhides the content; of a template, puts a copy after it. */
function unfold(content: HTMLElement, { set, signal }: Context): HTMLElement {
  if (!(content instanceof HTMLTemplateElement)) {
    set(content, 'hidden', null)
    return content
  }
  // Without React: a copy of the server's template, and its place.
  const box = document.createElement('div')
  box.append(copyOfTemplate(content))
  content.after(markAdded(box, signal))
  signal.addEventListener('abort', () => box.remove())
  return box
}

/** The element of that role. @throws IlotsError `ILOTS-202` when there is none. */
function requiredPart(host: Element, role: 'show' | 'content'): HTMLElement {
  const part = partOf<HTMLElement>(host, `[data-role~="${role}"]`)
  if (part) return part
  const wanted = role === 'show' ? 'un bouton ou un lien' : 'un élément ou un template'
  throw ilotsError(
    Code.partMissing,
    sentence`attendu ${wanted} data-role="${role}", aucun trouvé ; en ajouter un.`,
  )
}

/** Whether the server has sent the page again with errors in the form: it must then stay visible. */
const isAnswered = (content: Element): boolean =>
  content.querySelector('[aria-invalid="true"],[data-role~="messages"]:not(:empty)') !== null

export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
