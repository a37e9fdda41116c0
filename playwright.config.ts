import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test'
import type { Habits, Tag } from './e2e/test'
import { findBrowser } from './scripts/browsers'
import { readPort } from './scripts/ports'

/** Another one lets two runs go on beside each other. */
const PORT = readPort(process.env.PORT, 4179)
const baseURL = `http://127.0.0.1:${PORT}`

/** What a page asks of the machine's network beyond this server is refused here: the browser does not try. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Without a graphics card drawing is the processor's either way, and a sixth slower through its stand-in.
  '--disable-gpu',
  // One process fewer to wait for: a twelfth of the time.
  '--in-process-gpu',
  // Letters are as wide without a window as in the browser that visitors have, and on each machine.
  '--font-render-hinting=none',
]

/** Firefox keeps processes ready for pages that nobody will open: a sixth of the time. */
const FIREFOX_PREFS = {
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processCount.webIsolated': 1,
}

/** `npm run test:all` sets it: every test in every browser and flavour. */
const IS_WHOLE = process.env.TESTS === 'all'

type ChromiumProject = Project<PlaywrightTestOptions & Habits, PlaywrightWorkerOptions>

/**
 * The engine alone, which draws no window: twice as fast. The browser with one stands in for it where it cannot be
 * had.
 */
const withoutWindow = findBrowser('Chromium without a window') ?? findBrowser('Chromium') ?? ''

const chromium = (flavour: 'preact' | 'react', executablePath = withoutWindow): ChromiumProject => ({
  name: `chromium-${flavour}`,
  use: {
    browserName: 'chromium',
    storageState: flavourCookie(flavour),
    // What React draws is pressed as Safari does it: every journey with a pointer meets that habit without a run of
    // its own.
    pressFocus: IS_WHOLE && flavour === 'react' ? 'safari' : 'browser',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
})

/**
 * The tests of every day once more, in the browser that visitors have: the whole has it, but not what is asked of one
 * island.
 */
const withWindow = (): ChromiumProject => ({
  ...chromium('preact', findBrowser('Chromium')),
  name: 'chromium-window',
  grep: tagged('@daily'),
  // The catalogue's pictures are those of the engine alone: with a window letters are smoothed otherwise.
  testIgnore: 'catalogue.spec.ts',
})

/** The fixture site serves the flavour that this cookie names. */
function flavourCookie(flavour: string) {
  const cookie = { name: 'ilots-flavour', value: flavour, domain: '127.0.0.1', path: '/' }
  return {
    cookies: [{ ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [],
  }
}

/** Tests with this tag (e2e/test.ts, and docs/tests.md for what each means). */
const tagged = (tag: Tag) => new RegExp(`(^|\\s)${tag}(\\s|$)`)

/** The tests of a project: every day those of `tag`, else all but those of `never`. */
function chosen(tag: Tag, never?: Tag): Pick<Project, 'grep' | 'grepInvert'> {
  return { ...(!IS_WHOLE && { grep: tagged(tag) }), ...(never && { grepInvert: tagged(never) }) }
}

export default defineConfig<Habits>({
  testDir: 'e2e',
  // The catalogue's pictures: a missing one is a fault, and written by its own command only
  // (e2e/catalogue/expect-picture.ts).
  snapshotPathTemplate: '{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Long enough for a busy machine with two workers; a state that comes is seen at once.
  expect: { timeout: 15_000, toPass: { intervals: [50, 100, 250, 500] } },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/reports/browsers.json' }],
  ],
  use: {
    baseURL,
    locale: 'fr-FR',
    // `npm test` records nothing (scripts/test.ts).
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node_modules/.bin/tsx fixtures/platform/serve.ts',
    url: baseURL,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
  projects: [
    { ...chromium('preact'), ...chosen('@daily') },
    {
      name: 'firefox-preact',
      ...chosen('@firefox', '@chromium-only'),
      // A second Firefox would take longer to begin than it saves on a dozen tests.
      ...(!IS_WHOLE && { workers: 1 }),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: findBrowser('Firefox') ?? '', firefoxUserPrefs: FIREFOX_PREFS },
      },
    },
    { ...chromium('react'), ...chosen('@react', '@preact-only') },
    ...(IS_WHOLE && !process.env.ISLAND ? [withWindow()] : []),
  ],
})
