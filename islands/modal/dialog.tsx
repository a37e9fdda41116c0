import { type RefObject, useLayoutEffect } from 'react'
import type { Page } from '../../src/contracts/page'
import { resolveText } from '../../src/i18n/say'
import { ContentBox } from '../../src/overlay/content-box'
import { useOpened } from '../../src/overlay/hooks'
import { Dialog } from '../../src/ui/dialog'
import { useAnchor } from './anchor'
import type { Say } from './messages'
import { type Button, type DialogContent, readParameters } from './read-parameters'

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
  return <Shown {...props} {...readParameters(parameters)} title={title} alert={kind === 'question'} />
}

interface ShownProps extends Omit<DialogProps, 'page' | 'opened'>, DialogContent {
  readonly title: string
  readonly alert: boolean
}

function Shown({ dialog, buttonId, id, alert, say, onClose, ...shown }: ShownProps) {
  const { title, content, footer, buttons, isHtml } = shown
  useAnchor(dialog, shown.anchor)
  useAutoclose(shown.closeAfter, onClose)
  return (
    <Dialog
      dialog={dialog}
      role={alert ? 'alertdialog' : undefined}
      className={['ilots-modal', ...variants(shown), shown.className].filter(Boolean).join(' ')}
      aria-labelledby={title ? `${id}-title` : `${id}-body`}
      aria-describedby={title && alert ? `${id}-body` : undefined}
      close={(shown.showCloseButton || buttons.length === 0) && say('close')}
      onClose={onClose}
    >
      {Boolean(title) && (
        <h2 className="ilots-modal-title" id={`${id}-title`}>
          {isHtml ? <ContentBox content={title} html inline className="ilots-modal-title-text" /> : title}
        </h2>
      )}
      <ContentBox content={content} html={isHtml} className="ilots-modal-body" id={`${id}-body`} />
      {(footer || buttons.length > 0) && (
        <div className="ilots-modal-footer">
          {footer ? <ContentBox content={footer} html={isHtml} className="ilots-modal-footer-text" /> : null}
          {inOrder(buttons).map(([index, button]) => (
            <DialogButton
              key={buttonId(index)}
              id={buttonId(index)}
              button={button}
              isHtml={isHtml}
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
  readonly button: Button
  readonly isHtml: boolean
  /** The text of a button without a title. */
  readonly unnamed: string
  readonly onClose: () => void
}

function DialogButton({ id, button, isHtml, unnamed, onClose }: DialogButtonProps) {
  const addData = (element: HTMLButtonElement | null) => {
    for (const [name, value] of Object.entries(button.attributes))
      if (isAddable(name)) element?.setAttribute(name, String(value))
  }
  const onClick = (event: { currentTarget: HTMLButtonElement; nativeEvent?: Event }) => {
    // The action runs before the dialog closes, which it does even if the action throws.
    try {
      if (typeof button.action === 'function')
        button.action.call(event.currentTarget, event.nativeEvent ?? (event as unknown as Event))
    } finally {
      if (button.closes) onClose()
    }
  }
  const title = resolveText(button.title ?? unnamed)
  return (
    <button ref={addData} type="button" id={id} className={buttonClasses(button)} onClick={onClick}>
      {isHtml ? <ContentBox content={title} html inline className="ilots-button-text" /> : title}
    </button>
  )
}

/**
 * Buttons as they stand, with their places in the list that was given: Tab and a screen reader follow what is seen.
 * On a phone, one below the other, the important one comes first and secondary ones last; elsewhere those of a side
 * stand there (§3.8).
 */
function inOrder(buttons: readonly Button[]): (readonly [index: number, button: Button])[] {
  const isPhone = matchMedia('(max-width: 767.98px)').matches
  const rank = ({ isImportant, isSecondary, side }: Button) =>
    isPhone
      ? Number(isSecondary === true) - Number(isImportant === true)
      : Number(side === 'right') - Number(side === 'left')
  return buttons
    .map((button, index) => [index, button] as const)
    .sort(([, one], [, other]) => rank(one) - rank(other))
}

/** Closes the dialog after `delay` milliseconds, if greater than 0 (§9.2). */
function useAutoclose(delay: number, onClose: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once, from the opening.
  useLayoutEffect(() => {
    if (!(delay > 0)) return
    const timer = setTimeout(onClose, delay)
    return () => clearTimeout(timer)
  }, [])
}

/** The classes of §4.8's layout variants. */
export function variants({ title, footer, buttons, anchor }: DialogContent): string[] {
  const is = {
    'is-simple': typeof footer !== 'string' || !title,
    'is-relative': anchor !== undefined,
    'is-no-footer': !footer,
    'is-no-buttons': buttons.length === 0,
  }
  return Object.entries(is).flatMap(([name, present]) => (present ? [name] : []))
}

/** The classes of a button. */
export function buttonClasses({ isSecondary, isImportant, side, className }: Button): string {
  return [
    'ilots-button',
    isSecondary && 'is-secondary',
    isImportant && 'is-important',
    side && `is-${side}`,
    className,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether a page may set this attribute on a button: not one that runs code, nor one that we set. */
export function isAddable(name: string): boolean {
  return /^[a-z][\w.:-]*$/i.test(name) && !/^(on.*|id|class|style|type|form.*)$/i.test(name)
}
