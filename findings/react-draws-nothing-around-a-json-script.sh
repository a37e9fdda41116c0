#!/usr/bin/env bash
# React 19.3.1 on a page with `require-trusted-types-for 'script'`: a component that holds `<script
# type="application/ld+json">` takes its whole root down. Preact 11.2.0 draws it. Chromium and Firefox.
#
# A good guess: React makes elements with `createElement` and texts with `textContent`; Trusted Types stop
# `dangerouslySetInnerHTML`, a script's `src` and its text when it is one to run. A script of JSON is data to the
# browser, and passes.
# Why it is wrong: React makes each `script` element, of whatever type, by writing an empty one with `innerHTML` and
# taking it out again, so that it counts as one of the parser's and does not run. That assignment is a plain text,
# always. It throws while the tree is made, and without an error boundary everything in the root is gone, for a line
# that the application does not have. A `template`, a `style` and a `script` in an SVG are made otherwise, and pass.
# Source: react-dom/cjs/react-dom-client.production.js (the `case "script"` of the creation of an element).
#
# Seen, in both browsers    without the policy                              with it
#       react, data script  <p><script type="application/ld+json">…after    nothing, and one error
#       react, no script    <p>after</p>                                    <p>after</p>
#       preact, data script <p><script type="application/ld+json">…after    the same
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
FIREFOX=$(command -v firefox-esr || command -v firefox)
export CHROMIUM FIREFOX
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 esbuild@0.28.2 react@19.3.1 react-dom@19.3.1 \
  preact@11.2.0
cat >main.mjs <<'JS'
import { createServer } from 'node:http'
import { build } from 'esbuild'
import { chromium, firefox } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const launch = {
  chromium: () =>
    chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', ...flags] }),
  firefox: () => firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX }),
}
const sources = {
  react: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'
    globalThis.library = { createElement, draw: (what, box) => createRoot(box).render(what) }`,
  preact: "import { createElement, render } from 'preact'; globalThis.library = { createElement, draw: render }",
}
const scripts = {}
for (const [name, contents] of Object.entries(sources)) {
  const define = { 'process.env.NODE_ENV': '"production"' }
  const made = await build({ stdin: { contents, resolveDir: '.' }, define, bundle: true, write: false })
  scripts[`/${name}.js`] = made.outputFiles[0].text
}
const server = createServer(({ url }, response) => {
  if (url in scripts) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts[url])
  const [, library, policy] = url.split('/')
  const header = policy === 'trusted' ? "require-trusted-types-for 'script'" : ''
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': header })
  response.end(`<!doctype html><script src="/${library}.js"></script>`)
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))
for (const [name, start] of Object.entries(launch)) {
  const browser = await start()
  for (const path of ['react/open', 'react/trusted', 'preact/trusted']) {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/${path}`)
    const seen = await page.evaluate(async () => {
      const { createElement: h, draw } = library
      const data = h('script', { type: 'application/ld+json' }, '{}')
      const said = []
      for (const content of [[data, 'after'], ['after']]) {
        const box = document.createElement('div')
        draw(h('p', null, ...content), box)
        await new Promise((done) => setTimeout(done, 500))
        said.push(box.innerHTML || 'nothing')
      }
      return said.join(' | ')
    })
    console.log(name, path, seen)
    await page.close()
  }
  await browser.close()
}
process.exit()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'chromium react/open <p><script type="application/ld+json">{}</script>after</p> | <p>after</p>
chromium react/trusted nothing | <p>after</p>
chromium preact/trusted <p><script type="application/ld+json">{}</script>after</p> | <p>after</p>
firefox react/open <p><script type="application/ld+json">{}</script>after</p> | <p>after</p>
firefox react/trusted nothing | <p>after</p>
firefox preact/trusted <p><script type="application/ld+json">{}</script>after</p> | <p>after</p>'
