/** What is waited for. */
import styles from 'styles:spinner'
import { adoptAlone } from './styles/adopt'

/** Draws a text with a ring that turns, over the place of what is on its way: nothing moves when it goes. */
export function Spinner({ text }: { readonly text: string }) {
  adoptAlone(styles)
  return (
    <p className="ilots-spinner" role="status">
      {text}
    </p>
  )
}
