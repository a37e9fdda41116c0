/** Debian's packages, where this process may install them. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A mirror that does not answer fails soon, and is asked once more. */
const NETWORK = ['-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::Retries=1']
/** A machine of tests needs no guarantee that each unpacked file outlives a power cut. */
const FAST = ['-o', 'Dpkg::Options::=--force-unsafe-io']

/**
 * What Debian recommends beside the browsers (codecs, drivers of graphics cards) is three packages of four, and no
 * test needs it.
 */
const BARE = '--no-install-recommends'

/** Whether `installPackages` can work: a Debian whose root we are. */
export const canInstallPackages = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0

/**
 * Installs packages of Debian. Settles when it is done, whether or not it has worked: look for the program
 * afterwards.
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  await run('apt-get', ['update', '-qq', ...NETWORK])
  await run('apt-get', ['install', '-y', '-qq', BARE, ...NETWORK, ...FAST, ...names])
}

function run(command: string, parameters: string[]): Promise<void> {
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve()
    })
    child.on('close', () => resolve())
  })
}
