#!/usr/bin/env bash
# vanillajs-datepicker 1.3.4 in French: `2 fevrier 2026` (no accent) is the second day of the month of today, in 2026.
#
# A good guess: a name of a month that the language does not have is no date, and `parseDate` gives `undefined` as it
# does for an empty text; or the reader is lenient and finds `février` for `fevrier`, as it finds it for `fév` and
# `FÉVRIER`.
# Why it is wrong: each part of a text changes a date that begins as today, and a part that cannot be read is left out
# ("ignore the part failed to parse"). So year and day are taken over, and the month stays that of today: any word
# gives a date, another one each month, right in one month of twelve. The beginning of a name is enough, but letter by
# letter: `e` is not `é`.
# Source: js/lib/date-format.js, `parseFns.m` (gives NaN) and the `reduce` of `parser`.
#
# Seen (in November; the script asks for the month of its own day):
#       2 février 2026 -> 2026-02-02
#       2 FÉV 2026     -> 2026-02-02
#       2 fevrier 2026 -> 2026-11-02
#       2 germinal 2026 -> 2026-11-02
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent vanillajs-datepicker@1.3.4 happy-dom@21.0.4
cat >main.mjs <<'JS'
import { Window } from 'happy-dom'
globalThis.window = new Window()
globalThis.document = window.document
const { default: Datepicker } = await import('vanillajs-datepicker/Datepicker')
const { default: french } = await import('vanillajs-datepicker/locales/fr')
Object.assign(Datepicker.locales, french)
for (const text of ['2 février 2026', '2 FÉV 2026', '2 fevrier 2026', '2 germinal 2026']) {
  const date = new Date(Datepicker.parseDate(text, 'd MM yyyy', 'fr'))
  console.log(text, '->', date.toLocaleDateString('sv'))
}
process.exit()
JS
said=$(node main.mjs)
echo "$said"
month=$(date +%m)
test "$said" = "2 février 2026 -> 2026-02-02
2 FÉV 2026 -> 2026-02-02
2 fevrier 2026 -> 2026-$month-02
2 germinal 2026 -> 2026-$month-02"
