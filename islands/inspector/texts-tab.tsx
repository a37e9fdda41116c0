/** The tab of the site's table of translations, and the texts that it lacks. */
import { useStore } from '../../src/rendering/use-store'
import { missingTexts } from './report'
import { useTools } from './tools'

/** Shows the state of the table, and lists the missing texts. */
export function TextsTab() {
  const { say, page } = useTools()
  const { state, langue, traductions } = useStore(page, ({ translation }) => translation)
  const missing = missingTexts(page)
  return (
    <>
      <p>{say(`table-${state}`, { language: langue, count: Object.keys(traductions).length })}</p>
      {state === 'here' && missing.length === 0 && <p className="empty">{say('noMissing')}</p>}
      {missing.length > 0 && (
        <>
          <h3 className="heading">
            <span>{say('missing')}</span> <span className="badge">{missing.length}</span>
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
