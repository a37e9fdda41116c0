/** Buttons. */
import type { ReactNode, Ref } from 'react'
import { Icon } from './icon'

interface Props {
  onPress(): void
  readonly className?: string
  readonly disabled?: boolean
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** Draws a button that its text names. */
export const Button = ({
  onPress,
  className = 'ilots-button',
  disabled,
  buttonRef,
  children,
}: Props & { readonly children: ReactNode }) => (
  <button type="button" className={className} onClick={onPress} disabled={disabled} ref={buttonRef}>
    {children}
  </button>
)

/** Draws a button with an icon; `label` names it. @param icon one of `icons.ts`. */
export const IconButton = ({
  onPress,
  className,
  disabled,
  buttonRef,
  icon,
  label,
}: Props & { readonly icon: string; readonly label: string }) => (
  <button
    type="button"
    className={className}
    aria-label={label}
    onClick={onPress}
    disabled={disabled}
    ref={buttonRef}
  >
    <Icon path={icon} />
  </button>
)
