/** A message in place, with what can be done about it. */
import type { ReactNode } from 'react'
import { Button } from './button'

interface Props {
  /** `alert` interrupts what a screen reader says, `status` waits. */
  readonly role: 'alert' | 'status'
  readonly text: ReactNode
  /** Buttons below the text: the first is what most visitors want. */
  readonly actions?: readonly (readonly [label: string, act: () => void])[] | undefined
  /** What else the visitor may do: after the buttons. */
  readonly children?: ReactNode
}

/** Draws a notice. */
export const Notice = ({ role, text, actions = [], children }: Props) => (
  <div className="ilots-notice" role={role}>
    <p className="ilots-notice-text">{text}</p>
    {actions.map(([label, act], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a label changes when translations arrive.
      <Button key={index} onPress={act}>
        {label}
      </Button>
    ))}
    {children}
  </div>
)
