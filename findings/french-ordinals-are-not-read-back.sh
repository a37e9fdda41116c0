#!/usr/bin/env bash
# dayjs 1.11.23 and flatpickr 4.6.13 in French: what their format with an ordinal (`Do`, `J`) writes, they do not
# read. dayjs refuses it, flatpickr reads another day.
#
# A good guess: whoever has a token for writing and a token for reading, and a French locale that knows that only the
# first of a month is `1er`, reads `12 février` as it reads `1er février`.
# Why it is wrong: both read an ordinal as digits *and something behind them*, as English always has it. French has
# letters for one day of thirty-one. dayjs takes the next word, which is the month, finds no digit in it, and the date
# is invalid. What flatpickr asks for behind a day is `\w+`, which a digit is, too: of `12` it takes 1 as the day and
# 2 as its ending. Nothing is said, and the picker shows that day.
# Source: dayjs src/plugin/customParseFormat/index.js (`matchWord`, `Do`), flatpickr dist/flatpickr.js
# (`tokenRegex.J`); their French locales (`ordinal`).
#
# Seen: dayjs     1er février 2026 -> 2026-02-01
#       dayjs     12 février 2026 -> Invalid Date
#       flatpickr 1er février 2026 -> 2026-02-01
#       flatpickr 12 février 2026 -> 2026-02-01
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent dayjs@1.11.23 flatpickr@4.6.13 jsdom@29.1.1
cat >main.cjs <<'JS'
const { JSDOM } = require('jsdom')
const { window } = new JSDOM('<input>')
globalThis.window = window
for (const name of ['document', 'navigator', 'HTMLElement', 'Node', 'HTMLCollection', 'NodeList', 'getComputedStyle'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
const dayjs = require('dayjs')
require('dayjs/locale/fr')
for (const name of ['advancedFormat', 'customParseFormat']) dayjs.extend(require(`dayjs/plugin/${name}`))
const flatpickr = require('flatpickr')
const { French } = require('flatpickr/dist/l10n/fr.js')
const days = [new Date(2026, 1, 1), new Date(2026, 1, 12)]
for (const day of days) {
  const text = dayjs(day).locale('fr').format('Do MMMM YYYY')
  console.log('dayjs', text, '->', dayjs(text, 'Do MMMM YYYY', 'fr').format('YYYY-MM-DD'))
}
const picker = flatpickr(document.querySelector('input'), { locale: French, dateFormat: 'J F Y' })
for (const day of days) {
  picker.setDate(day)
  const text = picker.input.value
  picker.setDate(text)
  console.log('flatpickr', text, '->', picker.selectedDates[0].toLocaleDateString('sv'))
}
process.exit()
JS
said=$(node main.cjs)
echo "$said"
test "$said" = 'dayjs 1er février 2026 -> 2026-02-01
dayjs 12 février 2026 -> Invalid Date
flatpickr 1er février 2026 -> 2026-02-01
flatpickr 12 février 2026 -> 2026-02-01'
