/** Finds WebKitGTK, its driver and a screen for it, or installs them where that can work. */
import { existsSync, readdirSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian'

/** Debian's packages: the driver brings the browser with it. */
export const WEBKIT_PACKAGES: readonly string[] = ['webkit2gtk-driver', 'xvfb']

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

/** @returns its programs, or `undefined` where one of them is missing. */
export function findWebKit(): WebKit | undefined {
  const [driver, screen, browser] = [program('WebKitWebDriver'), program('Xvfb'), miniBrowser()]
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/** Finds WebKit, or installs it on a Debian whose root we are. @returns undefined where it cannot be had. */
export async function ensureWebKit(): Promise<WebKit | undefined> {
  const found = findWebKit()
  if (found || !canInstallPackages()) return found
  console.log(`WebKit is not installed: apt-get install ${WEBKIT_PACKAGES.join(' ')}`)
  await installPackages(WEBKIT_PACKAGES)
  return findWebKit()
}
