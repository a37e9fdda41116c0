#!/usr/bin/env bash
# Chromium (playwright-core 1.64.1), a form whose submit is held, checked and sent again with `requestSubmit()`: sent
# again when a script has submitted it, lost without a word when a hand has, as long as the check's answer is known
# already. An answer that takes a task is sent in both cases.
#
# A good guess: `await` puts what follows it behind the event, so that the second submit comes after the first one has
# ended, as every recipe for a check that asks a server has it; and a test that presses the button with `click()`, or
# calls `requestSubmit()`, sees what a visitor sees.
# Why it is wrong: with nothing else on the stack, which is so for an event of a hand's, the microtasks of a listener
# run as soon as it returns, between this listener and the next, while the event is still on its way; and a form
# ignores `requestSubmit()` while its submit event is. Below a script's own call the microtasks wait for that call to
# end, and the event has ended by then. So it is the check with a cached answer that loses the form, and only for
# visitors: neither a test by script, nor one with a slow server, shows it.
# Source: HTML, "form submission" (`firing submission events`); Web IDL, "clean up after running script".
#
# Seen: known  script 2 submits  hand 1 submit
#       later  script 2 submits  hand 2 submits
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
CHROMIUM=$(command -v chromium)
export CHROMIUM
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1
cat >main.mjs <<'JS'
import { chromium } from 'playwright-core'
const flags = ['background-networking', 'component-update', 'sync', 'quic'].map((name) => `--disable-${name}`)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--no-first-run', ...flags],
})
const html = `<form><input name="nom"><button>Envoyer</button></form>`
const checks = {
  known: () => Promise.resolve(true),
  later: () => new Promise((resolve) => setTimeout(resolve, 0, true)),
}
const hands = {
  script: (page) => page.evaluate(() => document.forms[0].requestSubmit()),
  hand: (page) => page.locator('input').press('Enter'),
}
for (const [name, check] of Object.entries(checks)) {
  const line = [name]
  for (const [by, send] of Object.entries(hands)) {
    const page = await browser.newPage()
    await page.setContent(html)
    await page.evaluate(`(${(check) => {
      window.submits = 0
      let isChecked = false
      document.forms[0].addEventListener('submit', async (event) => {
        event.preventDefault()
        window.submits += 1
        if (isChecked) return
        isChecked = await check()
        document.forms[0].requestSubmit()
      })
    }})(${check})`)
    await send(page)
    // Behind every task of the page that the press has made.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
    line.push(by, await page.evaluate(() => window.submits))
    await page.close()
  }
  console.log(line.join(' '))
}
await browser.close()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'known script 2 hand 1
later script 2 hand 2'
