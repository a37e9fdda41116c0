/** The pictures that are kept: written by a command, compared by everybody else. */
import { mkdir, writeFile } from 'node:fs/promises'
import { PICTURES } from '../../scripts/reference/catalogue'
import { expect } from '../test'
import { smallPng } from './small-png'

const COMMAND = 'CATALOGUE=write npx playwright test e2e/catalogue.spec.ts --project chromium-preact'

/** Part of the pixels that may differ: Chromium without a window and the one with it smooth letters not quite alike. */
const TOLERANCE = 0.003

export const isWriting = process.env.CATALOGUE === 'write'

/** Compares a picture with the kept one of this name, or keeps it (`CATALOGUE=write`). */
export async function expectKept(name: string, picture: Buffer): Promise<void> {
  if (isWriting) {
    await mkdir(PICTURES, { recursive: true })
    return writeFile(`${PICTURES}/${name}`, smallPng(picture))
  }
  expect(picture, `When it has to look so, keep it: ${COMMAND}`).toMatchSnapshot(name, {
    maxDiffPixelRatio: TOLERANCE,
  })
}
