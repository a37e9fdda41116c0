/** A page as Markdown, for the repository. */
import type { Block, Language, Page, Row } from './model'

/** Where a page's file is, from `docs/`. */
export const fileOf = (slug: string, language: Language): string =>
  `${language === 'fr' ? '' : 'en/'}reference/${slug === 'index' ? 'README' : slug}.md`

export function toMarkdown({ slug, title, lead, blocks }: Page, language: Language): string {
  const name = fileOf(slug, language).split('/').at(-1)
  const other =
    language === 'fr' ? `[In English](../en/reference/${name})` : `[En français](../../reference/${name})`
  const parts = [`# ${title}`, lead, other, ...blocks.map(blockOf)]
  return `<!-- ${language === 'fr' ? 'Produit par `npm run reference` : ne pas modifier ici.' : 'Made by `npm run reference`: do not edit here.'} -->\n\n${linked(parts.join('\n\n'))}\n`
}

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<a id="${block.id}"></a>\n\n## ${block.text}`
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
  }
}

/** A bar would end the cell, in code, too. */
const rowOf = ({ id, cells }: Row): string =>
  `| ${cells.map((cell, index) => (id && index === 0 ? `<a id="${id}"></a>` : '') + cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

const linked = (text: string): string =>
  text.replace(/\(ref:([\w-]+)/g, (_, slug: string) => `(${slug === 'index' ? 'README' : slug}.md`)
