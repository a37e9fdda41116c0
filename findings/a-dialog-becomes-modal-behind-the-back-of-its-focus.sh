#!/usr/bin/env bash
# Chromium (playwright-core 1.64.1), a dialog that is open and is to be modal: `close()` and `showModal()` in one task
# move the focus out and in again and fire `close`, though nothing was drawn between; taking `open` away in place of
# `close()` moves no focus, fires nothing, and lets a transition that is under way go on.
#
# A good guess: both leave the same dialog closed for the same moment, `showModal()` focuses the same button in both,
# and a focus that leaves for no frame either shows in both or in none. Or that a dialog that is hidden loses the
# focus, whichever way it is hidden, and that a transition from `@starting-style` begins anew as it comes back.
# Why it is wrong: `close()` gives the focus back to what had it before, at once, and so makes the two events that a
# screen reader speaks; the attribute alone leaves the focus where it is until the page is rendered, and by then the
# dialog is there again: the browser compares styles before and after the task, and finds none that has changed.
# What it is good for: a modal dialog makes the browser style the whole page; one that is seen first, as a popover or
# by `show()`, is there a frame earlier, and can be made modal after that frame.
# Source: HTML, "the dialog element" (closing the dialog, attribute change steps), "focus fixup rule".
#
# Seen: close(): focusout dialog, focusin opener, focusout opener, focusin dialog, close dialog, transitioncancel
#       dialog, transitionrun dialog; without open: nothing. Modal in both cases.
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
const html = `<style>dialog[open] { transition: opacity 10s; @starting-style { opacity: 0 } }</style>
<button id="opener">Ouvrir</button><dialog><button id="dialog">Fermer</button></dialog>`
const ways = {
  'close()': (dialog) => dialog.close(),
  'without open': (dialog) => dialog.removeAttribute('open'),
}
for (const [name, way] of Object.entries(ways)) {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.locator('#opener').focus()
  const seen = await page.evaluate(`(${async (leave) => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const dialog = document.querySelector('dialog')
    dialog.show()
    await frames()
    const motion = () => document.getAnimations().length
    const before = document.getAnimations()[0]
    const events = []
    for (const type of ['focusin', 'focusout', 'close', 'transitionrun', 'transitioncancel'])
      addEventListener(type, ({ target }) => events.push(`${type} ${target.id || target.localName}`), true)
    leave(dialog)
    dialog.showModal()
    await frames()
    await new Promise((resolve) => setTimeout(resolve, 50))
    return `${events.join(', ') || 'nothing'}; modal ${dialog.matches(':modal')}, motions ${motion()}, the same ${document.getAnimations()[0] === before}`
  }})(${way})`)
  console.log(`${name}: ${seen}`)
  await page.close()
}
await browser.close()
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'close(): focusout dialog, focusin opener, focusout opener, focusin dialog, close dialog, transitioncancel dialog, transitionrun dialog; modal true, motions 1, the same false
without open: nothing; modal true, motions 1, the same true'
