import type { Page } from '../../src/contracts/page'
import type { Brought, Kit } from '../kit'
import { makeAsset } from './asset'
import { coverMethods, installCovers } from './covers'
import { positionMethods } from './element-position'
import { makeIframeShim } from './iframe-shim'
import { makeMask } from './mask'
import { measureMethods } from './measure'
import { makeSpinner } from './spinner'

export async function create(page: Page, kit: Kit): Promise<Brought> {
  const IframeShim = makeIframeShim(kit)
  const Mask = makeMask(kit, IframeShim)
  const Spinner = makeSpinner(kit, Mask)
  installCovers(kit, Mask, Spinner)
  const methods = { ...measureMethods, ...positionMethods(kit.byId), ...coverMethods }
  return {
    globals: { Asset: makeAsset(page, kit), IframeShim, Mask, Spinner },
    methods: methods as unknown as NonNullable<Brought['methods']>,
  }
}
