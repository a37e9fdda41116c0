/** The texts of what a screen reader is told: one for each island, or the reason why there is none. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journeys } from '../../e2e/reading/journeys'
import { silent } from '../../e2e/reading/silent'
import { readRegistry } from '../../scripts/registry-table'

const TEXTS = 'docs/reference/lecture'
const walked = Object.keys(journeys)

/** A carousel is two markers of one island: one folder. */
const folders = readdirSync('islands')

test('each island has a journey, or a reason why nobody hears it', async () => {
  const registered = (await readRegistry()).map(({ name }) => name)
  expect([...walked, ...Object.keys(silent)].sort()).toEqual([...new Set([...folders, ...registered])].sort())
})

test('each journey has its text, and each text its journey', () => {
  const kept = readdirSync(TEXTS).map((file) => file.replace(/\.txt$/, ''))
  expect(kept.sort()).toEqual(['LISEZ-MOI', ...walked].sort())
})
