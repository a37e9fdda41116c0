/** Opens the generic dialog: checks the parameters, draws it, and answers for the button chosen (§4.8, §5.8). */

import { withoutPrototype } from '../../src/base/own-property'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { ModalParameters } from '../../src/contracts/services/modal'
import { refuseSecond } from '../../src/overlay/overlay'
import { showDialog } from '../../src/ui/show-dialog'
import { GenericDialog } from './dialog'
import type { Say } from './messages'
import { type Button, isAcceptable, readParameters } from './read-parameters'

/** Counted over the page's life: button ids are `{product}ModalBtn{n}`, from 1 (contract §4.2). */
let buttonCount = 0
let dialogCount = 0

/**
 * Opens an alert or a confirm.
 * @returns true if the important button was chosen, false if it was closed any other way.
 */
export function askQuestion(
  page: Page,
  say: Say,
  given: ModalParameters,
  { nested = false, isDestructive = false }: Pick<GenericOptions, 'nested' | 'isDestructive'> = {},
): Promise<boolean> {
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
    openDialog(page, say, asked, { nested, isDestructive, kind: 'question', onClosed: () => resolve(answer) })
  })
}

interface GenericOptions {
  nested?: boolean
  /** The focus is on a button that does nothing. */
  isDestructive?: boolean
  kind?: 'dialog' | 'question'
  onClosed?(): void
}

/** Draws and opens the dialog. */
export function openDialog(
  page: Page,
  say: Say,
  given: ModalParameters,
  { nested = false, isDestructive = false, kind = 'dialog', onClosed = () => {} }: GenericOptions,
): void {
  const { product } = page.config
  const parameters = withoutPrototype(given)
  const { title, onShown, buttons } = readParameters(parameters)
  const first = buttonCount + 1
  buttonCount += buttons.length
  dialogCount += 1
  const id = `${product}Modal${dialogCount}`
  const buttonId = (index: number) => `${product}ModalBtn${first + index}`
  const focused = isDestructive ? buttons.findIndex((each) => !each.isImportant) : firstFocus(buttons)
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
      about: { kind, title, parameters },
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
  onShown?.()
}

/**
 * Index of the button to focus: the first important, else the first normal, else the first (contract §7); -1 for
 * none.
 */
export function firstFocus(buttons: readonly Pick<Button, 'isImportant' | 'isSecondary'>[]): number {
  const important = buttons.findIndex(({ isImportant }) => isImportant)
  if (important >= 0) return important
  const normal = buttons.findIndex(({ isSecondary }) => !isSecondary)
  return normal >= 0 ? normal : Math.min(0, buttons.length - 1)
}
