/** The tab of the problems, the worst first; their elements can be shown in the page. */
import { tagSays } from './axe'
import { numberOf, Place } from './pieces'
import { type Problem, referenceOf } from './problems'
import type { Tools } from './tools'

/** Elements of one problem that are listed at most. */
const PLACES = 5

/** Lists the problems. */
export function ProblemsTab({ tools }: { readonly tools: Tools }) {
  const { say, watch } = tools
  const problems = tools.problems()
  const scan = () => {
    watch.scan()
    tools.tell(say('scanned', { count: tools.problems().length }))
  }
  return (
    <>
      <div className="tools">
        <button type="button" className="button" onClick={scan}>
          {say('scan')}
        </button>
      </div>
      {problems.length === 0 && <p className="empty">{say('noProblems')}</p>}
      <ul className="plain cards">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.text} ${problem.where}`} className={`card is-${problem.level}`}>
            <OneProblem problem={problem} tools={tools} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface OneProps {
  readonly problem: Problem
  readonly tools: Tools
}

function OneProblem({ problem, tools }: OneProps) {
  const { level, text, island, elements, where, count } = problem
  const { say } = tools
  return (
    <>
      <p className="card-head">
        <strong className={`level is-${level}`}>{say(level)}</strong>
        <Code problem={problem} tools={tools} />
        {island && <code>{island}</code>}
        {count > 1 && <span className="muted">{say('times', { count })}</span>}
      </p>
      <p className="card-text">{text}</p>
      {elements.length === 0 && where && <p className="muted">{say('where', { element: where })}</p>}
      {elements.length > 0 && (
        <p className="places">
          {elements.slice(0, PLACES).map((element) => (
            <Place key={numberOf(element)} tools={tools} element={element} />
          ))}
        </p>
      )}
    </>
  )
}

/** The code, as a link to the error catalogue when the tag says where that is. */
function Code({ problem: { code }, tools }: OneProps) {
  const address = code && referenceOf(tagSays('reference'), code)
  if (!address) return code && <code>{code}</code>
  const label = tools.say('catalogue', { code })
  return (
    <a className="link" href={address} target="_blank" rel="noreferrer" aria-label={label}>
      {code}
    </a>
  )
}
