/** Finds the browsers of the tests, or installs them where that can work, and says what it does. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox } from 'playwright-core'
import { canInstallPackages, installPackages } from './debian'
import { findWebKit, WEBKIT_PACKAGES } from './webkit'

/** A program that tests start. */
interface Program {
  readonly variable: string
  readonly paths: readonly string[]
  /** Debian's package. */
  readonly debian: string
  /** What Playwright calls it; none for what is no browser of its own. */
  readonly playwright?: string
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const PROGRAMS = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    paths: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      playwrightPath(() => chromium.executablePath()),
      // Every day the one without a window is enough.
      HEADLESS_SHELL,
    ],
    debian: 'chromium',
    playwright: 'chromium',
  },
  // The same engine, which draws no window of its own: the same tests in six tenths of the time.
  'Chromium without a window': {
    variable: 'CHROMIUM_PATH',
    paths: [HEADLESS_SHELL],
    debian: 'chromium-headless-shell',
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', playwrightPath(() => firefox.executablePath())],
    debian: 'firefox-esr',
    playwright: 'firefox',
  },
  // No browser: its own server answers in one of the examples, whose test is skipped without it.
  PHP: { variable: 'PHP_PATH', paths: ['/usr/bin/php'], debian: 'php-cli' },
} as const satisfies Record<string, Program>

export type ProgramName = keyof typeof PROGRAMS
const programs: Readonly<Record<ProgramName, Program>> = PROGRAMS

/** What `npm test` needs, what `npm run test:all` needs, and what neither stops for. */
const EVERY_DAY: readonly ProgramName[] = ['Chromium without a window', 'Firefox']
const WHOLE: readonly ProgramName[] = ['Chromium', ...EVERY_DAY, 'PHP']
const REQUIRED: readonly ProgramName[] = ['Chromium', 'Firefox']

function playwrightPath(path: () => string): string {
  try {
    return path()
  } catch {
    return ''
  }
}

/** @returns the path of an installed program, or `undefined`. */
export function findBrowser(name: ProgramName): string | undefined {
  const { variable, paths } = programs[name]
  return [process.env[variable] ?? '', ...paths].find((path) => path !== '' && existsSync(path))
}

/**
 * Installs what is missing: Debian's packages in one go, while the caller does something else; elsewhere Playwright's
 * own browsers, at once.
 * @param isWhole for `npm run test:all`.
 * @returns settles when nothing more is to come.
 */
export async function bringBrowsers(isWhole: boolean): Promise<void> {
  // The browser with a window is there as well where the one without is; a path of the machine's own is enough for
  // both.
  const missing = (isWhole ? WHOLE : EVERY_DAY).filter((name) => !isHere(name))
  if (!canInstallPackages()) return installByPlaywright(missing)
  const packages = missing.map((name) => programs[name].debian)
  if (!findWebKit()) packages.push(...WEBKIT_PACKAGES)
  if (packages.length === 0) return
  console.log(`Meanwhile: apt-get install ${packages.join(' ')}`)
  await installPackages(packages)
}

/** Whether a program of its own is here: what stands in for it does not count. */
const isHere = (name: ProgramName): boolean => {
  const found = findBrowser(name)
  return found !== undefined && (name === 'Chromium without a window' || found !== HEADLESS_SHELL)
}

function installByPlaywright(missing: readonly ProgramName[]): void {
  // Chromium without a window is in none of its browsers: the other one does as well.
  const names = missing.map((name) => (name === 'Chromium without a window' ? 'Chromium' : name))
  for (const name of new Set(names)) {
    const { playwright } = programs[name]
    if (!playwright || findBrowser(name)) continue
    console.log(`${name} is not installed: npx playwright install ${playwright}`)
    spawnSync('npx', ['playwright', 'install', playwright], { stdio: 'inherit' })
  }
}

/** @throws Error that names what is missing and the command that mends it. */
export function expectBrowsers(): void {
  for (const name of REQUIRED) {
    const found = findBrowser(name)
    const { debian, playwright, variable } = programs[name]
    if (!found)
      throw new Error(
        `${name} is missing. Install it ("apt-get install ${debian}", or "npx playwright install ${playwright}"), or give its path in ${variable}.`,
      )
    console.log(`${name}: ${found}`)
  }
  console.log(
    `PHP: ${findBrowser('PHP') ?? 'is missing, the test of examples/server-php is skipped (apt-get install php-cli)'}`,
  )
}
