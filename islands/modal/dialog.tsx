import { type RefObject, useLayoutEffect } from 'react'
import type { Page } from '../../src/contracts/page'
import type { ModalButton, ModalParameters } from '../../src/contracts/services/modal'
import { resolveText } from '../../src/i18n/say'
import { ContentBox } from '../../src/overlay/content-box'
import { useOpened } from '../../src/overlay/hooks'
import { Dialog } from '../../src/ui/dialog'
import { useAnchor } from './anchor'
import type { Say } from './messages'

interface DialogProps {
  readonly page: Pick<Page, 'store'>
  /** The number of its entry in the store's stack. */
  readonly opened: number
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** The id of a button, by its place. */
  readonly buttonId: (index: number) => string
  readonly id: string
  readonly say: Say
  /** The visitor closes the dialog. */
  readonly onClose: () => void
}

/** The generic dialog (§4.8), as the store has it: nothing once its entry has been taken off the stack. */
export function GenericDialog({ page, opened, ...props }: DialogProps) {
  const shown = useOpened(page, opened)
  if (shown?.kind !== 'dialog' && shown?.kind !== 'question') return null
  const { title, parameters, kind } = shown
  return <Shown {...props} title={title} parameters={parameters} alert={kind === 'question'} />
}

interface ShownProps extends Omit<DialogProps, 'page' | 'opened'> {
  readonly title: string
  readonly parameters: ModalParameters
  readonly alert: boolean
}

function Shown({ dialog, title: titre, parameters, buttonId, id, alert, say, onClose }: ShownProps) {
  const { contenu, contenubas, themeclass, html = false, closetop } = parameters
  const buttons = parameters.buttons ?? []
  useAnchor(dialog, parameters.relativeto)
  useAutoclose(parameters.autoclose, onClose)
  return (
    <Dialog
      dialog={dialog}
      role={alert ? 'alertdialog' : undefined}
      className={['ilots-modal', ...variants(parameters), themeclass].filter(Boolean).join(' ')}
      aria-labelledby={titre ? `${id}-title` : `${id}-body`}
      aria-describedby={titre && alert ? `${id}-body` : undefined}
      close={(closetop || buttons.length === 0) && say('close')}
      onClose={onClose}
    >
      {Boolean(titre) && (
        <h2 className="ilots-modal-title" id={`${id}-title`}>
          {html ? <ContentBox content={titre} html inline className="ilots-modal-title-text" /> : titre}
        </h2>
      )}
      <ContentBox content={contenu} html={html} className="ilots-modal-body" id={`${id}-body`} />
      {(contenubas || buttons.length > 0) && (
        <div className="ilots-modal-footer">
          {contenubas ? (
            <ContentBox content={contenubas} html={html} className="ilots-modal-footer-text" />
          ) : null}
          {inOrder(buttons).map(([index, button]) => (
            <DialogButton
              key={buttonId(index)}
              id={buttonId(index)}
              button={button}
              html={html}
              unnamed={say('ok')}
              onClose={onClose}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface DialogButtonProps {
  readonly id: string
  readonly button: ModalButton
  readonly html: boolean
  /** The text of a button that was given none. */
  readonly unnamed: string
  readonly onClose: () => void
}

function DialogButton({ id, button, html, unnamed, onClose }: DialogButtonProps) {
  const addData = (element: HTMLButtonElement | null) => {
    for (const [name, value] of Object.entries(button.adddata?.[0] ?? {}))
      if (isAddable(name)) element?.setAttribute(name, String(value))
  }
  const onClick = (event: { currentTarget: HTMLButtonElement; nativeEvent?: Event }) => {
    // The action runs before the dialog closes, which it does even if the action throws.
    try {
      if (typeof button.action === 'function')
        button.action.call(event.currentTarget, event.nativeEvent ?? (event as unknown as Event))
    } finally {
      if (closesAfter(button)) onClose()
    }
  }
  // Old scripts give any object: `titre` may be missing.
  const titre = resolveText(button.titre ?? unnamed)
  return (
    <button ref={addData} type="button" id={id} className={buttonClasses(button)} onClick={onClick}>
      {html ? <ContentBox content={titre} html inline className="ilots-button-text" /> : titre}
    </button>
  )
}

/**
 * Buttons as they stand, with their places in the list that was given: Tab and a screen reader follow what is seen. On a
 * phone, one below the other, the important one comes first and secondary ones last; elsewhere those of a side stand there
 * (§3.8).
 */
function inOrder(buttons: readonly ModalButton[]): (readonly [index: number, button: ModalButton])[] {
  const isPhone = matchMedia('(max-width: 767.98px)').matches
  const rank = ({ important, secondaire, position }: ModalButton) =>
    isPhone
      ? Number(secondaire === true) - Number(important === true)
      : Number(position === 'd') - Number(position === 'g')
  return buttons
    .map((button, index) => [index, button] as const)
    .sort(([, one], [, other]) => rank(one) - rank(other))
}

/** Closes the dialog after `delay` milliseconds, if greater than 0 (§9.2). */
function useAutoclose(delay: number | undefined, onClose: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once, from the opening.
  useLayoutEffect(() => {
    if (!(Number(delay) > 0)) return
    const timer = setTimeout(onClose, Number(delay))
    return () => clearTimeout(timer)
  }, [])
}

/** The classes of §4.8's layout variants. */
export function variants({ titre, contenubas, buttons, relativeto }: ModalParameters): string[] {
  const is = {
    'is-simple': typeof contenubas !== 'string' || !titre,
    'is-relative': relativeto !== undefined,
    'is-no-footer': !contenubas,
    'is-no-buttons': !buttons?.length,
  }
  return Object.entries(is).flatMap(([name, present]) => (present ? [name] : []))
}

/** The classes of a button. */
export function buttonClasses(button: ModalButton): string {
  return [
    'ilots-button',
    button.secondaire && 'is-secondary',
    button.important && 'is-important',
    button.position === 'g' && 'is-left',
    button.position === 'd' && 'is-right',
    button.addclass,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether the button closes the dialog: `true`, or the text 'true' (§3.8). */
export function closesAfter({ autoclose }: ModalButton): boolean {
  return autoclose === true || autoclose === 'true'
}

/** Whether a page may set this attribute on a button: not one that runs code, nor one that we set. */
export function isAddable(name: string): boolean {
  return /^[a-z][\w.:-]*$/i.test(name) && !/^(on.*|id|class|style|type|form.*)$/i.test(name)
}
