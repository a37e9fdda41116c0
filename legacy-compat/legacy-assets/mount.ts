import type { Page } from '../../src/contracts/page'
import { chainable, methodsOf } from '../core/methods'
import type { Brought, Kit } from '../kit'
import { makeAsset } from './asset'
import { coverChanges, installCovers } from './covers'
import { positionFunctions } from './element-position'
import { makeIframeShim } from './iframe-shim'
import { makeMask } from './mask'
import { measureFunctions } from './measure'
import { makeSpinner } from './spinner'

export async function create(page: Pick<Page, 'report'>, kit: Kit): Promise<Brought> {
  const IframeShim = makeIframeShim(kit)
  const Mask = makeMask(kit, IframeShim)
  const Spinner = makeSpinner(kit, Mask)
  installCovers(kit, Mask, Spinner)
  const methods = {
    ...methodsOf({ ...measureFunctions, ...positionFunctions(kit.byId) }),
    ...chainable(coverChanges),
  }
  return {
    globals: { Asset: makeAsset(page, kit), IframeShim, Mask, Spinner },
    methods: methods as unknown as NonNullable<Brought['methods']>,
  }
}
