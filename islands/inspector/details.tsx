/** All that is known of one island. */
import { bytesOf } from '../../src/engine/fetch-code'
import type { Slot } from '../../src/engine/lifecycle'
import { why } from '../../src/engine/why'
import { nameElement } from '../../src/island/errors'
import { AttributeTable } from './attribute-table'
import { figures } from './figures'
import { attributeLines } from './origins'
import type { Tools } from './tools'
import type { Key, Words } from './words'

interface Props {
  readonly tools: Tools
  readonly slot: Slot
}

export function Details({ tools, slot }: Props) {
  const { say, engine, watch } = tools
  const { island, host, attributes } = slot
  const schema = watch.schemas.get(island.name)
  const lines = attributeLines(island.name, host, schema, attributes, engine.config)
  return (
    <div className="detail">
      <div className="detail-head">
        <h3 className="subtitle">{island.name}</h3>
        <button type="button" className="button" onClick={() => tools.show(host)}>
          {say('show')}
        </button>
      </div>
      <dl className="facts">
        {[...factsOf(tools, slot), ...reasonsOf(tools, slot)].map(([name, value]) => (
          <div key={name + value} className="fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Refused slot={slot} say={say} />
      <AttributeTable lines={lines} say={say} />
      {!schema && <p className="muted">{say('unread')}</p>}
    </div>
  )
}

function Refused({ slot: { warnings }, say }: { readonly slot: Slot; readonly say: Words }) {
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

/** Why it is not mounted; what it waits for is said as its moment. */
const reasonsOf = ({ say, engine }: Tools, { island, host }: Slot): Fact[] =>
  why(engine, host)
    .filter((each) => each.island === island.name && each.state !== 'waiting' && each.reason)
    .map(({ reason, hint }) => [say('reason'), hint ? `${reason}. ${say('hint', { hint })}` : reason])

function factsOf({ say, engine }: Tools, slot: Slot): Fact[] {
  const { island, host, state, milliseconds } = slot
  const { marker, name } = island
  const configured = engine.config.markers[name]
  const own = 'selector' in marker ? marker.selector.replaceAll('{product}', engine.config.product) : ''
  const word = 'comment' in marker ? `<!-- ${marker.comment} {…} -->` : ''
  const facts = [
    [say('element'), nameElement(host)],
    [say('state'), say(state)],
    [say('when'), whenOf(slot, say)],
    [
      say('marker'),
      configured ? say('markerConfigured', { selector: configured }) : own.replaceAll(',', ', ') || word,
    ],
    [say('time'), figures.time(milliseconds, say)],
    [say('size'), state === 'mounted' ? figures.size(bytesOf(island), say) || say('sizeUnknown') : ''],
  ] as const
  return facts.filter(([, value]) => value)
}

function whenOf({ island: { when } }: Slot, say: Words): string {
  const key = `when${when.on[0]?.toUpperCase()}${when.on.slice(1)}` as Key
  return when.media ? `${say(key)}, ${say('media', { media: when.media })}` : say(key)
}
