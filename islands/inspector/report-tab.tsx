/** The tab of the report, which can be copied as text or as JSON. */
import { useRef, useState } from 'react'
import { copyText } from '../../src/ui/clipboard'
import { makeReport, toMarkdown } from './report'
import type { Tools } from './tools'

/** Shows the report and copies it; when copying is forbidden, selects it. */
export function ReportTab({ tools }: { readonly tools: Tools }) {
  const { say, page, watch } = tools
  const report = makeReport(page, watch, tools.problems(), tools.legacy())
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
    tools.tell(say(isCopied ? 'copied' : 'notCopied'))
  }
  return (
    <div className="report">
      <p>{say('reportIntro')}</p>
      <div className="tools">
        <button type="button" className="button is-important" onClick={() => void copy('text')}>
          {say('copyText')}
        </button>
        <button type="button" className="button" onClick={() => void copy('json')}>
          {say('copyJson')}
        </button>
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
