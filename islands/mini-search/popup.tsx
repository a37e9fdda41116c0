/** The pop-up: version 1 over the page, version 2 in the form (§2.9). */

import { createRef } from 'react'
import { isIlotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { markContentOfAnswer, partAround, partOf } from '../../src/dom/content'
import { whenGone } from '../../src/dom/when-gone'
import { withoutBox } from '../../src/forms/combobox/position-panel'
import { submitForm } from '../../src/forms/submit-form'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import { makeRoot, type ReactRoot } from '../../src/rendering/react-root'
import { isAbort } from '../../src/server/request'
import { serverFragment } from '../../src/server/server-html'
import { Button } from '../../src/ui/button'
import { Notice } from '../../src/ui/notice'
import { askPopup } from './calls'
import type { Context } from './context'
import { dismissOutside, type Part, PopupBox, placePopup } from './popup-box'

const PARTS: readonly Part[] = ['close', 'suggestions']

export type Popup = ReturnType<typeof makePopup>

/**
 * Makes the pop-up of a search form: fetched, placed, closed.
 * @param onChange a field of the pop-up has changed.
 * @param onClose it has closed. `isReset`: the visitor closed it, so that the search starts over.
 */
export function makePopup(
  context: Context,
  onChange: (target: EventTarget | null) => void,
  onClose: (isReset: boolean) => void,
) {
  const { form, field, page, island, host, signal } = context
  const isFull = context.attributes.versionSearch === '1'
  const box = createRef<HTMLDivElement>()
  let opening: Promise<HTMLElement | undefined> | undefined
  let open: AbortController | undefined
  let draw: ((isBusy?: boolean) => void) | undefined

  const close = (isReset = true) => {
    if (!opening) return
    opening = undefined
    const hasFocus = box.current?.contains(document.activeElement)
    open?.abort()
    // Before the field is emptied: focus in an empty field would offer recent searches.
    if (hasFocus) field.focus({ preventScroll: true })
    onClose(isReset)
  }
  /** Closes it for its button or a key. The focus goes to the field, wherever a press has left it. */
  const dismiss = () => {
    field.focus({ preventScroll: true })
    close()
  }
  const retry = () => {
    close(false)
    field.focus()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const onClick = (event: Event) => {
    if (!partAround(host, event.target, '[data-role~="close"]', page.config)) return
    event.preventDefault()
    dismiss()
  }

  /** Shows the pop-up, with the parts that the server's HTML lacks. @returns the container of that HTML. */
  function insert(missing: readonly Part[], shown: AbortSignal): Element | null | undefined {
    const put = withoutBox((container) => (isFull ? putFirst(container) : form.append(container)))
    const root = makeRoot(page, put, context.fail)
    shown.addEventListener('abort', () => {
      draw = undefined
      root.remove()
    })
    const look = { boxRef: box, isFull, missing, say: context.say, onClose: dismiss }
    draw = (isBusy) => root.render(() => <PopupBox {...look} isBusy={isBusy} />)
    draw()
    const element = box.current
    if (element) {
      placePopup(element, context, isFull, shown)
      whenGone(element, shown, close)
      listenWithReplay(element, 'change', ({ target }) => onChange(target), { signal: shown })
      element.addEventListener('click', onClick)
    }
    return element?.firstElementChild
  }

  async function make(shown: AbortSignal): Promise<HTMLElement | undefined> {
    // While it loads, too: it must not cover what the visitor uses by then.
    dismissOutside(() => box.current, form, shown, close, dismiss)
    try {
      const html = await askPopup(context)
      if (shown.aborted) return undefined
      const content = serverFragment(html)
      markContentOfAnswer(content, form, page.config)
      const find = (part: Part) => partOf(host, `[data-role~="${part}"]`, page.config, content)
      const missing = PARTS.filter((part) => !find(part))
      for (const part of missing) report(part, context)
      const list = find('suggestions')
      const sheet = insert(missing, shown)
      const made = list ? null : (sheet?.lastElementChild as HTMLElement | null)
      sheet?.insertBefore(content, made)
      return list ?? made ?? undefined
    } catch (error) {
      if (shown.aborted || isAbort(error)) return undefined
      // The request service has reported its own errors.
      if (!isIlotsError(error)) page.report.thrown(error, Code.malformedReply, { island, element: host })
      const sheet = insert([], shown)
      if (sheet) sayFailure(context, sheet, shown, retry, dismiss)
      return undefined
    }
  }

  signal.addEventListener('abort', () => close(false))
  // The page must not come back with it open, and it must not cover what a link to a hash leads to.
  for (const type of ['pagehide', 'hashchange']) addEventListener(type, () => close(), { signal })
  return {
    /** Closes it where the search starts over by itself. */
    close: () => close(false),
    get element() {
      return box.current
    },
    /** Says that the suggestions of `place` could not be loaded. */
    sayFailure: (place: Element, onRetry: () => void) =>
      open && sayFailure(context, place, open.signal, onRetry),
    /** Tells screen readers, and the style sheet, whether suggestions are on their way. */
    setBusy: (isBusy: boolean) => draw?.(isBusy),
    /**
     * Opens the pop-up.
     * @returns the element for suggestions; undefined when the call failed (the pop-up says so) or it was closed
     * meanwhile.
     */
    open() {
      if (opening) return opening
      open = new AbortController()
      opening = make(open.signal)
      return opening
    },
  }
}

/** First in the page (§2.9), but after a skip link, which has to be the first of the links. */
function putFirst(container: Element): void {
  const first = document.body.firstElementChild
  if (first?.matches('a[href^="#"]')) first.after(container)
  else document.body.prepend(container)
}

function report(part: Part, { page, island, host }: Context): void {
  page.report.error(
    Code.partMissing,
    sentence`attendu data-role="${part}" dans la fenêtre de recherche du serveur, aucun trouvé ; l'ajouter.`,
    { island, element: host },
  )
}

/**
 * Says at the end of `place` that a call has failed, with a way to try again (contract §3), until `signal` aborts.
 * @param retry runs on its button; the notice is gone by then.
 * @param dismiss closes the pop-up, where nothing else in it does: touch has no Escape.
 */
function sayFailure(
  { page, say, fail, form }: Context,
  place: Element,
  signal: AbortSignal,
  retry: () => void,
  dismiss?: () => void,
): ReactRoot {
  const root = makeRoot(page, place, fail)
  signal.addEventListener('abort', root.remove)
  const again = () => {
    root.remove()
    retry()
  }
  const submit = () => submitForm(form, page)
  const more = { follow: submit, ...(dismiss && { close: dismiss }) }
  root.render(() => (
    <Notice role="alert" text={say('failed')} actions={[[say('retry'), again]]}>
      {(['follow', 'close'] as const).map(
        (name) =>
          more[name] && (
            <Button key={name} className="ilots-button is-secondary" onPress={more[name]}>
              {say(name)}
            </Button>
          ),
      )}
    </Notice>
  ))
  place.querySelector('.ilots-notice')?.scrollIntoView({ block: 'nearest' })
  return root
}
