/** The parameters of a dialog as callers name them (§3.8, §3.9): read, judged and made here, and nowhere else. */

import { sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type {
  Content,
  Drawing,
  LateText,
  ModalButton,
  ModalParameters,
  ModalService,
} from '../../src/contracts/services/modal'
import { resolveText } from '../../src/i18n/say'
import type { Say } from './messages'

/** A dialog, in the names of its components. */
export type DialogContent = ReturnType<typeof readParameters>
/** A button of it. */
export type Button = ReturnType<typeof readButton>
/** What a question has besides its text. */
export interface Question {
  readonly title?: LateText | undefined
  readonly cancel?: LateText | undefined
  readonly ok?: LateText | undefined
  readonly isHtml?: boolean | undefined
  readonly isDestructive?: boolean | undefined
}

/** Reads what `confirm` is given besides the question. */
export const readQuestion = (given: NonNullable<Parameters<ModalService['confirm']>[1]>): Question => ({
  title: given.titre,
  cancel: given.cancel,
  ok: given.ok,
  isHtml: given.html,
  isDestructive: given.destructive,
})

/** Reads what a caller gives, or a script has written into the store. An old caller gives `null` for no buttons. */
export const readParameters = (given: ModalParameters) => ({
  title: given.titre,
  content: given.contenu,
  footer: given.contenubas,
  buttons: Array.from(given.buttons ?? [], readButton),
  closeAfter: Number(given.autoclose),
  onShown: given.complete,
  className: given.themeclass,
  anchor: given.relativeto,
  showCloseButton: given.closetop,
  isHtml: given.html ?? false,
})

const SIDES = new Map<unknown, 'left' | 'right'>([
  ['g', 'left'],
  ['d', 'right'],
])

/** Reads a button. Old scripts give any object: its title may be missing. */
export const readButton = (given: ModalButton) => ({
  title: given.titre,
  isSecondary: given.secondaire,
  isImportant: given.important,
  side: SIDES.get(given.position),
  className: given.addclass,
  attributes: given.adddata?.[0] ?? {},
  action: given.action,
  /** `true`, or the text 'true' (§3.8). */
  closes: given.autoclose === true || given.autoclose === 'true',
})

/** The parameters of an alert. */
export const alertParameters = (
  say: Say,
  content: ModalParameters['contenu'],
  isHtml: boolean,
): ModalParameters => ({
  contenu: content,
  html: isHtml,
  contenubas: '',
  buttons: [{ titre: () => say('ok'), important: true, autoclose: true }],
})

/** The parameters of a question with two answers. */
export const questionParameters = (
  say: Say,
  content: ModalParameters['contenu'],
  { title, cancel = () => say('no'), ok = () => say('yes'), isHtml = false }: Question,
): ModalParameters => ({
  ...(title && { titre: title }),
  contenu: content,
  html: isHtml,
  contenubas: '',
  buttons: [
    { titre: cancel, secondaire: true, autoclose: true },
    { titre: ok, important: true, autoclose: true },
  ],
})

/**
 * Whether the dialog can open: its content is required. An action that is no function, and a button without title,
 * are only reported (§5.8, contract §7).
 */
export function isAcceptable(
  { config: { product }, report }: Pick<Page, 'config' | 'report'>,
  { contenu, buttons }: ModalParameters,
): boolean {
  for (const button of buttons ?? []) {
    const { titre, action } = button
    if (titre === undefined)
      report.warn(
        Code.modalParameter,
        sentence`modale : bouton sans titre, reçu ${meantAsTitle(button)}, attendu titre ; il dira OK.`,
      )
    if (action !== undefined && typeof action !== 'function') {
      const [name, found] = [resolveText(titre), JSON.stringify(action)]
      const message = sentence`modale : l'action du bouton « ${name} » est refusée, reçu ${found}, \
attendu une fonction ; le bouton ne fera rien.`
      report.error(Code.modalParameter, message)
    }
  }
  if (!isEmpty(contenu)) return true
  report.error(
    Code.modalContent,
    `${product} : L'appel d'une modal ${product} doit au moins contenir le paramètre 'contenu' et être non-vide`,
    { verbatim: true },
  )
  return false
}

/** What people write for `titre`, in small letters. */
const MEANT_AS_TITLE = 'titre titel title text texte label libelle libellé nom name value valeur'.split(' ')

/** The key that was meant as `titre`; all that was given when there is none. */
function meantAsTitle(button: ModalButton): string | string[] {
  const keys = Object.keys(button)
  return keys.find((key) => MEANT_AS_TITLE.includes(key.toLowerCase())) ?? keys
}

/** Whether there is nothing to show (§5.8). */
export function isEmpty(content: Content | Drawing | null | undefined): boolean {
  if (content === null || content === undefined) return true
  if (typeof content === 'function') return isEmpty(content() as Content | undefined)
  if (typeof content === 'string') return content.trim() === ''
  if (content instanceof HTMLTemplateElement) return content.content.childNodes.length === 0
  return content instanceof DocumentFragment && content.childNodes.length === 0
}
