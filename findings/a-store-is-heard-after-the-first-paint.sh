#!/usr/bin/env bash
# Preact 11.2.0 (preact/compat) beside React 19.3.1, both with zustand 5.1.0: a component that was just drawn with
# `flushSync` does not hear its store until the browser has painted. Chromium.
#
# A good guess: `useSyncExternalStore` is the synchronous one: what it returns is on the page by the end of the event
# that has changed the store, in Preact as in React, and `flushSync` leaves nothing to be done.
# Why it is wrong: both subscribe in an effect. React runs the effects of a drawing that `flushSync` asked for at the
# end of it; Preact runs every effect after the next frame, `flushSync` or not, and looks only then whether the store
# has changed meanwhile. Nothing is lost, but a key pressed in a dialog before its first paint is answered a frame
# later, after whatever key came next: two keys in a row find the page as it was before the first.
# Source: preact compat/src/render.js (`useSyncExternalStore`), hooks/src/index.js (`afterPaint`); react-dom
# `flushPassiveEffects` at the end of a synchronous commit.
#
# Seen: React   drawn 0, 1 after the event, 1 after a frame
#       Preact  drawn 0, 0 after the event, 1 after a frame
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
export CHROMIUM
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 esbuild@0.28.2 preact@11.2.0 react@19.3.1 \
  react-dom@19.3.1 zustand@5.1.0
cat >drawn.mjs <<'JS'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { createStore, useStore } from 'zustand'
const store = createStore(() => 0)
const Count = () => createElement('output', null, useStore(store))
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)))
globalThis.draw = () =>
  new Promise((resolve) => {
    const button = document.body.appendChild(document.createElement('button'))
    button.textContent = 'Draw'
    const seen = []
    const look = () => seen.push(document.querySelector('output').textContent)
    button.addEventListener('click', () => {
      const box = document.body.appendChild(document.createElement('div'))
      flushSync(() => createRoot(box).render(createElement(Count)))
      look()
      store.setState(1)
      // Behind all that the event has left to be done.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = async () => {
        look()
        await frame()
        look()
        resolve(seen.join())
      }
      queueMicrotask(() => queueMicrotask(() => port2.postMessage('')))
    })
  })
JS
cat >main.mjs <<'JS'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--no-first-run', ...flags],
})
const compat = { react: 'preact/compat', 'react-dom': 'preact/compat', 'react-dom/client': 'preact/compat/client' }
for (const [name, alias] of Object.entries({ React: {}, Preact: compat })) {
  const { outputFiles } = await build({
    entryPoints: ['drawn.mjs'],
    bundle: true,
    write: false,
    alias,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const page = await browser.newPage()
  await page.evaluate(outputFiles[0].text)
  const seen = page.evaluate(() => draw())
  await page.click('button')
  console.log(`${name}: ${await seen}`)
  await page.close()
}
await browser.close()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = "React: 0,1,1
Preact: 0,0,1"
