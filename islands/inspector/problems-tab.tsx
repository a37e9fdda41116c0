/** The tab of the problems, the worst first; their elements can be shown in the page. */
import { announce } from '../../src/dom/announce'
import { Button } from '../../src/ui/button'
import { tagSays } from './axe'
import { numberOf, Place } from './pieces'
import { type Problem, referenceOf } from './problems'
import { useTools } from './tools'

/** Elements of one problem that are listed at most. */
const PLACES = 5

/** Lists the problems. */
export function ProblemsTab() {
  const tools = useTools()
  const { say } = tools
  const problems = tools.problems()
  const scan = () => {
    tools.scan()
    announce(say('scanned', { count: tools.problems().length }))
  }
  return (
    <>
      <div className="tools">
        <Button className="button" onPress={scan}>
          {say('scan')}
        </Button>
      </div>
      {problems.length === 0 && <p className="empty">{say('noProblems')}</p>}
      <ul className="plain cards">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.text} ${problem.where}`} className={`card is-${problem.level}`}>
            <OneProblem {...problem} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OneProblem({ level, code, text, island, elements, where, count }: Problem) {
  const { say } = useTools()
  return (
    <>
      <p className="card-head">
        <strong className={`level is-${level}`}>{say(level)}</strong>
        <Code code={code} />
        {island && <code>{island}</code>}
        {count > 1 && <span className="muted">{say('times', { count })}</span>}
      </p>
      <p className="card-text">{text}</p>
      {elements.length === 0 && where && <p className="muted">{say('where', { element: where })}</p>}
      {elements.length > 0 && (
        <p className="places">
          {elements.slice(0, PLACES).map((element) => (
            <Place key={numberOf(element)} element={element} />
          ))}
        </p>
      )}
    </>
  )
}

/** The code, as a link to the error catalogue when the tag says where that is. */
function Code({ code }: Pick<Problem, 'code'>) {
  const { say } = useTools()
  const address = code && referenceOf(tagSays('reference'), code)
  if (!address) return code && <code>{code}</code>
  const label = say('catalogue', { code })
  return (
    <a className="link" href={address} target="_blank" rel="noreferrer" aria-label={label}>
      {code}
    </a>
  )
}
