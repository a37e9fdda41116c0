/** Runs the checks of a case one after the other, as a visitor would. */
import type { Page } from '@playwright/test'
import type { Check, PluginCase, Shown } from './case'
import { type Beginning, type Library, openCase } from './page'

/** Milliseconds for which a check's value may be another one: it is read with each frame, nothing sleeps. */
const LONGEST = 4_000

export interface Outcome {
  readonly check: Check
  readonly isRight: boolean
  /** What was read last, or the error. */
  readonly shown: Shown | string
}

async function act(page: Page, check: Check): Promise<void> {
  const limit = { timeout: LONGEST }
  if (check.click) await page.click(check.click, limit)
  if (check.hover) await page.hover(check.hover, limit)
  if (check.type) await page.locator(check.type[0]).pressSequentially(check.type[1], limit)
  if (check.press) await page.keyboard.press(check.press)
  if (check.run) await page.evaluate(`void (() => { ${check.run} })()`)
}

/** Reads the value of a check until it is the expected one; an expression that fails is read again as well. */
function read(page: Page, { reads, expected }: Check): Promise<Outcome['shown']> {
  return page.evaluate(`new Promise((settle) => {
    const wanted = ${JSON.stringify(JSON.stringify(expected))}
    const limit = performance.now() + ${LONGEST}
    const look = () => {
      let shown
      try {
        shown = JSON.parse(JSON.stringify((${reads}) ?? null))
      } catch (error) {
        shown = String(error)
      }
      if (JSON.stringify(shown) === wanted || performance.now() > limit) settle(shown)
      else requestAnimationFrame(look)
    }
    look()
  })`)
}

async function outcomeOf(page: Page, check: Check): Promise<Outcome> {
  let shown: Outcome['shown']
  try {
    await act(page, check)
    shown = await read(page, check)
  } catch (error) {
    shown = String(error).split('\n')[0] ?? ''
  }
  return { check, shown, isRight: JSON.stringify(shown) === JSON.stringify(check.expected) }
}

/**
 * Runs a case on a library.
 * @returns an outcome for each check that is not refused, and the errors that the page has thrown.
 */
export async function runCase(
  page: Page,
  plugin: PluginCase,
  library: Library,
  scripts: readonly string[],
  beginning: Beginning = 'at domready',
): Promise<{ outcomes: Outcome[]; errors: string[] }> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // A dialog would hold the page up.
  page.on('dialog', (dialog) => void dialog.accept())
  await openCase(page, plugin, library, scripts, beginning)
  const outcomes: Outcome[] = []
  const isOurs = 'dist' in library
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  for (const check of plugin.checks) {
    const expected = (isFirefox ? check.inFirefox : undefined) ?? check.expected
    if (!(isOurs && check.refused)) outcomes.push(await outcomeOf(page, { ...check, expected }))
  }
  return { outcomes, errors }
}
