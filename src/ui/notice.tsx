/** A message in place, with what can be done about it. */
import { Button } from './button'

interface Props {
  /** `alert` interrupts what a screen reader says, `status` waits. */
  readonly role: 'alert' | 'status'
  readonly text: string
  /** Buttons below the text: the first is what most visitors want. */
  readonly actions?: readonly (readonly [label: string, act: () => void])[]
}

/** Draws a notice. */
export const Notice = ({ role, text, actions = [] }: Props) => (
  <div className="ilots-notice" role={role}>
    <p className="ilots-notice-text">{text}</p>
    {actions.map(([label, act], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: by its label, a button with the focus would be another one once translations arrive.
      <Button key={index} onPress={act}>
        {label}
      </Button>
    ))}
  </div>
)
