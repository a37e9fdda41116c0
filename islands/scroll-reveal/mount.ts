import { membersOf } from '../../src/dom/members'
import { readAttributes, type Values } from '../../src/island/attributes'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { Code, refusal } from '../../src/island/errors'
import type { Host } from '../../src/island/island'
import { attributes } from './attributes'
import { keyframe } from './keyframe'
import { watch } from './watch'

type Settings = Values<typeof attributes>

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function mount(host: HTMLElement, context: Host): void {
  const { page, island, signal } = context
  const settings = readAttributes(host, attributes, (name, raw, expected) =>
    page.report.error(Code.attributeRefused, refusal(name, raw, expected), { island, element: host }),
  )
  if (!isStill()) watch(host, settings.aosOffset, signal, () => hide(host, settings, context))
}

/**
 * Hides the host with an animation that is paused at its start: no attribute changes, and cancelling it shows the host.
 * @returns reveals the host.
 */
function hide(
  host: HTMLElement,
  { aos, aosDuration, aosDelay }: Settings,
  { listen, signal }: Host,
): () => void {
  const timing = { duration: aosDuration, delay: aosDelay, easing: 'ease', fill: 'backwards' } as const
  // Only its opacity changes while it waits: moved aside, it could widen the page.
  const effect = new KeyframeEffect(host, [{ opacity: 0, offset: 0 }], timing)
  const animation = new Animation(effect)
  animation.pause()
  const show = () => animation.finish()
  const showTarget = () => membersOf(host).matches(':target,:target *,:has(:target)') && show()
  // The keyboard, a hash and printing reach the host before it is scrolled into view.
  listen('focusin', show)
  addEventListener('hashchange', showTarget, { signal })
  addEventListener('beforeprint', show, { signal })
  signal.addEventListener('abort', () => animation.cancel())
  showTarget()
  return () => {
    if (animation.playState !== 'paused') return
    effect.setKeyframes([keyframe(host, aos)])
    if (isStill()) show()
    else animation.play()
  }
}

export const island = defineBehaviour(mount)
