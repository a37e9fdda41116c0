/** The site's own table of texts, and what it lacks. */
import { missingTexts } from './report'
import type { Tools } from './tools'

export function TextsTab({ tools }: { readonly tools: Tools }) {
  const { say, engine } = tools
  const { state, langue, traductions } = engine.store.getState().translation
  const missing = missingTexts(engine)
  return (
    <>
      <p>{say(`table-${state}`, { language: langue, count: Object.keys(traductions).length })}</p>
      {state === 'here' && missing.length === 0 && <p className="empty">{say('noMissing')}</p>}
      {missing.length > 0 && (
        <>
          <h3 className="heading">
            {say('missing')} <span className="badge">{missing.length}</span>
          </h3>
          <ul className="plain lines">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
