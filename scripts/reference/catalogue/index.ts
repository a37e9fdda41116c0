/** The catalogue: which islands it shows, how, and the pictures that it keeps. */
import { content } from './content'
import { forms } from './forms'
import { navigation } from './navigation'
import { overlays } from './overlays'
import { sharing } from './sharing'
import type { Shown } from './shown'

export { NOT_SHOWN } from './not-shown'

export const SHOWN: Readonly<Record<string, Shown>> = {
  ...content,
  ...forms,
  ...navigation,
  ...overlays,
  ...sharing,
}

export const WIDTHS = ['390', '1280'] as const
export const SCHEMES = ['clair', 'sombre'] as const
export type Width = (typeof WIDTHS)[number]
export type Scheme = (typeof SCHEMES)[number]

/** Where the pictures are kept: the fixture site serves them from there (`/assets/site/catalogue/`). */
export const PICTURES = 'fixtures/site/public/catalogue'
/** The file of one picture, in that folder. */
export const pictureOf = (name: string, width: Width, scheme: Scheme): string =>
  `${name}-${width}-${scheme}.png`
