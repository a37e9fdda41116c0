import { restoreAttribute } from '../../src/dom/restore'
import { searchField } from '../../src/forms/search-field'
import { defineIsland } from '../../src/island/define-island'
import type { IslandContext } from '../../src/island/island'
import { attributes } from './attributes'
import { frames } from './frames'

function mount(
  host: HTMLElement,
  { attributes: { placeholders }, signal }: IslandContext<typeof attributes>,
): void {
  const field = searchField(host)
  if (!field || placeholders.length === 0) return
  restoreAttribute(field, 'placeholder', signal)
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const sequence = frames(placeholders)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const next = () => {
    stop()
    // The placeholder is not visible in a background page or behind a text.
    if (signal.aborted || document.hidden || field.value !== '') return
    const frame = reducedMotion.matches ? undefined : sequence.next().value
    field.placeholder = frame?.text ?? placeholders[0] ?? ''
    if (frame) timer = setTimeout(next, frame.delay)
  }
  const resume = () => timer === undefined && next()
  document.addEventListener('visibilitychange', resume, { signal })
  field.addEventListener('input', resume, { signal })
  signal.addEventListener('abort', stop)
  resume()
}

export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
