/** An icon in what React draws. */

interface Props {
  /** One of `icons.ts`. */
  readonly path: string
  readonly className?: string
}

/** Draws an icon with lines; the control around it has the name. */
export const Icon = ({ path, className = '' }: Props) => (
  <svg className={`ilots-icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
