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
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const film = frames(placeholders)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const next = () => {
    stop()
    // Nobody sees it: a page in the background, a field with text.
    if (signal.aborted || document.hidden || field.value !== '') return
    const frame = calm.matches ? undefined : film.next().value
    field.placeholder = frame?.text ?? placeholders[0] ?? ''
    if (frame) timer = setTimeout(next, frame.delay)
  }
  const judge = () => timer === undefined && next()
  document.addEventListener('visibilitychange', judge, { signal })
  field.addEventListener('input', judge, { signal })
  signal.addEventListener('abort', stop)
  judge()
}

export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
