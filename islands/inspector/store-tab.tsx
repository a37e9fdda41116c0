/** The tab of the shared store, live: what is open, where the menu is, the state of the site's translations. */
import type { State } from '../../src/contracts/page'
import { useStore } from '../../src/rendering/use-store'
import { Place } from './pieces'
import { useTools } from './tools'

const SLICES = ['modal', 'menu', 'translation'] as const satisfies readonly (keyof State)[]

/** Lists each slice: the names of its values as a script reads them, and the values. */
export function StoreTab() {
  const { say, page } = useTools()
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
                  <Value value={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}

function Value({ value }: { readonly value: unknown }) {
  const { say } = useTools()
  if (value instanceof Element) return <Place element={value} />
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

/** A value, and how it is reached. */
interface StoreLine {
  readonly name: string
  /** Not an object, unless it is empty, an element, too large or too deep to be listed. */
  readonly value: unknown
}

/** An object of more values is counted: a table of texts has thousands, and a tab of its own. */
const MOST = 30
/** Levels that are listed: what page scripts give a dialog may lead round in a circle. */
const DEEPEST = 6

/** Lists the values in an object, named as a script reads them: `stack[0].title`. */
export const linesOf = (slice: object): StoreLine[] =>
  Object.entries(slice).flatMap(([name, value]) => linesAt(name, value, 1))

function linesAt(name: string, value: unknown, depth: number): StoreLine[] {
  if (!isListed(value) || depth >= DEEPEST) return [{ name, value }]
  const isArray = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    linesAt(isArray ? `${name}[${key}]` : `${name}.${key}`, inner, depth + 1),
  )
}

/** Whether each of its values has a line of its own. */
function isListed(value: unknown): value is object {
  if (!isPlain(value)) return false
  const { length } = Object.keys(value)
  return length > 0 && length <= MOST
}

/** Whether a value is a list, or an object that a script has written: not an element, an event, a fragment. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || prototype === Object.prototype
}
