#!/usr/bin/env bash
# inputmask 5.0.10: a field with `maxlength="10"` and the mask `99 99 99 99 99` takes no character, and drops the
# value that the server gave it. imask 7.6.1 and maska 3.2.1 take the first ten that are typed, and lay out the whole
# value.
#
# A good guess: `maxlength` counts what stands in the field, so that it cuts after `06 12 34 5`, spaces included, as
# the browser does and as other masks let it; or the mask knows better and takes the attribute away.
# Why it is wrong: the limit is held against the whole mask, placeholders and all, as each character is let in:
# fourteen places are more than ten, so that the first is refused, in silence, and so are those of a value that is
# there. A server that prints `maxlength` from its column of ten digits has a dead, empty field. With `maxlength="14"`
# all is well.
# Source: lib/validation.js (`isValid`: `buffer.length > inputmask.maxLength`), lib/mask.js.
#
# Seen       typed, maxlength 10   typed, maxlength 14   value, maxlength 10
# inputmask  "__ __ __ __ __"      "06 12 34 56 78"      ""
# imask      "06 12 34 5"          "06 12 34 56 78"      "06 12 34 56 78"
# maska      "06 12 34 5"          "06 12 34 56 78"      "06 12 34 56 78"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
export CHROMIUM
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 imask@7.6.1 inputmask@5.0.10 maska@3.2.1
cat >main.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--no-first-run', ...flags],
})
const masks = {
  inputmask: ['inputmask/dist/inputmask.js', (field) => Inputmask('99 99 99 99 99').mask(field)],
  imask: ['imask/dist/imask.js', (field) => IMask(field, { mask: '00 00 00 00 00' })],
  maska: ['maska/dist/cdn/maska.js', (field) => new Maska.MaskInput(field, { mask: '## ## ## ## ##' })],
}
for (const [name, [file, mask]] of Object.entries(masks)) {
  const page = await browser.newPage()
  await page.setContent('<input maxlength="10"><input maxlength="14"><input maxlength="10" value="0612345678">')
  await page.addScriptTag({ content: readFileSync(`node_modules/${file}`, 'utf8') })
  await page.evaluate(`for (const field of document.querySelectorAll('input')) (${mask})(field)`)
  const said = []
  for (const index of [0, 1]) {
    await page.locator('input').nth(index).pressSequentially('0612345678')
    said.push(await page.locator('input').nth(index).inputValue())
  }
  said.push(await page.locator('input').nth(2).inputValue())
  console.log(name, JSON.stringify(said))
}
await browser.close()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'inputmask ["__ __ __ __ __","06 12 34 56 78",""]
imask ["06 12 34 5","06 12 34 56 78","06 12 34 56 78"]
maska ["06 12 34 5","06 12 34 56 78","06 12 34 56 78"]'
