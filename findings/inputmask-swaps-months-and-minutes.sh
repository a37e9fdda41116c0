#!/usr/bin/env bash
# inputmask 5.0.9 and 5.0.10: `dd/mm/yyyy` asks for day, month and year before this patch, and for day, minute and
# year after it.
#
# A good guess: a patch release keeps the letters of a format, or refuses those that it no longer has; a mask of dates
# refuses a month 45 and a 31 February in either.
# Why it is wrong: 5.0.10 takes the letters of Unicode: `M`, `MM` are months, `m`, `mm` minutes. In 5.0.9 it was the
# other way round. Both know all four, so that the format of nearly every page is still one, of a date without a
# month: 45 is a minute, and the days of a month are not looked at, since there is no month. Who had written
# `dd/MM/yyyy` by mistake is right now.
# Source: Changelog.md of 5.0.10 (Updates, datetime alias: "adjust month/minutes definition"), `formatCode` and
# `isValidDate` in lib/extensions/inputmask.date.extensions.js.
#
# Seen: 5.0.9  dd/mm/yyyy 01/12/2026 true  31/02/2026 false 01/45/2026 false
#       5.0.9  dd/MM/yyyy 01/12/2026 true  31/02/2026 true  01/45/2026 true
#       5.0.10 dd/mm/yyyy 01/12/2026 true  31/02/2026 true  01/45/2026 true
#       5.0.10 dd/MM/yyyy 01/12/2026 true  31/02/2026 false 01/45/2026 false
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent older@npm:inputmask@5.0.9 newer@npm:inputmask@5.0.10 happy-dom@21.0.4
cat >main.mjs <<'JS'
import { createRequire } from 'node:module'
import { Window } from 'happy-dom'
const window = new Window()
for (const name of ['document', 'navigator', 'HTMLElement', 'HTMLInputElement', 'Event', 'matchMedia', 'innerWidth'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
globalThis.window = window
const require = createRequire(import.meta.url)
for (const [name, version] of [['older', '5.0.9 '], ['newer', '5.0.10']]) {
  const loaded = require(name)
  const Inputmask = loaded.default ?? loaded
  for (const inputFormat of ['dd/mm/yyyy', 'dd/MM/yyyy']) {
    const dates = ['01/12/2026', '31/02/2026', '01/45/2026']
    const isValid = (date) => String(Inputmask.isValid(date, { alias: 'datetime', inputFormat }))
    const said = dates.map((date) => `${date} ${isValid(date).padEnd(5)}`)
    console.log(`${version} ${inputFormat} ${said.join(' ')}`.trimEnd())
  }
}
process.exit()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = '5.0.9  dd/mm/yyyy 01/12/2026 true  31/02/2026 false 01/45/2026 false
5.0.9  dd/MM/yyyy 01/12/2026 true  31/02/2026 true  01/45/2026 true
5.0.10 dd/mm/yyyy 01/12/2026 true  31/02/2026 true  01/45/2026 true
5.0.10 dd/MM/yyyy 01/12/2026 true  31/02/2026 false 01/45/2026 false'
