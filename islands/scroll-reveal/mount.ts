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

function mount(host: HTMLElement, page: Host): void {
  const { engine, island, signal } = page
  const settings = readAttributes(host, attributes, (name, raw, expected) =>
    engine.report.error(Code.attributeRefused, refusal(name, raw, expected), { island, element: host }),
  )
  if (!isStill()) watch(host, settings.aosOffset, signal, () => hide(host, settings, page))
}

/**
 * An animation that waits at its beginning: no attribute of the page's is touched, and nothing stays hidden when it
 * is cancelled. @returns reveals the host.
 */
function hide(
  host: HTMLElement,
  { aos, aosDuration, aosDelay }: Settings,
  { listen, signal }: Host,
): () => void {
  const timing = { duration: aosDuration, delay: aosDelay, easing: 'ease', fill: 'backwards' } as const
  // Only unseen while it waits: moved aside, it would widen the page.
  const effect = new KeyframeEffect(host, [{ opacity: 0, offset: 0 }], timing)
  const animation = new Animation(effect)
  animation.pause()
  const show = () => animation.finish()
  const showTarget = () => membersOf(host).matches(':target,:target *,:has(:target)') && show()
  // Whoever arrives by keyboard, by address or on paper finds it there.
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
