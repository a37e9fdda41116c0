/** Links between the pages that are written by hand lead to files, and to headings that they have. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const pages = ['.', 'docs', 'docs/fr', 'docs/en', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** As the repository's host makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

function anchorsIn(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
  const named = [...markdown.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)
  return new Set([...headings, ...named])
}

/** @returns the links of a page that lead nowhere. */
function brokenLinks(path: string, markdown: string): string[] {
  // Examples show links of other sites.
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  return links.flatMap(([link, file = '', anchor]) => {
    const target = file ? join(dirname(path), file) : path
    if (!existsSync(target)) return [link]
    // The anchors of an island's page are asked for where it is made (tests/reference).
    if (/^islands\/[\w-]+\/reference\.ts$/.test(target)) return []
    const isThere = !anchor || anchorsIn(file ? readFileSync(target, 'utf8') : markdown).has(anchor)
    return isThere ? [] : [link]
  })
}

test.each(pages)('%s leads somewhere', (path) => {
  expect(brokenLinks(path, readFileSync(path, 'utf8'))).toEqual([])
})

/** Sources by their path from the root; `word-count` is the island that CONTRIBUTING makes up. */
const sourcesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`((?:src|islands|legacy-compat|scripts|tests|e2e|bench|cli)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('word-count'))

test.each(pages)('%s names sources that are there', (path) => {
  const named = sourcesIn(readFileSync(path, 'utf8'))
  expect(named.filter((source) => !existsSync(source))).toEqual([])
})

describe('what leads nowhere is told', () => {
  const page =
    '# A page\n\n## Its `own` part\n\n[a](#its-own-part) [b](#gone) [c](gone.md) [d](CONTRIBUTING.md#gone)\n'

  test('with the link', () =>
    expect(brokenLinks('README.md', page)).toEqual(['](#gone)', '](gone.md)', '](CONTRIBUTING.md#gone)']))
})
