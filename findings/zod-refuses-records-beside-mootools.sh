#!/usr/bin/env bash
# mootools 1.5.2 in Node: once it is required, zod 4.6.7 refuses a record whose keys are a union of literals, without an error of its own.
#
# A good guess: the package for Node adds methods to prototypes, and leaves standard functions alone that the engine has; it was made
# after Node had `Function.prototype.bind`, which it keeps. A schema library that touches no prototype cannot be affected.
# Why it is wrong: `Array.from` was MooTools' own function before it was the language's. The package puts it in the place of the
# standard one for the whole process: what has no length (a Set, an iterator) becomes a list of that one thing, and the mapping
# function is not called. zod gathers the keys of a union from the Sets of its options with `Array.from(set)`: the keys are Sets then,
# and each real key is unknown. Where zod writes `new Set(…)` or `for … of`, as in a discriminated union, nothing changes.
# Source: lib/mootools-core-1.5.2-server.js (`Array.from = function(item)`), zod/v4/core/schemas.js (`$ZodUnion`, `values`).
#
# Seen: alone      {"record":true,"discriminated":true,"doubled":[2,4]}
#       beside it  {"record":false,"discriminated":true,"doubled":[1,2]}
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent mootools@1.5.2 zod@4.6.7
cat >main.cjs <<'JS'
if (process.argv[2]) require(process.argv[2])
const z = require('zod')
const key = z.union([z.literal('width'), z.literal('height')])
const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('square'), side: z.number() }),
  z.object({ kind: z.literal('circle'), radius: z.number() }),
])
console.log(
  JSON.stringify({
    record: z.record(key, z.number()).safeParse({ width: 1, height: 2 }).success,
    discriminated: shape.safeParse({ kind: 'circle', radius: 1 }).success,
    doubled: Array.from([1, 2], (each) => each * 2),
  }),
)
JS
alone=$(node main.cjs)
beside=$(node main.cjs mootools)
printf 'alone      %s\nbeside it  %s\n' "$alone" "$beside"
test "$alone" = '{"record":true,"discriminated":true,"doubled":[2,4]}'
test "$beside" = '{"record":false,"discriminated":true,"doubled":[1,2]}'
