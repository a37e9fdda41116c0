/** The guides: Markdown files that people write, `docs/fr/` and `docs/en/`. */
import { existsSync, readFileSync } from 'node:fs'
import type { Manifest } from '../manifest'
import type { Language, Page } from './model'

/** In the order of the site's list. */
export const GUIDES = [
  'essayer',
  'installation',
  'configuration',
  'bundlers',
  'check',
  'inspector',
  'own-islands',
  'errors',
  'security',
  'consent',
  'theming',
  'migration',
  'neighbours',
  'routers',
  'fields-and-layers',
  'optimisers',
  'answers',
  'testing',
  'accessibility',
  'speed',
] as const

export const guideFile = (slug: string, language: Language): string => `docs/${language}/${slug}.md`

/** Title, lead, a link to the other language, then the rest. @throws Error where a file begins otherwise. */
export function guideIn(slug: string, language: Language): Page {
  const file = guideFile(slug, language)
  const parts = /^# (.+)\n\n([\s\S]+?)\n\n\[[^\]]+\]\([^)]+\)\n\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'))
  const [, title = '', lead = '', rest = ''] = parts ?? []
  if (!parts) throw new Error(`${file}: expected "# Title", a lead, and a link to the other language`)
  const markdown = withIntegrity(toReference(rest))
  return { slug, section: 'guide', title, lead: toReference(lead.replaceAll('\n', ' ')), markdown }
}

/**
 * In the repository a link to an island leads to its definitions; what the reference does not show keeps its name
 * only.
 */
const toReference = (text: string): string =>
  text
    .replace(/\]\(\.\.\/\.\.\/islands\/([\w-]+)\/reference\.ts/g, '](ref:$1')
    .replace(/\]\(([\w-]+)\.md/g, '](ref:$1')
    .replace(/\[([^\][]+)\]\(\.\.\/[^)]*\)/g, '$1')

/** The hash of each script of the build that is there. */
function withIntegrity(text: string): string {
  if (!existsSync('dist/manifest.json')) return text
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest
  return text.replace(
    /(src="[^"]*\/(ilots[\w.]*\.js)" integrity=")sha384-…/g,
    (whole, start: string, file: string) => {
      const hash = manifest[file]?.integrity
      return hash ? start + hash : whole
    },
  )
}
