/** The texts that are kept: written by a command, compared by everybody else. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { expect } from '../test'

const FOLDER = 'docs/reference/lecture'
const COMMAND = 'LECTURES=write npx playwright test e2e/reading.spec.ts --project chromium-preact'

/** Compares what was told with the kept text of this name, or keeps it (`LECTURES=write`). */
export async function expectKept(name: string, told: string): Promise<void> {
  const path = `${FOLDER}/${name}.txt`
  if (process.env.LECTURES === 'write') {
    await mkdir(FOLDER, { recursive: true })
    return writeFile(path, told)
  }
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
