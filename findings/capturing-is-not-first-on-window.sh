#!/usr/bin/env bash
# Chromium 156: on the window, `navigation` and any target outside the tree, listeners run in the order in which they
# were added, capturing or not. On an element capturing ones come first. Firefox 153, jsdom and happy-dom: capturing
# ones are first everywhere; Node 20: nowhere.
#
# A good guess: since the standard of 2019 (Chrome 89) the capturing listeners of the target itself come before the
# others, and `addEventListener('popstate', …, true)` is how a script hears of Back before the page's router does.
# Why it is wrong: the order is made by the walk along the path, whose way down and way up call the target's two
# halves. An event that is sent at an object without a path (`popstate`, `hashchange`, `message` and `storage` on the
# window, `navigate` on `navigation`, `abort`, `change` of a media query) goes to the list of listeners at once, as it
# is. A test in jsdom or happy-dom says that the capturing one wins, and so does Firefox. Who has to be first there
# has to be added first. A click that comes *up* to the window is as the standard has it.
# Source: DOM Standard, "dispatch" and "inner invoke"; seen in Chromium's own answer, also for an Event of one's own.
#
# Seen: chromium  element capture,bubble  window bubble,capture  popstate bubble,capture  navigate bubble,capture
#       firefox   element capture,bubble  window capture,bubble  popstate capture,bubble  navigate capture,bubble
#       happy-dom and jsdom: element and window capture,bubble; Node's EventTarget: bubble,capture
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
FIREFOX=$(command -v firefox-esr || command -v firefox)
export CHROMIUM FIREFOX
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 jsdom@29.1.1 happy-dom@21.0.4
cat >main.mjs <<'JS'
import { createServer } from 'node:http'
import { Window } from 'happy-dom'
import { JSDOM } from 'jsdom'
import { chromium, firefox } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const launch = {
  chromium: () =>
    chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--no-first-run', ...flags] }),
  firefox: () => firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX }),
}
/** The one that does not capture is added first. */
function order(target, Event) {
  const heard = []
  target.addEventListener('hello', () => heard.push('bubble'))
  target.addEventListener('hello', () => heard.push('capture'), true)
  target.dispatchEvent(new Event('hello'))
  return heard.join()
}
const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>a'))
await new Promise((done) => server.listen(0, '127.0.0.1', done))
for (const [name, start] of Object.entries(launch)) {
  const browser = await start()
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  const seen = await page.evaluate(async (source) => {
    const order = new Function(`return ${source}`)()
    const real = (target, type) =>
      new Promise((done) => {
        const heard = []
        const hear = (word) => () => heard.push(word) === 2 && done(heard.join())
        target.addEventListener(type, hear('bubble'), { once: true })
        target.addEventListener(type, hear('capture'), { once: true, capture: true })
      })
    const said = [`element ${order(document.body, Event)}`, `window ${order(window, Event)}`]
    history.pushState(null, '', '#there')
    const waiting = [real(window, 'popstate'), real(navigation, 'navigate')]
    history.back()
    const [popstate, navigate] = await Promise.all(waiting)
    return [...said, `popstate ${popstate}`, `navigate ${navigate}`].join(' ')
  }, order.toString())
  console.log(name, seen)
  await browser.close()
}
const happy = new Window()
const { window } = new JSDOM('<p>')
for (const [name, page] of Object.entries({ 'happy-dom': happy, jsdom: window }))
  console.log(name, 'element', order(page.document.body, page.Event), 'window', order(page, page.Event))
console.log('node', order(new EventTarget(), Event))
process.exit()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'chromium element capture,bubble window bubble,capture popstate bubble,capture navigate bubble,capture
firefox element capture,bubble window capture,bubble popstate capture,bubble navigate capture,bubble
happy-dom element capture,bubble window capture,bubble
jsdom element capture,bubble window capture,bubble
node bubble,capture'
