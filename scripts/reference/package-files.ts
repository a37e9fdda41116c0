/** What definitions say, as files of the package below `dist/`: the guides lie in `docs/`, as they are written. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { customData } from '../custom-data'
import { OPENAPI } from './calls'
import { galleryMarkdown } from './catalogue-page'
import { GUIDES, guideFile } from './guides'
import { LANGUAGES, type Language, type Page } from './model'
import { openapi } from './openapi'
import { pagesIn } from './pages'

/** From `dist/docs/fr/` to the root of the package. */
const ROOT = '../../../'

const isGuide = (slug: string): boolean => GUIDES.some((guide) => guide === slug)
const fileOf = (slug: string): string => `${slug === 'index' ? 'README' : slug}.md`

function markdownOf({ slug, title, lead, gallery = [], markdown }: Page, language: Language): string {
  const other =
    language === 'fr' ? `[In English](../en/${fileOf(slug)})` : `[En français](../fr/${fileOf(slug)})`
  const text = [`# ${title}`, lead, other, ...galleryMarkdown(gallery, ROOT), markdown].join('\n\n')
  const placeOf = (to: string) => (isGuide(to) ? ROOT + guideFile(to, language) : fileOf(to))
  return `${text.replace(/\(ref:([\w-]+)/g, (_, to: string) => `(${placeOf(to)}`).replaceAll('(file:', '(')}\n`
}

/** Every file, by its path below `dist/`. */
export function packageFiles(): ReadonlyMap<string, string> {
  const files = LANGUAGES.flatMap((language) => [
    ...pagesIn(language)
      .filter(({ slug }) => !isGuide(slug))
      .map((page) => [`docs/${language}/${fileOf(page.slug)}`, markdownOf(page, language)] as const),
    [`docs/${language}/${OPENAPI}`, `${JSON.stringify(openapi(language), null, 2)}\n`] as const,
  ])
  return new Map([
    ...files,
    ['custom-data.json', `${JSON.stringify(customData('fr'), null, 2)}\n`],
    ['custom-data.en.json', `${JSON.stringify(customData('en'), null, 2)}\n`],
    [OPENAPI, JSON.stringify(openapi('fr'))],
  ])
}

if (import.meta.url === `file://${process.argv[1]}`)
  for (const [path, text] of packageFiles()) {
    const file = join(process.argv[2] ?? 'dist', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
