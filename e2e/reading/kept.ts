/** The texts that are kept: written by a command, compared by everybody else. */
import { readFile, writeFile } from 'node:fs/promises'
import { folderOf } from '../../scripts/island-folders'
import { expect } from '../test'

const COMMAND = 'LECTURES=write npx playwright test e2e/reading.spec.ts --project chromium-preact'

/** Compares what was told with the kept text of this island, or keeps it (`LECTURES=write`). */
export async function expectKept(name: string, told: string): Promise<void> {
  const path = `${folderOf(name)}/reading.txt`
  if (process.env.LECTURES === 'write') return writeFile(path, told)
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (told !== kept) expect(told, difference(path, kept, told)).toBe(kept)
}

/** The first line that differs, and what to do. */
function difference(path: string, kept: string, told: string): string {
  const before = kept.split('\n')
  const now = told.split('\n')
  const at = now.findIndex((line, index) => line !== before[index])
  const line = at < 0 ? now.length : at
  return [
    `${path}, line ${line + 1}`,
    `  kept: ${before[line] ?? '(nothing)'}`,
    `  told: ${now[line] ?? '(nothing)'}`,
    `When a visitor has to hear it so, keep it: ${COMMAND}`,
  ].join('\n')
}
