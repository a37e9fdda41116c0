/** The files of code that are fetched when a script first uses what they hold (contract §6.2). */
import { describeIsland } from '../../src/island/describe'
import type { AdditionsChunk } from '../kit'
import type { Chunk } from '../lazy'

/** `Asset`, measures and masks. */
export const assetsCode = describeIsland<AdditionsChunk>(
  'legacy-assets',
  () => import('../legacy-assets/mount'),
)
/** `Drag`, `Slider` and `Sortables`. */
export const dragCode = describeIsland<AdditionsChunk>('legacy-drag', () => import('../legacy-drag/mount'))
/** `Locale`, and what the older library adds to dates and numbers. */
export const datesCode = describeIsland<AdditionsChunk>('legacy-dates', () => import('../legacy-dates/mount'))
/** `Form.Validator`. */
export const formsCode = describeIsland<AdditionsChunk>('legacy-forms', () => import('../legacy-forms/mount'))
/** `Color`, `URI`, `Request.JSONP` and `Request.Queue`. */
export const extrasCode = describeIsland<AdditionsChunk>(
  'legacy-extras',
  () => import('../legacy-extras/mount'),
)

export const autocompleterCode = describeIsland<Chunk>(
  'legacy-autocompleter',
  () => import('../legacy-autocompleter/mount'),
)
export const slimboxCode = describeIsland<Chunk>('legacy-slimbox', () => import('../legacy-slimbox/mount'))
export const squeezeboxCode = describeIsland<Chunk>(
  'legacy-squeezebox',
  () => import('../legacy-squeezebox/mount'),
)
export const tipsCode = describeIsland<Chunk>('legacy-tips', () => import('../legacy-tips/mount'))
