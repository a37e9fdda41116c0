/** The texts of what a screen reader announces: one for each island, or the reason why there is none. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journeys, silent } from '../../e2e/reading/journeys'
import { folderOf, islandNames } from '../../scripts/island-folders'
import { readRegistry } from '../../scripts/read-registry'

const walked = Object.keys(journeys)

test('each island has a journey, or a reason why nobody hears it', async () => {
  const registered = (await readRegistry()).map(({ name }) => name)
  expect([...walked, ...Object.keys(silent)].sort()).toEqual(
    [...new Set([...islandNames, ...registered])].sort(),
  )
})

test('each journey has its text, and each text its journey', () => {
  expect(islandNames.filter((name) => existsSync(`${folderOf(name)}/reading.txt`))).toEqual(walked)
})
