/** Buttons. */
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Icon } from './icon'
import { CLOSE } from './icons'

interface Props
  extends Pick<ComponentProps<'button'>, 'className' | 'disabled' | 'aria-disabled' | 'onBlur'> {
  onPress(): void
  readonly buttonRef?: Ref<HTMLButtonElement>
}

/** Draws a button that its text names. */
export const Button = ({
  onPress,
  className = 'ilots-button',
  buttonRef,
  children,
  ...more
}: Props & { readonly children: ReactNode }) => (
  <button {...more} type="button" className={className} onClick={onPress} ref={buttonRef}>
    {children}
  </button>
)

/** Draws a button with an icon; `label` names it. @param icon one of `icons.ts`. */
export const IconButton = ({
  onPress,
  buttonRef,
  icon,
  label,
  ...more
}: Props & { readonly icon: string; readonly label: string }) => (
  <button {...more} type="button" aria-label={label} onClick={onPress} ref={buttonRef}>
    <Icon path={icon} />
  </button>
)

interface CloseProps extends Pick<Props, 'onPress'> {
  /** What it is found by. */
  readonly className: string
  readonly label: string
}

/** Draws the round button that closes what it stands in. Its island has adopted what islands share. */
export const CloseButton = ({ className, ...more }: CloseProps) => (
  <IconButton {...more} className={`ilots-round is-plain ${className}`} icon={CLOSE} />
)
