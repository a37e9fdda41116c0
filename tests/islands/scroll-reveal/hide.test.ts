/** How the wait and the movement are animated; browsers do it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollReveal } from '../../../islands/scroll-reveal'
import { find, startOn } from '../../helpers/engine'
import { see } from '../../helpers/intersection'

/** The frames and the timing that the browser is given. */
let given: { frames: Keyframe[]; timing: KeyframeEffectOptions }
const finish = vi.fn()
/** Each test has its own: an observer stays for the next element with the same offset. */
let offset = 200

beforeEach(() => {
  finish.mockClear()
  offset += 1
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'KeyframeEffect',
    class {
      constructor(_: Element, frames: Keyframe[], timing: KeyframeEffectOptions) {
        given = { frames, timing }
      }
      setKeyframes(frames: Keyframe[]) {
        given.frames = frames
      }
    },
  )
  vi.stubGlobal(
    'Animation',
    class {
      playState = 'paused'
      finish = finish
      pause() {}
      cancel() {}
      play() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Below the window. */
async function start(html: string): Promise<HTMLElement> {
  await startOn(html.replace('data-aos=', `data-aos-offset="${offset}" data-aos=`), {
    ...scrollReveal,
    when: { on: 'now' },
  })
  const host = find('[data-aos]')
  vi.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 3000, 200, 100))
  see(host, 0)
  return host
}
const TIMED = '<p data-aos="slide-down" data-aos-delay="10000" data-aos-duration="10000">Texte</p>'
const presses = () => given.frames.map(({ offset, pointerEvents }) => `${offset} ${pointerEvents ?? ''}`)

test('takes no presses while it waits, nor while it moves', async () => {
  const host = await start(TIMED)
  expect(presses()).toEqual(['0 ', '0 none', '1 none'])
  see(host)
  expect(given.frames[0]?.translate).toBe('0px -100px')
  expect(presses()).toEqual(['0 ', '0 none', '1 none'])
  // What the animation says goes with it.
  expect(given.timing.fill).toBe('backwards')
})

test.each([
  [10_000, 10_000, 2000, 0],
  [500, 10_000, 500, 1500],
  [150, 600, 150, 600],
])('of content, %i + %i ms are %i + %i', async (delay, duration, waits, moves) => {
  await start(
    `<div data-ilots-content><p data-aos="fade" data-aos-delay="${delay}" data-aos-duration="${duration}">Texte</p></div>`,
  )
  expect(given.timing).toMatchObject({ delay: waits, duration: moves })
})

test('of the template, lasts as long as it says', async () => {
  await start(TIMED)
  expect(given.timing).toMatchObject({ delay: 10_000, duration: 10_000 })
})

test('the keyboard’s focus ends it', async () => {
  const host = await start(TIMED)
  host.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(finish).toHaveBeenCalled()
})
