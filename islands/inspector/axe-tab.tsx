/** The tab that runs axe on the page. */
import { useState } from 'react'
import { announce } from '../../src/dom/announce'
import { Button } from '../../src/ui/button'
import { type AxeRule, elementOf, hasAxe, runAxe } from './axe'
import { Place } from './pieces'
import { useTools } from './tools'
import type { Key } from './words'

type Result = { readonly rules: readonly AxeRule[] } | { readonly reason: string }

/** Runs axe on a click, and lists its violations. */
export function AxeTab() {
  const { say, page } = useTools()
  const [isRunning, setRunning] = useState(false)
  const [result, setResult] = useState<Result>()
  if (!hasAxe()) return <p className="empty">{say('axeAbsent')}</p>
  const run = async () => {
    setRunning(true)
    announce(say('axeRunning'))
    const judged: Result = await runAxe(page).then(
      (rules) => ({ rules }),
      (error) => ({ reason: String((error as Error)?.message ?? error) }),
    )
    setRunning(false)
    setResult(judged)
    const count = 'rules' in judged ? judged.rules.length : 0
    if ('rules' in judged) announce(count ? say('axeFound', { count }) : say('axeClean'))
  }
  return (
    <>
      <p className="muted">{say('axeIntro')}</p>
      <div className="tools">
        <Button className="button" aria-disabled={isRunning} onPress={() => isRunning || void run()}>
          {say(isRunning ? 'axeRunning' : 'axeRun')}
        </Button>
      </div>
      {result && 'reason' in result && (
        <p className="wrong" role="alert">
          {say('axeFailed', result)}
        </p>
      )}
      {result && 'rules' in result && <Rules rules={result.rules} />}
    </>
  )
}

function Rules({ rules }: { readonly rules: readonly AxeRule[] }) {
  const { say } = useTools()
  if (rules.length === 0) return <p className="empty">{say('axeClean')}</p>
  return (
    <ul className="plain cards">
      {rules.map((rule) => (
        <li key={rule.id} className="card is-error">
          <p className="card-head">
            {rule.impact && <strong className="level is-error">{say(`impact-${rule.impact}` as Key)}</strong>}
            <a
              className="link"
              href={rule.helpUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={say('axeMore', { rule: rule.id })}
            >
              {rule.id}
            </a>
          </p>
          <p className="card-text">{rule.help}</p>
          <p className="places">
            {rule.nodes.map((node) => (
              <Node key={String(node.target)} node={node} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Node({ node }: { readonly node: AxeRule['nodes'][number] }) {
  const element = elementOf(node)
  const name = String(node.target)
  return element ? <Place element={element} name={name} /> : <code>{name}</code>
}
