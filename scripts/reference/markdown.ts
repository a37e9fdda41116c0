/** A page as Markdown, for the repository. */
import { posix } from 'node:path'
import { fileOfPicture } from './catalogue'
import { type Scheme, WIDTHS, type Width } from './catalogue/pictures'
import type { Block, Entry, Language, Page, Row } from './model'

/** The page that auditors look for stands at the top of `docs/`, under a name of its language. */
const AT_THE_TOP: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  accessibility: { fr: 'accessibilite.md', en: 'en/accessibility.md' },
}

/** Where a page's file is, from `docs/`. */
export const fileOf = (slug: string, language: Language): string =>
  AT_THE_TOP[slug]?.[language] ??
  `${language === 'fr' ? '' : 'en/'}reference/${slug === 'index' ? 'README' : slug}.md`

/** How one file links to another. */
const linkFrom = (file: string, to: string): string => posix.relative(posix.dirname(file), to)

export function toMarkdown({ slug, title, lead, blocks }: Page, language: Language): string {
  const file = fileOf(slug, language)
  const other =
    language === 'fr'
      ? `[In English](${linkFrom(file, fileOf(slug, 'en'))})`
      : `[En français](${linkFrom(file, fileOf(slug, 'fr'))})`
  const parts = [`# ${title}`, lead, other, ...blocks.map((block) => blockOf(block, file))]
  return `<!-- ${language === 'fr' ? 'Produit par `npm run reference` : ne pas modifier ici.' : 'Made by `npm run reference`: do not edit here.'} -->\n\n${linked(parts.join('\n\n'), file, language)}\n`
}

function blockOf(block: Block, file: string): string {
  switch (block.kind) {
    case 'heading':
      return `<a id="${block.id}"></a>\n\n${'#'.repeat(block.level)} ${block.text}`
    case 'text':
      return block.text
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'code':
      return `\`\`\`${block.language}\n${block.code}\n\`\`\``
    case 'table':
      return [
        rowOf({ cells: block.head }),
        `|${' --- |'.repeat(block.head.length)}`,
        ...block.rows.map(rowOf),
      ].join('\n')
    case 'entry':
      return entryOf(block, file)
  }
}

/** Light or dark as the reader has it. The pictures lie in the island's folder. */
function entryOf({ name, purpose, seen, html, script }: Entry, file: string): string {
  const picture = (width: Width) => {
    const address = (scheme: Scheme) => linkFrom(`docs/${file}`, fileOfPicture(name, width, scheme))
    return `<picture><source media="(prefers-color-scheme: dark)" srcset="${address('sombre')}"><img src="${address('clair')}" alt="${seen} ${width} px."></picture>`
  }
  return [
    `### [\`${name}\`](ref:${name})`,
    purpose,
    WIDTHS.map(picture).join(' '),
    `\`\`\`html\n${html}\n\`\`\``,
    ...(script ? [`\`\`\`js\n${script}\n\`\`\``] : []),
  ].join('\n\n')
}

/** A bar would end the cell, in code, too. */
const rowOf = ({ id, cells }: Row): string =>
  `| ${cells.map((cell, index) => (id && index === 0 ? `<a id="${id}"></a>` : '') + cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

const linked = (text: string, file: string, language: Language): string =>
  text
    .replaceAll(
      '(file:',
      `(${linkFrom(file, `${language === 'fr' ? '' : 'en/'}reference/`)}/`.replace('(/', '('),
    )
    .replace(/\(ref:([\w-]+)/g, (_, slug: string) => `(${linkFrom(file, fileOf(slug, language))}`)
