import type { Page } from '../../src/contracts/page'
import type { Brought, Kit } from '../kit'
import { makeDrag, makeResizable } from './drag'
import { makeDraggable, makeMove } from './drag-move'
import { makeSlider } from './slider'
import { makeSortables } from './sortables'

export async function create(_page: Page, kit: Kit): Promise<Brought> {
  const Drag = makeDrag(kit)
  const Move = makeMove(kit, Drag)
  // 1.1 calls the class `Drag.Base`.
  Drag.extend?.({ Move, Base: Drag })
  const methods = { makeResizable: makeResizable(Drag), makeDraggable: makeDraggable(Move) }
  return {
    globals: { Drag, Slider: makeSlider(kit, Drag), Sortables: makeSortables(kit, Move) },
    methods: methods as unknown as NonNullable<Brought['methods']>,
  }
}
