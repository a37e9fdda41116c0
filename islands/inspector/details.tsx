/** All that is known of one island: facts, refused values, attributes; or why an element has none. */

import { nameElement } from '../../src/base/errors'
import { ownProperty } from '../../src/base/own-property'
import type { IslandInstance } from '../../src/contracts/descriptor'
import { Button } from '../../src/ui/button'
import { type AttributeLine, attributeLines } from './origins'
import { type Tools, useTools } from './tools'
import { markerOf } from './vocabulary'
import { figures, type Key, type Words } from './words'

/** Shows one island: facts, refused values, attributes. */
export function Details({ instance }: { readonly instance: IslandInstance }) {
  const tools = useTools()
  const { say, page } = tools
  const { island, host, attributes } = instance
  const schema = tools.schemas.get(island.name)
  const lines = attributeLines(island.name, host, schema, attributes, page.config)
  return (
    <div className="detail">
      <div className="detail-head">
        <h3 className="subtitle">{island.name}</h3>
        <Button className="button" onPress={() => tools.show(host)}>
          {say('show')}
        </Button>
      </div>
      <dl className="facts">
        {[...factsOf(tools, instance), ...reasonsOf(tools, instance)].map(([name, value]) => (
          <div key={name + value} className="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Refused warnings={instance.warnings} />
      <AttributeTable lines={lines} />
      {!schema && <p className="muted">{say('unread')}</p>}
    </div>
  )
}

function Refused({ warnings }: Pick<IslandInstance, 'warnings'>) {
  const { say } = useTools()
  if (warnings.length === 0) return null
  return (
    <>
      <h4 className="heading">{say('warnings')}</h4>
      <ul className="plain">
        {warnings.map((warning) => (
          <li key={warning} className="wrong">
            {warning}
          </li>
        ))}
      </ul>
    </>
  )
}

type Fact = readonly [name: string, value: string]

/** Why the island is not mounted. What it waits for is shown with the other facts, as its moment. */
const reasonsOf = ({ say, page }: Tools, { island, host }: IslandInstance): Fact[] =>
  page
    .why(host)
    .filter((each) => each.island === island.name && each.state !== 'waiting' && each.reason)
    .map(({ reason, hint }) => [say('reason'), hint ? `${reason}. ${say('hint', { hint })}` : reason])

function factsOf({ say, page }: Tools, instance: IslandInstance): Fact[] {
  const { island, host, state, milliseconds, bytes } = instance
  const { product, markers } = page.config
  const configured = ownProperty(markers, island.name)
  const facts = [
    [say('element'), nameElement(host)],
    [say('state'), say(state)],
    [say('when'), whenOf(instance, say)],
    [
      say('marker'),
      configured
        ? say('markerConfigured', { selector: configured })
        : markerOf(island, product).replaceAll(',', ', '),
    ],
    [say('time'), figures.time(milliseconds, say)],
    [say('size'), state === 'mounted' ? figures.size(bytes, say) || say('sizeUnknown') : ''],
  ] as const
  return facts.filter(([, value]) => value)
}

function whenOf({ island: { when } }: IslandInstance, say: Words): string {
  const key = `when${when.on[0]?.toUpperCase()}${when.on.slice(1)}` as Key
  return when.media ? `${say(key)}, ${say('media', { media: when.media })}` : say(key)
}

/** Attributes, their values, and the origin of each. */
function AttributeTable({ lines }: { readonly lines: readonly AttributeLine[] }) {
  const { say } = useTools()
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

interface WhyProps {
  readonly element: Element
  /** The nearest island around the element. */
  readonly around: IslandInstance | undefined
}

/** Says why an element that was picked in the page has no island of its own. */
export function WhyNone({ element, around }: WhyProps) {
  const tools = useTools()
  const { say, page } = tools
  return (
    <div className="why">
      <h3 className="subtitle">
        <span>{say('why')}</span> <code>{nameElement(element)}</code>
      </h3>
      {page.why(element).map(({ reason, hint }) => (
        <p key={reason}>{`${say('hasNone', { reason })} ${hint ? say('hint', { hint }) : ''}`.trim()}</p>
      ))}
      {around && <p>{say('insideOf', { island: around.island.name, element: nameElement(around.host) })}</p>}
      <Button className="button" onPress={() => tools.show(element)}>
        {say('show')}
      </Button>
    </div>
  )
}
