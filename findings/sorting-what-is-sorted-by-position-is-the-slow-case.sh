#!/usr/bin/env bash
# jQuery 4.0.0 (`uniqueSort`, which `.add()` and many others end with) and @ariakit/core 0.4.20
# (`sortBasedOnDOMPosition`), Chromium 156 and Firefox 153: both sort elements into document order by
# `compareDocumentPosition`. 8,000 siblings, in order already and backwards.
#
# A good guess: `a.compareDocumentPosition(b) & FOLLOWING` and `b.compareDocumentPosition(a) & PRECEDING` are one
# question; what is in order already is the cheapest to sort.
# Why it is wrong: of two siblings, Chromium looks for the one that is asked among those before the other, one by one,
# to the start of the list. A sort compares the later item with the one before it: asked the first way, as jQuery
# does, it looks in vain each time, through all that is before. What is in order takes the square of its length, and
# what is backwards is found at the first look. Ariakit asks the second way, and has it the other way round: fast where
# it matters. Firefox keeps the places of children, and is fast in all four.
# Source: Chromium third_party/blink/renderer/core/dom/node.cc (`Node::compareDocumentPosition`, crawls backwards);
# jquery src/selector/uniqueSort.js; @ariakit/core utils/dom (`isElementPreceding`).
#
# Seen: chromium: jquery is slow in order, ariakit backwards; more than ten times
#       firefox: neither
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
FIREFOX=$(command -v firefox-esr || command -v firefox)
export CHROMIUM FIREFOX
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 esbuild@0.28.2 @ariakit/core@0.4.20 jquery@4.0.0
cat >sort.mjs <<'JS'
import { sortBasedOnDOMPosition } from '@ariakit/core/utils/dom'
import { $ } from 'jquery'
export const ariakit = (items) => sortBasedOnDOMPosition(items, (item) => item)
export const jquery = (items) => $.uniqueSort(items)
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
const { outputFiles } = await build({
  entryPoints: ['sort.mjs'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'sorts',
})
for (const [name, start] of Object.entries(launch)) {
  const browser = await start()
  const page = await browser.newPage()
  await page.evaluate(`${outputFiles[0].text};globalThis.sorts = sorts`)
  const slow = await page.evaluate(() => {
    document.body.innerHTML = `<ul>${'<li></li>'.repeat(8_000)}</ul>`
    const inOrder = [...document.querySelectorAll('li')]
    const time = (sort, items) => {
      const runs = Array.from({ length: 5 }, () => {
        const before = performance.now()
        sort([...items])
        return performance.now() - before
      })
      return runs.sort((one, other) => one - other)[2]
    }
    return Object.entries(sorts).map(([name, sort]) => {
      const [forwards, backwards] = [time(sort, inOrder), time(sort, inOrder.toReversed())]
      if (forwards > 10 * backwards) return `${name} in order`
      // Firefox tells whole milliseconds.
      return backwards > 10 * Math.max(forwards, 1) ? `${name} backwards` : `${name} neither`
    })
  })
  console.log(`${name}, ten times slower: ${slow.sort().join(', ')}`)
  await browser.close()
}
process.exit()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'chromium, ten times slower: ariakit backwards, jquery in order
firefox, ten times slower: ariakit neither, jquery neither'
