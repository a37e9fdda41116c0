/** The page of tags and hashes that stands in a copied folder: no script, no style, so that any policy shows it. */
import { VERSION } from '../../src/engine/api'
import { type Key, say as sayIn } from './messages'
import type { SiteOptions } from './options'
import { hashOf, importMapOf, importMapTag, type Served, tagOf } from './tags'

/** The scripts that a page may have a tag of. */
const SCRIPTS: readonly (readonly [Key, string, boolean])[] = [
  ['tag-plain', 'ilots.js', false],
  ['tag-legacy', 'ilots.legacy.js', true],
  ['tag-plain-react', 'react/ilots.js', false],
  ['tag-legacy-react', 'react/ilots.legacy.js', true],
]

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** On a phone, a hash is as wide as the page. */
const breakable = (hash: string): string => hash.replace(/.{12}/g, '$&<wbr>')

/** The flavours, whose parts have hashes of their own. */
const MAPS: readonly (readonly [Key, string])[] = [
  ['map-plain', 'ilots.js'],
  ['map-react', 'react/ilots.js'],
]

export function tagsPage(files: readonly Served[], { lang, settings }: SiteOptions): string {
  const say = (key: Key) => escaped(sayIn(lang, key, { version: VERSION }))
  const tags = SCRIPTS.map(([key, file, atOnce]) => {
    const tag = tagOf({ file, version: VERSION, files, atOnce }, settings)
    // A field wraps without a style, and Ctrl + A in it takes the tag alone.
    return `<h2 id="${key}">${say(key)}</h2>\n<textarea aria-labelledby="${key}" readonly rows="${tag.includes('\n') ? 14 : 8}" cols="38">${escaped(tag)}</textarea>`
  })
  const maps = MAPS.map(([key, file]) => {
    const map = importMapOf({ file, version: VERSION, files, atOnce: false }, settings)
    return `<h2 id="${key}">${say(key)}</h2>\n<p>${say('map-lead')} <code>${breakable(escaped(hashOf(map)))}</code></p>\n<textarea aria-labelledby="${key}" readonly rows="8" cols="38">${escaped(importMapTag(map))}</textarea>`
  })
  const rows = files.map(
    ({ path, brotli, integrity }) =>
      `<tr><td><a href="${path}">${path}</a></td><td>${brotli}</td><td><code>${breakable(integrity)}</code></td></tr>`,
  )
  const head = say('page-head')
    .split('|')
    .map((cell) => `<th scope="col">${cell}</th>`)
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${say('page-title')}</title>
<h1>${say('page-title')}</h1>
<p>${say('page-lead')}</p>
${tags.join('\n')}
${maps.join('\n')}
<h2>${say('page-files')}</h2>
<table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`
}
