/** How each island looks, beside the HTML that it takes. */
import { readFileSync } from 'node:fs'
import type { Reference } from '../../src/island/define-reference'
import { fileOfPicture, NOT_SHOWN, SHOWN } from './catalogue'
import { pictureOf, SCHEMES, type Scheme, WIDTHS, type Width } from './catalogue/pictures'
import { FAMILIES, familyNames } from './families'
import {
  bothIn,
  capital,
  code,
  type Entry,
  type Gallery,
  heading,
  type Language,
  type Page,
  type Say,
  sayIn,
  table,
} from './model'
import { references } from './references'

export function catalogueIn(language: Language): Page {
  const [both, say] = [bothIn(language), sayIn(language)]
  const blocks = [
    heading('sans-image', both('Sans image', 'Without a picture')),
    table(
      [both('Îlot', 'Island'), both('Pourquoi', 'Why')],
      Object.entries(NOT_SHOWN).map(([name, reason]) => [nameOf(name), capital(say(reason))]),
    ),
    heading('images', both('D’où viennent les images', 'Where the pictures come from')),
    both(
      'Du site d’essai, au moment le plus parlant d’un cas, dans Chromium, avec une seule police (Inter, licence SIL Open Font 1.1) et une horloge arrêtée. Les tests les comparent à ce que les îlots dessinent, à un pixel sur cinq mille près. Les couleurs et les arrondis sont ceux de ce site : les vôtres se règlent par le [thème](ref:theming).',
      'From the fixture site, at the most telling moment of a case, in Chromium, with one font (Inter, SIL Open Font License 1.1) and a clock that stands still. Tests compare them with what the islands draw, within one pixel in five thousand. Colours and radii are those of that site: yours are set by the [theme](ref:theming).',
    ),
    code('sh', 'CATALOGUE=write npx playwright test e2e/catalogue.spec.ts --project chromium-preact'),
  ]
  return {
    slug: 'catalogue',
    section: 'guide',
    title: both('Le catalogue', 'The catalogue'),
    lead: both(
      'Chaque îlot en images, à 390 et à 1280 pixels, clair et sombre, à côté de son HTML.',
      'Each island in pictures, 390 and 1280 pixels wide, light and dark, beside its HTML.',
    ),
    gallery: familyNames.map((family) => ({
      id: family,
      title: say(FAMILIES[family]),
      entries: references.filter((each) => each.family === family).flatMap((each) => entryOf(each, say)),
    })),
    markdown: blocks.join('\n\n'),
  }
}

function entryOf({ name, purpose, html, script = '' }: Reference, say: Say): readonly Entry[] {
  const shown = SHOWN[name]
  if (!shown) return []
  const sizes = Object.fromEntries(
    WIDTHS.flatMap((width) =>
      SCHEMES.map((scheme) => [pictureOf(name, width, scheme), sizeOf(name, width, scheme)] as const),
    ),
  )
  return [{ name, purpose: capital(say(purpose)), seen: say(shown.seen), html, script, sizes }]
}

/** What a PNG says of itself. */
function sizeOf(...picture: [name: string, width: Width, scheme: Scheme]): readonly [number, number] {
  const bytes = readFileSync(fileOfPicture(...picture))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** Some have no page of their own. */
const nameOf = (name: string): string =>
  references.some((each) => each.name === name) ? `[\`${name}\`](ref:${name})` : `\`${name}\``

/** @param from how a picture of the project is reached. */
export const galleryMarkdown = (gallery: readonly Gallery[], from: string): string[] =>
  gallery.flatMap(({ id, title, entries }) => [
    heading(id, title),
    ...entries.map((entry) => entryMarkdown(entry, from)),
  ])

/** Light: the package has no other. */
function entryMarkdown({ name, purpose, seen, html, script }: Entry, from: string): string {
  const pictures = WIDTHS.map(
    (width) => `![${seen} ${width} px.](${from}${fileOfPicture(name, width, 'clair')})`,
  )
  const codes = [code('html', html), ...(script ? [code('js', script)] : [])]
  return [`### [\`${name}\`](ref:${name})`, purpose, pictures.join(' '), ...codes].join('\n\n')
}
