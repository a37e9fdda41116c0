/** What comes of the last step: a refusal or a success in the server's words, or a failure with a way to try again (§8.4). */
import { useLayoutEffect, useRef } from 'react'
import { membersOf } from '../../src/dom/members'
import { serverFragment } from '../../src/server/server-html'
import { Notice } from '../../src/ui/notice'
import { islandRoot } from '../../src/ui/react-root'
import type { BookingContext } from './context'

/** The server's words, or how the booking is sent again. */
export type Result = { readonly answer: DocumentFragment } | { readonly retry: () => void }

/** Shows nodes of the server's in a box of its own: they are put in once. */
function ServerNodes({ nodes, role }: { readonly nodes: DocumentFragment; readonly role?: 'alert' }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(nodes), [nodes])
  return <div ref={box} role={role} />
}

/** Draws a result; a screen reader speaks it at once. */
export const Outcome = ({ result, say }: { readonly result: Result; readonly say: BookingContext['say'] }) =>
  'retry' in result ? (
    <Notice role="alert" text={say('failed')} actions={[[say('retry'), result.retry]]} />
  ) : (
    <ServerNodes nodes={result.answer} role="alert" />
  )

const RESULT = '[data-role="result"]'
const places = new WeakMap<BookingContext, (result?: Result) => void>()

/** Shows a result in the page's result area, or at the end of the form when the page has none; without one, nothing. */
export function showResult(form: HTMLFormElement, context: BookingContext, result?: Result): void {
  const show = places.get(context) ?? makePlace(form, context)
  places.set(context, show)
  show(result)
}

function makePlace(form: HTMLFormElement, context: BookingContext): (result?: Result) => void {
  let box: HTMLElement | undefined
  const root = islandRoot(context, (container) => {
    box = container
  })
  return (result) => {
    root.render(() => result && <Outcome result={result} say={context.say} />)
    if (!box || !result) return
    const own =
      membersOf(form).querySelector(RESULT) ?? membersOf(membersOf(form).parentElement)?.querySelector(RESULT)
    if (own) membersOf(own).replaceChildren(box)
    else membersOf(form).append(box)
    box.scrollIntoView({ block: 'nearest' })
  }
}

/** The page's success area, or one after the form. The page's own words come first; without them, the server's. */
export function showSuccess(form: HTMLFormElement, html: string, context: BookingContext): HTMLElement {
  const { parentElement } = membersOf(form)
  const own = membersOf(parentElement)?.querySelector<HTMLElement>('[data-role="success"]')
  if (!own) return successAfter(form, html, context)
  const area = membersOf(own)
  if (area.textContent?.trim() === '' && area.children.length === 0) area.append(serverFragment(html))
  area.hidden = false
  return own
}

function successAfter(form: HTMLFormElement, html: string, context: BookingContext): HTMLElement {
  let place: HTMLElement = form
  const root = islandRoot(context, (container) => {
    place = container
    membersOf(form).after(container)
  })
  const nodes = serverFragment(html)
  root.render(() => <ServerNodes nodes={nodes} />)
  return place
}
