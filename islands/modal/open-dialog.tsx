/** Opens the generic dialog: checks the parameters, draws it, and answers for the button chosen (§4.8, §5.8). */

import { sentence } from '../../src/base/errors'
import { withoutPrototype } from '../../src/base/own-property'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { Content, Drawing, ModalButton, ModalParameters } from '../../src/contracts/services/modal'
import { resolveText } from '../../src/i18n/say'
import { refuseSecond } from '../../src/overlay/overlay'
import { showDialog } from '../../src/ui/show-dialog'
import { GenericDialog } from './dialog'
import type { Say } from './messages'

/** Counted over the page's life: button ids are `{product}ModalBtn{n}`, from 1 (contract §4.2). */
let buttonCount = 0
let dialogCount = 0

/**
 * Opens an alert or a confirm.
 * @returns true if the important button was chosen, false if it was closed any other way.
 */
export function askQuestion(page: Page, say: Say, given: ModalParameters, nested = false): Promise<boolean> {
  const parameters = withoutPrototype(given)
  return new Promise((resolve) => {
    if (!isAcceptable(page, parameters) || (!nested && refuseSecond(page))) return resolve(false)
    let answer = false
    const buttons = parameters.buttons?.map((button) => ({
      ...button,
      action: () => {
        answer = button.important === true
      },
    }))
    const asked = { ...parameters, ...(buttons && { buttons }) }
    openDialog(page, say, asked, { nested, kind: 'question', onClosed: () => resolve(answer) })
  })
}

/**
 * Whether the dialog can open: its content is required. An action that is no function, and a button without title, are
 * only reported (§5.8, contract §7).
 */
export function isAcceptable(page: Page, { contenu, buttons }: ModalParameters): boolean {
  const { product } = page.config
  for (const button of buttons ?? []) {
    const { titre, action } = button
    if (titre === undefined)
      page.report.warn(
        Code.modalParameter,
        sentence`modale : bouton sans titre, reçu ${meantAsTitle(button)}, attendu titre ; il dira OK.`,
      )
    if (action !== undefined && typeof action !== 'function')
      page.report.error(
        Code.modalParameter,
        sentence`modale : l'action du bouton « ${resolveText(titre)} » est refusée, reçu ${JSON.stringify(action)}, attendu une fonction ; le bouton ne fera rien.`,
      )
  }
  if (!isEmpty(contenu)) return true
  page.report.error(
    Code.modalContent,
    `${product} : L'appel d'une modal ${product} doit au moins contenir le paramètre 'contenu' et être non-vide`,
    { verbatim: true },
  )
  return false
}

/** What people write for `titre`, in small letters. */
const MEANT_AS_TITLE: readonly string[] = [
  'titre',
  'titel',
  'title',
  'text',
  'texte',
  'label',
  'libelle',
  'libellé',
  'nom',
  'name',
  'value',
  'valeur',
]

/** The key that was meant as `titre`; all that was given when there is none. */
function meantAsTitle(button: ModalButton): string | string[] {
  const keys = Object.keys(button)
  return keys.find((key) => MEANT_AS_TITLE.includes(key.toLowerCase())) ?? keys
}

/** Whether there is nothing to show: `contenu` must be given and not empty (§5.8). */
export function isEmpty(content: Content | Drawing | null | undefined): boolean {
  if (content === null || content === undefined) return true
  if (typeof content === 'function') return isEmpty(content() as Content | undefined)
  if (typeof content === 'string') return content.trim() === ''
  if (content instanceof HTMLTemplateElement) return content.content.childNodes.length === 0
  return content instanceof DocumentFragment && content.childNodes.length === 0
}

interface GenericOptions {
  nested?: boolean
  kind?: 'dialog' | 'question'
  onClosed?(): void
}

/** Draws and opens the dialog. */
export function openDialog(
  page: Page,
  say: Say,
  given: ModalParameters,
  { nested = false, kind = 'dialog', onClosed = () => {} }: GenericOptions,
): void {
  const { product } = page.config
  const parameters = withoutPrototype(given)
  const { titre, complete } = parameters
  // An old caller gives `null` for none.
  const buttons = parameters.buttons ?? []
  const first = buttonCount + 1
  buttonCount += buttons.length
  dialogCount += 1
  const id = `${product}Modal${dialogCount}`
  const buttonId = (index: number) => `${product}ModalBtn${first + index}`
  const focused = firstFocus(buttons)
  showDialog(
    page,
    'modal',
    (dialog, overlay, opened) => (
      <GenericDialog
        page={page}
        opened={opened}
        dialog={dialog}
        buttonId={buttonId}
        id={id}
        say={say}
        onClose={() => overlay()?.close()}
      />
    ),
    {
      about: { kind, title: titre, parameters },
      nested,
      focus: (dialog) =>
        focused < 0
          ? dialog.querySelector<HTMLElement>('.ilots-modal-close')
          : dialog.querySelector<HTMLElement>(`[id="${CSS.escape(buttonId(focused))}"]`),
      onClosed,
    },
  )
  for (const index of buttons.keys())
    if (!document.getElementById(buttonId(index)))
      page.report.error(
        Code.modalButtonLost,
        `${product} : (${product}Modal) Impossible de trouver l'élément du bouton ID : ${buttonId(index)}`,
        { verbatim: true },
      )
  complete?.()
}

/**
 * Index of the button to focus: the first important, else the first normal, else the first (contract §7); -1 for none.
 */
export function firstFocus(buttons: readonly ModalButton[]): number {
  const important = buttons.findIndex((button) => button.important)
  if (important >= 0) return important
  const normal = buttons.findIndex((button) => !button.secondaire)
  return normal >= 0 ? normal : buttons.length - 1 >= 0 ? 0 : -1
}
