/** The browser tests' own `test`: a page that must stay free of errors and of violations of its policy. */
import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect as baseExpect, type Page } from '@playwright/test'
import { focusAsSafari } from './press-focus'

/** Looks again soon: what a page does at once is over before Playwright's own second look. */
const INTERVALS = [20, 50, 100, 100, 250]
type Poll = typeof baseExpect.poll
const poll = ((actual, options) =>
  baseExpect.poll(actual, {
    intervals: INTERVALS,
    ...(typeof options === 'string' ? { message: options } : options),
  })) as Poll

export const expect = new Proxy(baseExpect, {
  get: (target, name, receiver) => (name === 'poll' ? poll : Reflect.get(target, name, receiver)),
})

/** What a page says that nobody should have to read. */
class Complaints {
  readonly all: string[] = []
  readonly #expected: RegExp[] = [
    // A test that makes an hour pass at once makes it pass for what is under way, too: the table of texts.
    /ILOTS-(301|402)\] translations/,
    // What is fetched ahead runs in an idle moment, and a machine under load may have none for five seconds.
    /was preloaded using link preload but not used within a few seconds/,
  ]

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.all.push(message.text())
    })
    page.on('pageerror', (error) => this.all.push(`uncaught: ${error.message}`))
  }

  /** These are what the test is about. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** A call or chunk that the test makes fail: browsers log it too. */
  expectFailedLoads(): void {
    this.expect(
      /Failed to load resource|net::|NetworkError|ILOTS-[34]0\d|status of [45]\d\d|error loading dynamically|Loading failed|Loading module from/,
    )
  }

  get unexpected(): string[] {
    return this.all.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))
  }
}

export interface Habits {
  /**
   * Where the focus goes with a press of a link or a button: as this browser does it, or as Safari
   * (`press-focus.ts`).
   */
  pressFocus: 'browser' | 'safari'
}

const withComplaints = base.extend<Habits & { complaints: Complaints }>({
  pressFocus: ['browser', { option: true }],
  context: async ({ context, pressFocus }, use) => {
    if (pressFocus === 'safari') await context.addInitScript(focusAsSafari)
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints(page)
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      await use(complaints)
      // A router asks for pages ahead: the last of them may still be on their way.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(complaints.unexpected, 'console errors, warnings and CSP violations').toEqual([])
    },
    { auto: true },
  ],
})

/** `npm run test:all`, where tests may take longer and meet more. */
export const isWhole = process.env.TESTS === 'all'

/**
 * The island, or the old library's part, that a test of several is about: `npm run test:for -- lightbox` runs those
 * of `@island-lightbox`.
 */
type IslandTag = `@island-${string}`

/**
 * Where a test runs every day: in Chromium on Preact (`@daily`), in Firefox, on React. Without one of these it waits
 * for `npm run test:all`, which runs it everywhere, save what `@chromium-only` and `@preact-only` say. docs/tests.md
 * has the table.
 */
export type Tag = '@daily' | '@firefox' | '@react' | '@chromium-only' | '@preact-only' | IslandTag

interface Details {
  tag?: Tag | Tag[]
}

type Own = typeof withComplaints
type Body = Parameters<Own>[2]

interface Describe extends Pick<Own['describe'], 'only' | 'configure'> {
  (title: string, callback: () => void): void
  (title: string, details: Details, callback: () => void): void
}

/** Playwright takes any text for a tag; a misspelt one would choose nothing, so that the compiler refuses it here. */
interface Test extends Omit<Own, 'describe'> {
  (title: string, body: Body): void
  (title: string, details: Details, body: Body): void
  describe: Describe
}

export const test: Test = withComplaints

/**
 * Opens a page and waits until its islands are there.
 * @param until `domcontentloaded` where a test holds a script back: Firefox keeps `load` for what is imported before
 * it.
 */
export async function open(
  page: Page,
  path: string,
  until: 'load' | 'domcontentloaded' = 'load',
): Promise<void> {
  await page.goto(path, { waitUntil: until })
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
}

/**
 * Goes Back over the overlay that is open. Its history entry comes after the frame that shows it: a visitor does not
 * press Back before, but a test would, and leave the page.
 */
export async function closeByBack(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.ilotsOverlay)).toBeDefined()
  await page.evaluate(() => history.back())
}

/**
 * Holds each call to `address`: what is seen meanwhile is seen however busy the machine is.
 * @returns lets them through; where the fixture site is asked to be slow, it need not be so once more.
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    const url = new URL(route.request().url())
    if (url.searchParams.get('fault') !== 'slow') return route.continue()
    url.searchParams.delete('fault')
    await route.fulfill({ response: await route.fetch({ url: url.href }) })
  })
  return release
}

/** Addresses of the code of islands that has run: an idle page fetches more ahead (`warm`). */
export const codeThatRan = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.Ilots?.inspect().fetched ?? []).filter(({ used }) => used).map(({ file }) => `/${file}`),
  )

/**
 * Waits until nothing moves: a fade that is still running would be judged half way. What turns for ever, or waits,
 * may.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
}

/**
 * What moves now, by name: a number would not tell what. A transition of 0.01 ms, ours or the site's under reduced
 * motion, runs until the next frame and moves nothing.
 */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map((animation) => {
        const { target, pseudoElement } = animation.effect as KeyframeEffect
        const what =
          animation instanceof CSSTransition
            ? animation.transitionProperty
            : (animation as CSSAnimation).animationName
        return `${what} ${target?.tagName}.${target?.className}${pseudoElement ?? ''}`
      }),
  )

/**
 * Rules of WCAG 2.2 AA, on the page as it stands. One project judges: the rules see the same tree in the others, and
 * take as long as all the rest of a test.
 * @param without rules that are wrong here, as the test says.
 */
export async function expectAccessible(page: Page, ...without: string[]): Promise<void> {
  await settle(page)
  if (test.info().project.name !== 'chromium-preact') return
  await bringAxe(page)
  await judge(
    rulesOn(page)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .disableRules(without),
  )
}

/** What another colour scheme changes. */
export async function expectContrast(page: Page): Promise<void> {
  await settle(page)
  await bringAxe(page)
  await judge(rulesOn(page).withRules(['color-contrast', 'link-in-text-block']))
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** In every frame, once: the builder would send half a megabyte to the page twice for each look. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isHere = await frame.evaluate(() => 'axe' in window).catch(() => true)
    if (!isHere) await frame.evaluate(AXE)
  }
}

function rulesOn(page: Page): AxeBuilder {
  return (
    // `bringAxe` has brought it.
    new AxeBuilder({ page, axeSource: ';' })
      // What passes need not be described, nor where what fails is: its HTML is shown.
      .options({ resultTypes: ['violations'], selectors: false })
      // Its other mode opens a page of its own for each look, which costs more than the look; all frames are this
      // site's.
      .setLegacyMode()
  )
}

async function judge(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const lines = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(lines, 'axe').toEqual([])
}

export interface Call {
  method: string
  url: string
  body: string
}

/** The calls that this visitor's pages have made. */
export async function callsOf(page: Page, part: string): Promise<Call[]> {
  const reply = await page.request.get('/__calls')
  const calls = (await reply.json()) as Call[]
  return calls.filter(({ url }) => url.includes(part))
}
