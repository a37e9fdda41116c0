#!/usr/bin/env bash
# Chromium 156 and Firefox 153, Navigation API: what is left of `popstate` and `hashchange` when a `navigate` listener
# intercepts a change of the fragment depends on the browser and on the direction.
#
# A good guess: `intercept()` stands in for the loading of a document. A fragment loads none: the address changes as
# always, and both events come; or neither does, with the Navigation API in their place.
# Why it is wrong: an intercepted link to `#there` is a `pushState` to the standard, with neither event. Chromium
# still sends `popstate` (a router takes it for Back). Going back over it, `popstate` comes in both; `hashchange`
# comes in Firefox alone. A script that heeds `hashchange`, for tabs or a table of contents, hears nothing in Chromium
# from the moment another script intercepts everything it may (`canIntercept` is true for fragments).
# Source: HTML Standard, "navigate to a fragment" (an intercepted one returns there), "update document for history
# step application" (`hashchange`); the events as they came.
#
# Seen:                       link to #there          back
#       chromium, untouched   popstate hashchange     popstate hashchange
#       chromium, intercepted popstate                popstate
#       firefox, untouched    popstate hashchange     popstate hashchange
#       firefox, intercepted  nothing                 popstate hashchange
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
FIREFOX=$(command -v firefox-esr || command -v firefox)
export CHROMIUM FIREFOX
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1
cat >main.mjs <<'JS'
import { createServer } from 'node:http'
import { chromium, firefox } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const launch = {
  chromium: () =>
    chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', ...flags] }),
  firefox: () => firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX }),
}
const html = '<!doctype html><a href="#there">a</a><p id="there">b</p>'
const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
await new Promise((done) => server.listen(0, '127.0.0.1', done))
for (const [name, start] of Object.entries(launch)) {
  const browser = await start()
  for (const how of ['untouched', 'intercepted']) {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    const seen = await page.evaluate(async (how) => {
      let heard = []
      for (const type of ['popstate', 'hashchange']) addEventListener(type, () => heard.push(type))
      if (how === 'intercepted') navigation.addEventListener('navigate', (event) => event.intercept())
      const once = { once: true }
      const changed = () => new Promise((done) => navigation.addEventListener('currententrychange', done, once))
      const later = () => new Promise((done) => setTimeout(done, 500))
      const after = async (act) => {
        heard = []
        const change = changed()
        act()
        await change
        await later()
        return heard.join('+') || 'nothing'
      }
      const link = await after(() => document.querySelector('a').click())
      return `link ${link}, back ${await after(() => history.back())}`
    }, how)
    console.log(`${name} ${how}: ${seen}`)
    await page.close()
  }
  await browser.close()
}
server.close()
process.exit()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'chromium untouched: link popstate+hashchange, back popstate+hashchange
chromium intercepted: link popstate, back popstate
firefox untouched: link popstate+hashchange, back popstate+hashchange
firefox intercepted: link nothing, back popstate+hashchange'
