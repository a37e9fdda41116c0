/** Finds WebKitGTK, its driver and a screen for it, or installs them where that can work. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** Debian's packages: the driver brings the browser with it. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb']

/** Where its programs are. */
export interface WebKit {
  readonly browser: string
  readonly driver: string
  readonly screen: string
}

const program = (name: string) => [`/usr/bin/${name}`].find((path) => existsSync(path))

function miniBrowser(): string | undefined {
  for (const library of ['/usr/lib', ...libraries()])
    for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
      const path = `${library}/${version}/MiniBrowser`
      if (existsSync(path)) return path
    }
  return undefined
}

/** The folders of the machine's kinds of processors. */
const libraries = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => `/usr/lib/${name}`)
    : []

function find(): WebKit | undefined {
  const [driver, screen, browser] = [program('WebKitWebDriver'), program('Xvfb'), miniBrowser()]
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/** Finds WebKit, or installs it on a Debian whose root we are. @returns undefined where it cannot be had. */
export function ensureWebKit(): WebKit | undefined {
  const found = find()
  if (found || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return found
  console.log(`WebKit is not installed: apt-get install ${PACKAGES.join(' ')}`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', ...PACKAGES], options)
  return find()
}
