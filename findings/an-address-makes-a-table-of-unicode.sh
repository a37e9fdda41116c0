#!/usr/bin/env bash
# fast-check 4.10.2: the first `fc.webUrl()` or `fc.string({ unit: 'binary' })` of a process makes a Map of 1,112,064 entries, although nothing has been drawn from it yet.
#
# A good guess: an arbitrary is a description, and costs something when values are drawn; an address needs a few letters.
# Why it is wrong: a string's arbitrary looks at once which names that objects inherit (`__proto__`, …) its unit can spell,
# and asks the unit for the way back from a character to its number. For any character of Unicode that is a table of all of
# them. An address takes that unit for what it percent-encodes; `fc.string()`, `fc.domain()` and `fc.jsonValue()` do not.
# A runner of tests that gives each file modules of its own (vitest's vmForks, or isolated processes) makes it once a file.
# A unit that is made of `fc.integer().map(fromCodePoint, codePointAt)` draws the same characters without a table.
# Source: the package's `mapToConstant` and `createSlicesForString`.
#
# Seen: the largest Map of `webUrl` and of a string of any character has 1112064 entries; those of the others are small.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent fast-check@4.10.2
cat >count.mjs <<'JS'
let large = 0
const { set } = Map.prototype
Map.prototype.set = function (key, value) {
  set.call(this, key, value)
  if (this.size === 1_000_000) large = this
  return this
}
const { default: fc } = await import('fast-check')
const numbers = fc.integer({ min: 0, max: 0xd7ff }).map(String.fromCodePoint, (text) => text.codePointAt(0))
const makers = {
  string: () => fc.string(),
  domain: () => fc.domain(),
  numbers: () => fc.string({ unit: numbers }),
  webUrl: () => fc.webUrl(),
  jsonValue: () => fc.jsonValue(),
  any: () => fc.string({ unit: 'binary' }),
}
makers[process.argv[2]]()
console.log(process.argv[2], large ? large.size : 'small')
JS
said=$(for one in string domain numbers webUrl jsonValue any; do node count.mjs "$one"; done)
echo "$said"
test "$said" = "string small
domain small
numbers small
webUrl 1112064
jsonValue small
any 1112064"
