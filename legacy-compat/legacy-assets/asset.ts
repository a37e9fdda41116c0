/** `Asset`, with which page scripts load scripts, style sheets and images. */
import type { Page } from '../../src/contracts/page'
import type { Dictionary } from '../core/loose'
import type { Kit } from '../kit'
import { makeFiles } from './asset-files'
import { makeImages } from './asset-images'

export const makeAsset = (page: Page, kit: Kit): Dictionary =>
  Object.fromEntries(
    Object.entries({ ...makeFiles(page), ...makeImages(kit) }).map(([name, load]) => [
      name,
      // Scripts of that time write `new Asset.images(…)`. A function without `this` would be minified to an arrow function.
      function (this: unknown, ...args: unknown[]) {
        return (load as (...args: unknown[]) => unknown).apply(this, args)
      },
    ]),
  )
