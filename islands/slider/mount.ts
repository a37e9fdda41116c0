import type { IslandContext } from '../../src/contracts/island'
import { defineIsland } from '../../src/island/define-island'
import { slide } from '../../src/ui/slides/adapter'
import { messages, type SlidesTexts } from '../../src/ui/slides/messages'
import { attributes } from './attributes'

/** In rem: a word or two a line, and no edge is cut. */
const LEAST = 14

function mount(_: HTMLElement, context: IslandContext<typeof attributes, SlidesTexts>): void {
  const { interval, direction, autoplay, perView, loop } = context.attributes
  slide(context, {
    interval: autoplay ? interval : undefined,
    perPage: perView,
    ...(direction === 'horizontal' && { least: LEAST }),
    perMove: 1,
    rewind: loop,
    isVertical: direction === 'vertical',
  })
}

export const island = defineIsland(attributes, messages, mount)
