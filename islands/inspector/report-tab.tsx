/** A report to send to somebody else, as text or as JSON. */
import { useRef, useState } from 'react'
import { copyText } from '../../src/ui/clipboard'
import { makeReport } from './report'
import { toMarkdown } from './report-text'
import type { Tools } from './tools'

export function ReportTab({ tools }: { readonly tools: Tools }) {
  const { say, engine, watch } = tools
  const report = makeReport(engine, watch, tools.problems(), tools.legacy())
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
