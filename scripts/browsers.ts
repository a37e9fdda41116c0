/** Finds the browsers of the tests, or installs them where that can work, and says what it does. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox } from '@playwright/test'

interface Wanted {
  name: 'Chromium' | 'Firefox'
  variable: string
  paths: string[]
  /** Debian's package. */
  debian: string
  playwright: string
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

/** @returns the path of an installed browser, or `undefined`. */
export function findBrowser(name: Wanted['name']): string | undefined {
  const browser = wanted.find((candidate) => candidate.name === name)
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
    if (!findBrowser(browser.name))
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
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', debian], options)
    return
  }
  console.log(`${name} is not installed: npx playwright install ${playwright}`)
  spawnSync('npx', ['playwright', 'install', playwright], { stdio: 'inherit' })
}
