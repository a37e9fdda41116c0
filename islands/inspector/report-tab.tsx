/** The tab of the report, which can be copied as text or as JSON. */
import { useRef, useState } from 'react'
import { announce } from '../../src/dom/announce'
import { Button } from '../../src/ui/button'
import { copyText } from '../../src/ui/clipboard'
import { makeReport, toMarkdown } from './report'
import { useTools } from './tools'

/** Shows the report and copies it; when copying is forbidden, selects it. */
export function ReportTab() {
  const tools = useTools()
  const { say, page } = tools
  const report = makeReport(page, tools, tools.problems(), tools.legacy())
  const text = toMarkdown(report, say)
  const [shown, setShown] = useState<'text' | 'json'>('text')
  const field = useRef<HTMLTextAreaElement>(null)
  const json = JSON.stringify(report, null, 2)
  const copy = async (kind: 'text' | 'json') => {
    setShown(kind)
    const isCopied = await copyText(kind === 'text' ? text : json)
    if (!isCopied) {
      field.current?.focus()
      field.current?.select()
    }
    announce(say(isCopied ? 'copied' : 'notCopied'))
  }
  return (
    <div className="report">
      <p>{say('reportIntro')}</p>
      <div className="tools">
        <Button className="button is-important" onPress={() => void copy('text')}>
          {say('copyText')}
        </Button>
        <Button className="button" onPress={() => void copy('json')}>
          {say('copyJson')}
        </Button>
      </div>
      <textarea
        ref={field}
        className="code preview"
        aria-label={say('preview')}
        readOnly
        spellCheck={false}
        value={shown === 'text' ? text : json}
      />
    </div>
  )
}
