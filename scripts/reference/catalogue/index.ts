/** The catalogue: which islands it shows, how, and where their pictures lie. */
import type { Words } from '../../../src/island/define-reference'
import { folderOf, pick, readEach } from '../../island-folders'
import type { Scheme, Width } from './pictures'
import type { Shown } from './shown'

/** What `picture.ts` in the folder of an island exports: one of them. */
interface Picture {
  readonly picture?: Shown
  /** Why it has no pictures. */
  readonly noPicture?: Words
}

const pictures = await readEach<Picture>('picture')

export const SHOWN = pick<'picture', Shown>(pictures, 'picture')
export const NOT_SHOWN = pick<'noPicture', Words>(pictures, 'noPicture')

/** The file of one picture. */
export const fileOfPicture = (name: string, width: Width, scheme: Scheme): string =>
  `${folderOf(name)}/pictures/${width}-${scheme}.png`
