#!/usr/bin/env bash
# Alpine morph 3.17.4, micromorph 0.4.5 and the same `<input type="range">` in two spellings: whether 50 of 100 comes
# out as 50 or as 10 depends on which attribute stands first in the new HTML. idiomorph 0.8.0 and morphdom 2.7.8 give
# 50.
#
# A good guess: the order of attributes means nothing in HTML; after a morph the slider is where the same HTML,
# parsed, would have put it, and the attributes say so.
# Why it is wrong: a parser gives an element all of its attributes before it looks at the value. A morph sets them one
# by one, and each `setAttribute('value', …)` is cut to the limits of that moment: 50, set while `max` is still 10, is
# 10, and the wider limit that follows does not look at the attribute again. micromorph goes through them from the
# first to the last, Alpine from the last to the first, so that each is right for the spelling that the other has
# wrong. The attribute says 50 in all cases. Who sets the property `value` after the attributes does not notice.
# Source: HTML Standard, "value sanitization algorithm" of the range; @alpinejs/morph (`patchAttributes`), micromorph
# dist/index.js.
#
# Seen                   min max value   value max
#       idiomorph        50              50
#       morphdom         50              50
#       alpine           10              50
#       micromorph       50              10
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
FIREFOX=$(command -v firefox-esr || command -v firefox)
export CHROMIUM FIREFOX
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 esbuild@0.28.2 idiomorph@0.8.0 morphdom@2.7.8 \
  alpinejs@3.17.5 @alpinejs/morph@3.17.4 micromorph@0.4.5
cat >page.mjs <<'JS'
import morph from '@alpinejs/morph'
import Alpine from 'alpinejs'
import { Idiomorph } from 'idiomorph'
import micromorph from 'micromorph'
import morphdom from 'morphdom'
Alpine.plugin(morph)
const parsed = (html) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild
}
const morphs = {
  idiomorph: (element, html) => Idiomorph.morph(element, html),
  morphdom: (element, html) => morphdom(element, html),
  alpine: (element, html) => Alpine.morph(element, html),
  micromorph: (element, html) => micromorph(element, parsed(html)),
}
const spellings = [
  (max, value) => `<p><input type="range" min="0" max="${max}" value="${value}"></p>`,
  (max, value) => `<p><input type="range" value="${value}" min="0" max="${max}"></p>`,
]
globalThis.run = async () => {
  const lines = []
  for (const [name, act] of Object.entries(morphs)) {
    const said = []
    for (const spell of spellings) {
      document.body.innerHTML = spell(10, 5)
      await act(document.body.firstChild, spell(100, 50))
      const slider = document.querySelector('input')
      said.push(`${slider.value} (${slider.getAttribute('value')})`)
    }
    lines.push(`${name} ${said.join(' ')}`)
  }
  return lines.join('\n')
}
JS
cat >main.mjs <<'JS'
import { build } from 'esbuild'
import { chromium, firefox } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const launch = {
  chromium: () =>
    chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', ...flags] }),
  firefox: () => firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX }),
}
const { outputFiles } = await build({ entryPoints: ['page.mjs'], bundle: true, write: false, logLevel: 'error' })
for (const [name, start] of Object.entries(launch)) {
  const browser = await start()
  const page = await browser.newPage()
  await page.evaluate(outputFiles[0].text)
  console.log(`${name}\n${await page.evaluate(() => run())}`)
  await browser.close()
}
process.exit()
JS
said=$(node main.mjs)
echo "$said"
each='idiomorph 50 (50) 50 (50)
morphdom 50 (50) 50 (50)
alpine 10 (50) 50 (50)
micromorph 50 (50) 10 (50)'
test "$said" = "chromium
$each
firefox
$each"
