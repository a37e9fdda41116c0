/** Finds the browsers of the tests, or installs them where that can work, and says what it does. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox } from '@playwright/test'

interface Wanted {
  name: 'Chromium' | 'Chromium without a window' | 'Firefox' | 'PHP'
  variable: string
  paths: string[]
  /** Debian's package. */
  debian: string
  /** What Playwright calls it; none where another browser does as well. */
  playwright?: string
}

const wanted: Wanted[] = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    paths: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      ownPath(() => chromium.executablePath()),
    ],
    debian: 'chromium',
    playwright: 'chromium',
  },
  {
    // The same engine, which draws no window of its own: the same tests in six tenths of the time.
    name: 'Chromium without a window',
    variable: 'CHROMIUM_PATH',
    paths: ['/usr/bin/chromium-headless-shell'],
    debian: 'chromium-headless-shell',
  },
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', ownPath(() => firefox.executablePath())],
    debian: 'firefox-esr',
    playwright: 'firefox',
  },
]

function ownPath(path: () => string): string {
  try {
    return path()
  } catch {
    return ''
  }
}

/** No browser: its own server answers in one of the examples, whose test is skipped without it. */
const php: Wanted = { name: 'PHP', variable: 'PHP_PATH', paths: ['/usr/bin/php'], debian: 'php-cli' }

/** Installs PHP where that can work. */
export function offerPhp(): void {
  if (!findBrowser('PHP')) install(php)
  console.log(
    `PHP: ${findBrowser('PHP') ?? 'is missing, the test of examples/server-php is skipped (apt-get install php-cli)'}`,
  )
}

/** @returns the path of an installed browser, or `undefined`. */
export function findBrowser(name: Wanted['name']): string | undefined {
  const browser = [...wanted, php].find((candidate) => candidate.name === name)
  const paths = [process.env[browser?.variable ?? ''] ?? '', ...(browser?.paths ?? [])]
  return paths.find((path) => path !== '' && existsSync(path))
}

/** @throws Error that names what is missing and the command that mends it. */
export function ensureBrowsers(): void {
  for (const browser of wanted) {
    const found = findBrowser(browser.name)
    if (found) {
      console.log(`${browser.name}: ${found}`)
      continue
    }
    install(browser)
    if (!findBrowser(browser.name) && browser.playwright)
      throw new Error(
        `${browser.name} is missing. Install it ("apt-get install ${browser.debian}", or "npx playwright install ${browser.playwright}"), or give its path in ${browser.variable}.`,
      )
  }
}

function install({ name, debian, playwright }: Wanted): void {
  const isDebian = existsSync('/etc/debian_version')
  if (isDebian && process.getuid?.() === 0) {
    console.log(`${name} is not installed: apt-get install ${debian}`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
      env: environment,
    }
    const patience = ['-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::Retries=1']
    spawnSync('apt-get', ['update', '-qq', ...patience], options)
    spawnSync('apt-get', ['install', '-y', '-qq', ...patience, debian], options)
    return
  }
  if (!playwright) return
  console.log(`${name} is not installed: npx playwright install ${playwright}`)
  spawnSync('npx', ['playwright', 'install', playwright], { stdio: 'inherit' })
}
