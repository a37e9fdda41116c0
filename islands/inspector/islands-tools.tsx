/** Above the tree: choosing in the page, and looking for a name. */
import type { KeyboardEvent } from 'react'
import { Icon } from './icon'
import type { Picking } from './use-picking'
import type { Words } from './words'

interface Props {
  readonly say: Words
  readonly picking: Picking
  readonly filter: string
  readonly onFilter: (filter: string) => void
}

export function IslandsTools({ say, picking, filter, onFilter }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    // The field's own use of it; the next one closes.
    if (event.key !== 'Escape' || !filter) return
    event.preventDefault()
    onFilter('')
  }
  return (
    <>
      <div className="tools">
        <button type="button" className="button" aria-pressed={picking.on} onClick={picking.toggle}>
          <Icon name="target" />
          {say('pick')}
        </button>
        <input
          type="search"
          className="field"
          aria-label={say('filter')}
          placeholder={say('filter')}
          value={filter}
          onChange={({ currentTarget }) => onFilter(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {picking.on && <p className="call">{say('picking')}</p>}
    </>
  )
}
