#!/usr/bin/env bash
# DOMPurify 3.5.0 on a page with `require-trusted-types-for 'script'`: the policy that its README gives (`createHTML`
# calls `sanitize` with `TRUSTED_TYPES_POLICY: null`) makes an empty text of any HTML. Nothing is thrown,
# `isSupported` is true, `removed` is empty. Chromium and Firefox.
#
# A good guess: the README's way works, and says what it is for: the list of names in the page's policy does not have
# to hold `dompurify`. If the library cannot parse without a policy, it throws, as all that writes HTML does there.
# Why it is wrong: to sanitise a text is to parse it, with `DOMParser`, which asks for TrustedHTML like `innerHTML`;
# that this happens within `createHTML` changes nothing. The refusal is an error in a `try` that is meant for bad XML,
# and so is that of the second attempt: the document stays empty, and is clean. A text without `<` is given back
# before anything is parsed, so that short samples pass. The same comes of a page whose policy allows other names
# only, with no more than a warning at the start. A policy of the page's own that is handed over as
# `TRUSTED_TYPES_POLICY` (and does not call the library) serves, or `trusted-types dompurify`; nodes sanitised
# `IN_PLACE` need none.
# Source: README, "What about DOMPurify and Trusted Types?"; dist/purify.js, `_initDocument`.
#
# Seen, in both browsers, for "<b>Bonjour</b> vous" and "Bonjour"
#       recipe of the README      "" "Bonjour", nothing removed
#       policy handed over        "<b>Bonjour</b> vous" "Bonjour"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
FIREFOX=$(command -v firefox-esr || command -v firefox)
export CHROMIUM FIREFOX
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 dompurify@3.5.0
cat >main.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium, firefox } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const launch = {
  chromium: () =>
    chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', ...flags] }),
  firefox: () => firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX }),
}
const library = readFileSync('node_modules/dompurify/dist/purify.js')
const policy = "require-trusted-types-for 'script'; trusted-types my-organization parser"
const server = createServer(({ url }, response) => {
  if (url === '/purify.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(library)
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
  response.end('<!doctype html><script src="/purify.js"></script>')
})
await new Promise((done) => server.listen(0, '127.0.0.1', done))
for (const [name, start] of Object.entries(launch)) {
  const browser = await start()
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  const seen = await page.evaluate(() => {
    const recipe = trustedTypes.createPolicy('my-organization', {
      createHTML: (input) => DOMPurify.sanitize(input, { TRUSTED_TYPES_POLICY: null }),
    })
    const said = (make) => JSON.stringify(['<b>Bonjour</b> vous', 'Bonjour'].map(make))
    const first = said((html) => String(recipe.createHTML(html)))
    const state = `${DOMPurify.isSupported} ${DOMPurify.removed.length}`
    const parser = trustedTypes.createPolicy('parser', { createHTML: (html) => html, createScriptURL: () => null })
    const second = said((html) => String(DOMPurify.sanitize(html, { TRUSTED_TYPES_POLICY: parser })))
    return `recipe ${first} ${state} handed over ${second}`
  })
  console.log(name, seen)
  await browser.close()
}
process.exit()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'chromium recipe ["","Bonjour"] true 0 handed over ["<b>Bonjour</b> vous","Bonjour"]
firefox recipe ["","Bonjour"] true 0 handed over ["<b>Bonjour</b> vous","Bonjour"]'
