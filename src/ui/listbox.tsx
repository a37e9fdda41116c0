/**
 * The options below a field. Their ids and states are the combobox's (src/forms/combobox), which also gives them to
 * lists that the server has drawn.
 */
import type { ReactNode, Ref } from 'react'

/** One option. */
export interface Row {
  /** Of this row alone: an option that stays when the list changes keeps its element. */
  readonly key: string
  readonly content: ReactNode
  readonly className?: string
  /** What choosing it does. */
  pick(): void
}

interface Props {
  /** Names the list. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly listRef: Ref<HTMLUListElement>
}

/** Draws a list of options; without any, it is hidden. */
export const Listbox = ({ label, rows, listRef }: Props) => (
  <ul
    ref={listRef}
    className="ilots-suggestions-list"
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the focus stays in the field.
    role="listbox"
    aria-label={label}
    hidden={rows.length === 0}
  >
    {rows.map(({ key, content, className = '' }) => (
      <li key={key} className={`ilots-suggestion ${className}`.trim()}>
        {content}
      </li>
    ))}
  </ul>
)
