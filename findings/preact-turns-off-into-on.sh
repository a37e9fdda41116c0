#!/usr/bin/env bash
# Preact 11.2.0, with and without preact/compat: `draggable="false"` makes an element draggable, `autocorrect="off"`
# switches correction on, and what preact-render-to-string 6.8.2 writes for the same elements is right. Chromium.
#
# A good guess: a text is written as the attribute it names; if anything is lost with these attributes it is the
# boolean `false`, and what a server writes and what the browser makes of the same source are the same.
# Why it is wrong: a name that the element has as a property is set as that property. `draggable`, `spellcheck`,
# `autocorrect` and `translate` are words in HTML and booleans in the DOM, where each word is true, so that the
# attribute comes out as the other word. `renderToString` has no DOM and writes the word, and `hydrate` leaves what it
# finds: a page is right until the element is drawn anew. Written in React's way (`spellCheck`, `autoCorrect`) the
# name is no property, and the word arrives. `translate` alone is looked after, in compat.
# Source: preact src/diff/props.js (`name in dom`), compat/src/render.js (`translate`); HTML Standard, the IDL of
# HTMLElement.
#
# Seen: on the server    draggable="false" spellcheck="false" autocorrect="off" translate="no"
#       preact           draggable="true" spellcheck="true" autocorrect="on" translate="yes"
#       preact/compat    draggable="true" spellcheck="true" autocorrect="on" translate="no"
#       React's names    draggable="true" spellcheck="false" autocorrect="off" translate="no"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
export CHROMIUM
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 esbuild@0.28.2 preact@11.2.0 \
  preact-render-to-string@6.8.2
cat >main.mjs <<'JS'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
const plain = { draggable: 'false', spellcheck: 'false', autocorrect: 'off', translate: 'no' }
const reacts = { draggable: 'false', spellCheck: 'false', autoCorrect: 'off', translate: 'no' }
const inside = (html) => html.replace(/^<p |>.*$/g, '')
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--no-first-run', ...flags],
})
async function draw(from, props) {
  const contents = `import { createElement, render } from '${from}'
    globalThis.draw = (props, box) => render(createElement('p', props), box)`
  const { outputFiles } = await build({ stdin: { contents, resolveDir: '.' }, bundle: true, write: false })
  const page = await browser.newPage()
  await page.evaluate(outputFiles[0].text)
  const html = await page.evaluate((props) => {
    draw(props, document.body)
    return document.body.innerHTML
  }, props)
  await page.close()
  return inside(html)
}
console.log('on the server:', inside(renderToString(h('p', plain))))
console.log('preact:', await draw('preact', plain))
console.log('preact/compat:', await draw('preact/compat', plain))
console.log("React's names:", await draw('preact/compat', reacts))
await browser.close()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = "on the server: draggable=\"false\" spellcheck=\"false\" autocorrect=\"off\" translate=\"no\"
preact: draggable=\"true\" spellcheck=\"true\" autocorrect=\"on\" translate=\"yes\"
preact/compat: draggable=\"true\" spellcheck=\"true\" autocorrect=\"on\" translate=\"no\"
React's names: draggable=\"true\" spellcheck=\"false\" autocorrect=\"off\" translate=\"no\""
