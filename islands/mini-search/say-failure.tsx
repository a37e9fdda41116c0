import { Notice } from '../../src/ui/notice'
import { makeRoot, type ReactRoot } from '../../src/ui/react-root'
import type { Context } from './context'

/**
 * Says at the end of `place` that a call has failed, with a way to try again (contract §3), until `signal` aborts.
 * @param retry runs on its button; the notice is gone by then.
 */
export function sayFailure(
  { page, say, fail }: Context,
  place: Element,
  signal: AbortSignal,
  retry: () => void,
): ReactRoot {
  const root = makeRoot(page, place, fail)
  signal.addEventListener('abort', root.remove)
  const again = () => {
    root.remove()
    retry()
  }
  root.render(() => <Notice role="alert" text={say('failed')} actions={[[say('retry'), again]]} />)
  place.querySelector('.ilots-notice')?.scrollIntoView({ block: 'nearest' })
  return root
}
