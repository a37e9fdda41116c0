/** Attributes, their values, and where each comes from. */
import type { AttributeLine } from './origins'
import type { Words } from './words'

interface Props {
  readonly lines: readonly AttributeLine[]
  readonly say: Words
}

export function AttributeTable({ lines, say }: Props) {
  if (lines.length === 0) return <p className="muted">{say('noAttributes')}</p>
  return (
    <table className="table">
      <caption className="heading">{say('attributes')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('attribute')}</th>
          <th scope="col">{say('value')}</th>
          <th scope="col">{say('origin')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, value, origin, found = '' }) => (
          <tr key={name} className={`is-${origin}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{value ? <code>{value}</code> : <span className="muted">{say('emptyValue')}</span>}</td>
            <td className={origin === 'refused' ? 'wrong' : ''}>{say(`origin-${origin}`, { found })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
