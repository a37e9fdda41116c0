#!/usr/bin/env bash
# terser 5.51.4: `element.offsetWidth` stays as a statement, `element?.offsetWidth` is taken out, whatever
# `pure_getters` is.
#
# A good guess: an optional read is the read with a test for null before it. Reading a layout property for what it
# sets off (one style is there before the next, so that a transition has two to go between) is an old custom that
# minifiers know, and `pure_getters` is the option for who has no such getters: with `false` a read is safe.
# Why it is wrong: terser keeps a read whose result nobody uses because it may *throw*, not because it may do
# something. `a?.b` does not throw where `a` is null, so nothing is left to keep it for: neither `void` nor a name for
# the result saves it. The option decides only which reads are taken to throw. A further member saves the read
# (`a?.b.c` throws where `b` is missing), and so does a call. esbuild keeps all of them.
# Source: lib/compress/drop-side-effect-free.js, `AST_Dot` and `AST_Sub` (`!this.optional && …may_throw_on_access`),
# README (`pure_getters`).
#
# Seen: as written    plain 1, optional 1, void 1, named 1, deeper 1
#       esbuild       plain 1, optional 1, void 1, named 1, deeper 1
#       terser        plain 1, optional 0, void 0, named 0, deeper 1
#       … pure_getters: false, the same
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent terser@5.51.4 esbuild@0.28.2
cat >main.mjs <<'JS'
import { transform } from 'esbuild'
import { minify } from 'terser'
const sources = {
  plain: 'globalThis.act = (element) => { element.offsetWidth; element.className = "in" }',
  optional: 'globalThis.act = (element) => { element?.offsetWidth; element.className = "in" }',
  void: 'globalThis.act = (element) => { void element?.offsetWidth; element.className = "in" }',
  named: 'globalThis.act = (element) => { const unused = element?.offsetWidth; element.className = "in" }',
  deeper: 'globalThis.act = (element) => { element?.style.width; element.className = "in" }',
}
const makers = {
  'as written': (code) => code,
  esbuild: async (code) => (await transform(code, { minify: true })).code,
  terser: async (code) => (await minify(code)).code,
  'pure_getters: false': async (code) => (await minify(code, { compress: { pure_getters: false } })).code,
}
for (const [maker, make] of Object.entries(makers)) {
  const said = []
  for (const [name, source] of Object.entries(sources)) {
    let reads = 0
    const note = (value) => ({ get: () => ((reads = 1), value) })
    const element = Object.defineProperties({}, { offsetWidth: note(8), style: note({}) })
    ;(0, eval)(await make(source))
    act(element)
    said.push(`${name} ${reads}`)
  }
  console.log(`${maker}: ${said.join(', ')}`)
}
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'as written: plain 1, optional 1, void 1, named 1, deeper 1
esbuild: plain 1, optional 1, void 1, named 1, deeper 1
terser: plain 1, optional 0, void 0, named 0, deeper 1
pure_getters: false: plain 1, optional 0, void 0, named 0, deeper 1'
