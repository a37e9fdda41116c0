#!/usr/bin/env bash
# Chromium 156 and Firefox 153, with the markers of foundation-sites 6.9.0 (`[data-accordion]` and so on, twenty): which
# of them are on a page of 8,000 elements? One `querySelectorAll` for the whole list, or one for each marker.
#
# A good guess: the list is asked in one walk of the page, twenty queries walk it twenty times: the list is faster.
# Why it is wrong: a query for one class or attribute alone has a way of its own through the tree, which looks at
# nothing else. A list has none, however simple what is in it: every element is tried against every selector. It took
# Chromium 50 times as long as all of the queries together, Firefox 20. What the list gives besides is the order of the
# document: it is cheapest for those markers alone that have been found.
# Source: Chromium third_party/blink/renderer/core/css/selector_query.cc (`SelectorQuery::Execute`: fast for one
# selector only); Firefox servo/components/style/dom_apis.rs (`query_selector_fast`: one selector only).
#
# Seen: chromium the list takes more than five times as long
#       firefox the list takes more than five times as long
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
FIREFOX=$(command -v firefox-esr || command -v firefox)
export CHROMIUM FIREFOX
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 foundation-sites@6.9.0
cat >main.mjs <<'JS'
import { readdirSync } from 'node:fs'
import { chromium, firefox } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const launch = {
  chromium: () =>
    chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', ...flags] }),
  firefox: () => firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX }),
}
const markers = readdirSync('node_modules/foundation-sites/dist/js/plugins')
  .flatMap((file) => /^foundation\.(?!core)(\w+)\.js$/.exec(file)?.[1] ?? [])
  .map((plugin) => `[data-${plugin.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}]`)
for (const [name, start] of Object.entries(launch)) {
  const browser = await start()
  const page = await browser.newPage()
  const ratio = await page.evaluate((markers) => {
    document.body.innerHTML = '<p class="texte"><a class="lien" href="/">a</a><b>c</b></p>'.repeat(2_700)
    document.body.insertAdjacentHTML('beforeend', '<ul data-accordion></ul><div data-reveal></div>')
    const list = markers.join()
    const time = (ask) => {
      const times = Array.from({ length: 21 }, () => {
        const before = performance.now()
        for (let round = 0; round < 20; round += 1) ask()
        return performance.now() - before
      })
      return times.sort((one, other) => one - other)[10]
    }
    const together = time(() => document.querySelectorAll(list))
    const apart = time(() => {
      for (const each of markers) document.querySelectorAll(each)
    })
    return together / apart
  }, markers)
  console.error(`${name}: ${markers.length} markers, ratio ${ratio.toFixed(2)}`)
  console.log(`${name} the list takes ${ratio > 5 ? 'more' : 'less'} than five times as long`)
  await browser.close()
}
process.exit()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'chromium the list takes more than five times as long
firefox the list takes more than five times as long'
