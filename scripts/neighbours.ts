/**
 * Installs the libraries of other people that tests put beside Îlots: packages of a folder of their own, never a
 * visitor's.
 */
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOM = 'tests/neighbours'
const LOCK = join(ROOM, 'package-lock.json')
/** A copy of the list that was installed: what is there is installed once. */
const INSTALLED = join(ROOM, 'node_modules/.installed.json')

const isCurrent = (): boolean =>
  existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === readFileSync(LOCK, 'utf8')

/**
 * Installs them while the caller does something else.
 * @returns settles when they are there.
 * @throws Error with the output of npm.
 */
export async function bringNeighbours(): Promise<void> {
  if (isCurrent()) return
  // Nothing of theirs is run here: their files are read.
  const child = spawn('npm', ['ci', '--prefix', ROOM, '--ignore-scripts', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const status = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', resolve)
  })
  if (status !== 0)
    throw new Error(`npm ci --prefix ${ROOM} ended with ${status}, expected 0. npm has said:\n${output}`)
  copyFileSync(LOCK, INSTALLED)
}

// `npx tsx scripts/neighbours.ts`, before a test is run by hand.
if (process.argv[1]?.endsWith('neighbours.ts')) await bringNeighbours()
