#!/usr/bin/env bash
# flatpickr 4.6.13: a picker in French reads `12 février 2031` until one in another language is made on the page; then
# it reads its own text as 12 January of this year.
#
# A good guess: `locale` is an option of one picker (two languages on one page are two options), and each reads what
# it writes; a text with an unknown month is an error, of which `errorHandler` is told.
# Why it is wrong: what is drawn comes from the picker's own locale. The expressions that read names of months and
# days are in one table of the module, which each picker overwrites as it starts: the language of the last one holds
# for all. Nothing is an error as long as one part is found. The expression grows from the left, so that behind an
# unknown month the year is not found either: the day is read, and the rest is the first of January of this year. A
# format in digits is not touched.
# Source: dist/flatpickr.js, `tokenRegex` and `setupLocale` (`tokenRegex.F = …`), `createDateParser`.
#
# Seen: alone        12 février 2031 -> 2031-02-12
#       beside it    12 février 2031 -> 2026-01-12 (in 2026)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent flatpickr@4.6.13 jsdom@29.1.1
cat >main.cjs <<'JS'
const { JSDOM } = require('jsdom')
const { window } = new JSDOM('<input id="here"><input id="there">')
globalThis.window = window
for (const name of ['document', 'navigator', 'HTMLElement', 'Node', 'HTMLCollection', 'NodeList', 'getComputedStyle'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
const flatpickr = require('flatpickr')
const { French } = require('flatpickr/dist/l10n/fr.js')
const { German } = require('flatpickr/dist/l10n/de.js')
const picker = flatpickr('#here', { locale: French, dateFormat: 'j F Y' })
const again = (when) => {
  picker.setDate(new Date(2031, 1, 12))
  const text = picker.input.value
  picker.setDate(text)
  console.log(when, text, '->', picker.selectedDates[0].toLocaleDateString('sv'))
}
again('alone')
flatpickr('#there', { locale: German, dateFormat: 'j F Y' })
again('beside it')
process.exit()
JS
said=$(node main.cjs)
echo "$said"
test "$said" = "alone 12 février 2031 -> 2031-02-12
beside it 12 février 2031 -> $(date +%Y)-01-12"
