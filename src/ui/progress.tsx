/** How far something is. */

interface Props {
  readonly value: number
  readonly max: number
  /** Its name for screen readers; without one it has none yet. */
  readonly label?: string | undefined
  readonly className?: string
}

/** Draws a bar. */
export const Progress = ({ value, max, label, className }: Props) => (
  <progress max={max} value={value} className={className} aria-label={label} />
)
