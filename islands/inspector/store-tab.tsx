/** The tab of the shared store, live: what is open, where the menu is, the state of the site's translations. */
import type { State } from '../../src/island/page'
import { useStore } from '../../src/ui/hooks'
import { Place } from './pieces'
import { isPlain, linesOf } from './store-lines'
import type { Tools } from './tools'

const SLICES = ['modal', 'menu', 'translation'] as const satisfies readonly (keyof State)[]

/** Lists each slice: the names of its values as a script reads them, and the values. */
export function StoreTab({ tools }: { readonly tools: Tools }) {
  const { say, page } = tools
  const state = useStore(page, (all) => all)
  return (
    <>
      <p className="muted">{say('storeIntro')}</p>
      {SLICES.map((slice) => (
        <table key={slice} className="table">
          <caption className="heading">{slice}</caption>
          <thead>
            <tr>
              <th scope="col">{say('storeName')}</th>
              <th scope="col">{say('value')}</th>
            </tr>
          </thead>
          <tbody>
            {linesOf(state[slice]).map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <Value value={value} tools={tools} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}

function Value({ value, tools }: { readonly value: unknown; readonly tools: Tools }) {
  const { say } = tools
  if (value instanceof Element) return <Place tools={tools} element={value} />
  if (typeof value === 'function') return <span className="muted">{say('aFunction')}</span>
  if (value === '' || value === null || value === undefined)
    return <span className="muted">{say('emptyValue')}</span>
  if (isPlain(value))
    return <span className="muted">{say('values', { count: Object.keys(value).length })}</span>
  return <code>{textOf(value)}</code>
}

/** Characters of a text that are shown: what stands in a dialog may be long. */
const SHOWN = 300

function textOf(value: unknown): string {
  // What a browser made is named after its kind.
  const text = typeof value === 'object' ? {}.toString.call(value).slice(8, -1) : String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
