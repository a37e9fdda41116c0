#!/usr/bin/env bash
# terser 5.51.4 and esbuild 0.28.2: asked for ASCII, both leave the letters of a tagged template as they are when the
# target has such templates; nothing is said.
#
# A good guess: `format.ascii_only` (terser) and `charset: 'ascii'` (esbuild, its default) give a file that reads the
# same in every encoding; that is what they are for. A classic script without `charset` takes the encoding of its page,
# and pages in ISO-8859-1 are still served.
# Why it is wrong: a tag may read `strings.raw`, where an escape is another text. So terser prints the raw text of a
# template that has a tag, and the cooked one, escaped, of any other. esbuild does the same; only for a target without
# templates, where it writes the array of raw texts itself, does it escape them. (That esbuild leaves regular
# expressions is in its documentation, of `charset`; of templates it says nothing.) A sentence with an accent behind a
# tag is the one that a page in another encoding shows wrong.
# Source: terser lib/output.js (`AST_TemplateString`: `is_tagged ? raw : value`); https://esbuild.github.io/api/#charset.
#
# Seen: what "é" is in the page
#       terser       text é, template é, tagged Ã©
#       esbuild      text é, template é, tagged Ã©
#       esbuild without template-literal, all three é
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent terser@5.51.4 esbuild@0.28.2
cat >main.mjs <<'JS'
import { transform } from 'esbuild'
import { minify } from 'terser'
const sources = {
  text: 'globalThis.said = "refusé"',
  template: 'globalThis.said = `refusé ${1}`',
  tagged: 'const tag = (parts) => parts[0]; globalThis.said = tag`refusé`',
}
const makers = {
  terser: async (code) => (await minify(code, { format: { ascii_only: true } })).code,
  esbuild: async (code) => (await transform(code, { minify: true, charset: 'ascii' })).code,
  'esbuild without templates': async (code) =>
    (await transform(code, { minify: true, charset: 'ascii', supported: { 'template-literal': false } })).code,
}
for (const [maker, make] of Object.entries(makers)) {
  const told = []
  for (const [name, source] of Object.entries(sources)) {
    // As a page in ISO-8859-1 reads the bytes of the file.
    const read = new TextDecoder('latin1').decode(new TextEncoder().encode(await make(source)))
    ;(0, eval)(`(() => {${read}})()`)
    told.push(`${name} ${JSON.stringify(said.replace(/^refus|( 1)$/g, ''))}`)
  }
  console.log(`${maker}: ${told.join(', ')}`)
}
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'terser: text "é", template "é", tagged "Ã©"
esbuild: text "é", template "é", tagged "Ã©"
esbuild without templates: text "é", template "é", tagged "é"'
