/** The pictures that are kept: written by a command, compared by everybody else. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { findBrowser } from '../../scripts/browsers'
import { expect } from '../test'
import { smallPng } from './small-png'

const COMMAND = 'CATALOGUE=write npx playwright test e2e/catalogue.spec.ts --project chromium-preact'

/** The browser that takes them; where it is not installed, Chromium as visitors have it compares. */
const PICTURES_OF = 'Chromium without a window'
/**
 * How far a colour may be off, and which part of the pixels further than that. The two browsers smooth letters
 * otherwise.
 */
const TOLERANCE = findBrowser(PICTURES_OF)
  ? { threshold: 0.1, maxDiffPixelRatio: 0.0002 }
  : { threshold: 0.2, maxDiffPixelRatio: 0.003 }

export const isWriting = process.env.CATALOGUE === 'write'

/** Compares a picture with the one that is kept at this path, or keeps it (`CATALOGUE=write`). */
export async function expectPicture(path: string, picture: Buffer): Promise<void> {
  if (isWriting) {
    await mkdir(dirname(path), { recursive: true })
    return writeFile(path, smallPng(picture))
  }
  expect(picture, `When it has to look so, keep it: ${COMMAND}`).toMatchSnapshot(path.split('/'), {
    ...TOLERANCE,
  })
}
