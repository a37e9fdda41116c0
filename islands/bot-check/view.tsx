/** What the visitor sees of the check: question of consent (contract §4.4), widget, status line, refusals. */
import { createRef, memo, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '../../src/dom/focus'
import { waitForRelease } from '../../src/dom/wait-for-release'
import type { SubmitPipeline } from '../../src/forms/submit-pipeline'
import { islandRoot } from '../../src/rendering/react-root'
import { Button } from '../../src/ui/button'
import { Notice } from '../../src/ui/notice'
import type { BotCheckContext } from './context'
import { lineOf, type State } from './states'

/** What the visitor does. */
interface Acts {
  agree(): void
  retry(): void
}

interface Drawn extends Acts {
  readonly state: State
  readonly say: BotCheckContext['say']
}

interface PanelProps extends Drawn {
  /** Asks for consent where the page has no button for it. */
  readonly isAsking: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly widget: RefObject<HTMLDivElement | null>
}

/** The provider draws here: it is drawn once, and never again. */
const Widget = memo(({ box }: { readonly box: RefObject<HTMLDivElement | null> }) => <div ref={box} />)

/**
 * Draws the status line, empty for one frame: some screen readers ignore text in a region that was just added. The
 * text moves the submit button below it, so it comes when nothing is pressed.
 */
function Line({ text }: { readonly text: string }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isGone = false
    void waitForRelease().then(() => isGone || flushSync(() => setThere(true)))
    return () => {
      isGone = true
    }
  }, [])
  return (
    <p className="ilots-bot-check-line" role="status">
      {isThere && text}
    </p>
  )
}

/** Draws the check in its place in the form. */
function Panel({ state: { phase }, isAsking, say, agree, button, widget }: PanelProps) {
  if (phase === 'resting') return null
  if (phase === 'asking' || phase === 'agreed')
    return (
      isAsking && (
        <div className="ilots-bot-check-consent">
          <p className="ilots-bot-check-sentence">{say('consent')}</p>
          <Button className="ilots-button is-secondary" onPress={agree} buttonRef={button}>
            {say('agree')}
          </Button>
        </div>
      )
    )
  const line = lineOf(phase)
  return (
    <div className="ilots-bot-check">
      <Widget box={widget} />
      <Line text={line ? say(line) : ''} />
    </div>
  )
}

/** Draws why the form is not sent. */
function Refused({ state: { refusal }, say, retry }: Drawn) {
  if (!refusal) return null
  const actions = refusal.text === 'failed' ? ([[say('retry'), retry]] as const) : []
  return <Notice role="alert" text={say(refusal.text)} actions={actions} />
}

/** Draws the states of one form's check, in its place and above the form. */
export type View = ReturnType<typeof makeView>

/**
 * @param parts of the page's own question, hidden once the widget is drawn.
 * @param pageButton the page's button of that question.
 */
export function makeView(
  context: BotCheckContext,
  pipeline: SubmitPipeline,
  acts: Acts,
  parts: Element[],
  pageButton: HTMLButtonElement | null,
) {
  const { say, set, signal } = context
  const host = context.host
  const button = createRef<HTMLButtonElement>()
  const widget = createRef<HTMLDivElement>()
  const panel = islandRoot(context, host)
  // The pipeline puts it among the form's messages.
  const refused = islandRoot(context)
  return {
    /** The provider's place; nothing before the panel is drawn. */
    widget,
    /** Draws a state at once. */
    draw(state: State): void {
      const drawn = { state, say, ...acts }
      panel.render(() => <Panel {...drawn} isAsking={!pageButton} button={button} widget={widget} />)
      if (widget.current) for (const part of parts.splice(0)) set(part, 'hidden', '')
      refused.render(() => <Refused {...drawn} />)
      // Other messages stay until the next submit.
      if (!state.refusal && refused.container.isConnected) pipeline.silence()
    },
    /** Shows the refusal above the form, where a screen reader announces it. @returns its element. */
    refuse(): Element {
      if (!signal.aborted) pipeline.say(refused.container)
      return refused.container
    },
    /** Focuses what the visitor has to do: agree, or solve the widget. */
    focus(): void {
      const box = widget.current
      // The provider's checkbox is usually the first element in its frame, so the frame takes the focus.
      const target = box
        ? (box.querySelector('iframe,input,button') ?? box.parentElement)
        : (pageButton ?? button.current)
      if (!target) return
      focusOn(target)
      ;(box?.parentElement ?? host).scrollIntoView({ block: 'nearest' })
    },
  }
}
