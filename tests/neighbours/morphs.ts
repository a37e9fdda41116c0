/** Libraries that morph HTML, as they are installed in this folder. */
import { createRequire } from 'node:module'

/** Makes `element` look like the HTML, and keeps what of it can stay. */
export type Morph = (element: Element, html: string) => void

const load = createRequire(import.meta.url)

interface Idiomorph {
  morph(element: Element, html: string, options: { morphStyle: 'outerHTML' }): void
}
const { Idiomorph } = (await import(load.resolve('idiomorph/dist/idiomorph.esm.js'))) as {
  Idiomorph: Idiomorph
}
const morphdom = load('morphdom') as (element: Element, html: string) => void

export const morphs: Readonly<Record<string, Morph>> = {
  idiomorph: (element, html) => Idiomorph.morph(element, html, { morphStyle: 'outerHTML' }),
  morphdom: (element, html) => morphdom(element, html),
}
