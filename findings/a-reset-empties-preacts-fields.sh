#!/usr/bin/env bash
# Preact 11.2.0 (compat) and React 19.3.1: `form.reset()` empties a controlled field on Preact, does nothing to it on
# React, and in neither goes back to what it showed at first. Chromium.
#
# A good guess: the field was drawn with "Paris", typed over to "Lyon", so that a reset shows "Paris" again; or, being
# controlled, it shows its state in both, as compat promises React's ways.
# Why it is wrong: a reset takes the value from the attribute. Preact sets the property `value` alone and never the
# attribute, so that there is nothing to go back to. React writes each new value into the attribute as well, so that
# the reset finds "Lyon" there and seems to have no effect. A reset sends the field no `input` and no `change`, and
# the state is "Lyon" in both: on Preact what is seen and what is known differ until something draws the field again.
# Source: HTML Standard, "The reset algorithm" of input; preact src/diff/index.js (`value` after the children),
# react-dom's `updateInput` (`defaultValue`).
#
# Seen, after typing Lyon and a reset
#       preact  field "" attribute null    state Lyon
#       react   field "Lyon" attribute "Lyon" state Lyon
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
export CHROMIUM
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 esbuild@0.28.2 react@19.3.1 react-dom@19.3.1 \
  preact@11.2.0
cat >main.mjs <<'JS'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--no-first-run', ...flags],
})
const doors = { preact: ['preact/compat', 'preact/compat/client'], react: ['react', 'react-dom/client'] }
for (const [name, [library, client]] of Object.entries(doors)) {
  const contents = `import { createElement as h, useState } from '${library}'
    import { createRoot } from '${client}'
    function Town() {
      const [town, setTown] = useState('Paris')
      globalThis.state = town
      return h('form', null, h('input', { value: town, onChange: (event) => setTown(event.target.value) }))
    }
    createRoot(document.body).render(h(Town))`
  const define = { 'process.env.NODE_ENV': '"production"' }
  const made = await build({ stdin: { contents, resolveDir: '.' }, define, bundle: true, write: false })
  const page = await browser.newPage()
  await page.evaluate(made.outputFiles[0].text)
  await page.fill('input', 'Lyon')
  await page.waitForFunction(() => state === 'Lyon')
  const seen = await page.evaluate(() => {
    const form = document.querySelector('form')
    form.reset()
    const [field] = form.elements
    return `field "${field.value}" attribute ${JSON.stringify(field.getAttribute('value'))} state ${state}`
  })
  console.log(name, seen)
}
await browser.close()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'preact field "" attribute null state Lyon
react field "Lyon" attribute "Lyon" state Lyon'
