/** The texts that are kept: written by a command, compared by everybody else. */
import { readFile, writeFile } from 'node:fs/promises'
import { folderOf } from '../../scripts/island-folders'
import { expect } from '../test'

const COMMAND = 'LECTURES=write npx playwright test e2e/reading.spec.ts --project chromium-preact'

/** Compares what was announced with the stored text of this island, or stores it (`LECTURES=write`). */
export async function expectText(name: string, actual: string): Promise<void> {
  const path = `${folderOf(name)}/reading.txt`
  if (process.env.LECTURES === 'write') return writeFile(path, actual)
  const expected = await readFile(path, 'utf8').catch(() => '')
  if (actual !== expected) expect(actual, difference(path, expected, actual)).toBe(expected)
}

/** The first line that differs, and what to do. */
function difference(path: string, expected: string, actual: string): string {
  const before = expected.split('\n')
  const now = actual.split('\n')
  const at = now.findIndex((line, index) => line !== before[index])
  const line = at < 0 ? now.length : at
  return [
    `${path}, line ${line + 1}`,
    `  kept: ${before[line] ?? '(nothing)'}`,
    `  told: ${now[line] ?? '(nothing)'}`,
    `When a visitor has to hear it so, keep it: ${COMMAND}`,
  ].join('\n')
}
