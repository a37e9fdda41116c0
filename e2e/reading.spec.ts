/**
 * What a screen reader announces over the main use of each island, kept as texts that an auditor reads (`reading.txt`
 * in its folder).
 */

import { expectText } from './reading/expect-text'
import { journeys } from './reading/journeys'
import { Reader } from './reading/reader'
import { test } from './test'

/** Every day what is most spoken, and an Enter that waits for code; the others in `npm run test:all`. */
const EVERY_DAY = ['form', 'content-block']

for (const [name, journey] of Object.entries(journeys))
  test(`what is told of ${name} is what is kept`, {
    tag: ['@chromium-only', `@island-${name}`, ...(EVERY_DAY.includes(name) ? (['@daily'] as const) : [])],
  }, async ({ page }) => {
    const reader = await Reader.on(page)
    await journey(reader)
    await expectText(name, `${name} : ce que dit un lecteur d'écran\n\n${reader.text}`)
  })
