#!/usr/bin/env bash
# imask 7.6.1 and inputmask 5.0.10, numbers written with a comma: `1234.5` typed is `1 234,5`, the same `1234.5` in
# the HTML is `12 345`.
#
# A good guess: a mask lays out what it is given, and the same characters give the same number; if the point is taken
# for the comma of a keyboard's number pad, then it is so at the first look at the field, too, which is where a
# server's `value="1234.5"` stands.
# Why it is wrong: the point becomes the comma only in what a hand types or pastes (imask: `mapToRadix`, for the flags
# `input` and `raw` together; inputmask: `substitutes`, by its handler of keys). A value that is there at the start is
# taken to be laid out already, and a point in it is a stray character that is left out: a price with one decimal is
# ten times as high, one with two a hundred times, without a word, and goes back to the server so. Numbers have doors
# of their own: `unmaskedValue` and `typedValue` of imask, `unmaskAsNumber` of inputmask.
# Source: imask esm/masked/number.js (`doPrepareChar`, whose comment lists the cases), inputmask lib/eventhandlers.js
# (`substitutes`).
#
# Seen: imask      typed 1 234,5   printed 12 345
#       inputmask  typed 1 234,5   printed 12 345
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
export CHROMIUM
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 imask@7.6.1 inputmask@5.0.10
cat >main.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--no-first-run', ...flags],
})
const masks = {
  imask: (field) => IMask(field, { mask: Number, scale: 2, radix: ',', thousandsSeparator: ' ' }),
  inputmask: (field) => Inputmask('decimal', { digits: 2, radixPoint: ',', groupSeparator: ' ' }).mask(field),
}
for (const [name, mask] of Object.entries(masks)) {
  const page = await browser.newPage()
  await page.setContent('<input id="typed"><input id="printed" value="1234.5">')
  await page.addScriptTag({ content: readFileSync(`node_modules/${name}/dist/${name}.js`, 'utf8') })
  await page.evaluate(`for (const field of document.querySelectorAll('input')) (${mask})(field)`)
  await page.locator('#typed').pressSequentially('1234.5')
  const value = (id) => page.locator(`#${id}`).inputValue()
  console.log(name, 'typed', await value('typed'), 'printed', await value('printed'))
}
await browser.close()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'imask typed 1 234,5 printed 12 345
inputmask typed 1 234,5 printed 12 345'
