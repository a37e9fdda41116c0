/** How much a page may ask for: many islands of each kind, long tables and menus, toasts and mounts without end. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { casesOf, islandNames } from '../fixtures/cases'
import { pagesOf } from '../fixtures/cases/modules'
import type { IlotsApi } from '../src/engine/api'
import { headOf } from './columns'
import type { Figures } from './probes'

const COPIES = 200
const ROWS = 10_000
const PAGES = 2_000
const TOASTS = 1_000
const MOUNTS_A_SECOND = 500
/** Seconds. */
const WARM = 10
const LONG = 60

declare const Ilots: IlotsApi

/** Another island of the page: what its ids name must be its own. */
function copy(html: string, number: number): string {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
  return [...ids].reduce(
    (text, id) =>
      text.replaceAll(`"${id}"`, `"${id}-${number}"`).replaceAll(`"#${id}"`, `"#${id}-${number}"`),
    html,
  )
}

const many = (count: number, write: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => write(number)).join('\n')

/** The content of each page, by the last part of its address. */
const CONTENTS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    islandNames.map((name) => [
      name,
      () => {
        const html = casesOf[name]?.[0]?.html ?? ''
        return html + many(COPIES - 1, (number) => copy(html, number + 1))
      },
    ]),
  ),
  rows: () =>
    `<table data-ilot="sortable"><thead><tr><th>Ville</th><th>Prix</th><th>Date</th></tr></thead><tbody>${many(
      ROWS,
      (number) =>
        `<tr><td>Ville ${(number * 7_919) % ROWS}</td><td>${(number * 31) % 997},50 €</td><td>${String((number % 28) + 1).padStart(2, '0')}/03/2026</td></tr>`,
    )}</tbody></table>`,
  pages: () =>
    `<a class="menu-button" id="fMenuMobileButton" href="/plan-du-site" data-source="#menu">Menu</a><nav id="menu" hidden><ul>${many(
      20,
      (group) =>
        `<li><span>Groupe ${group}</span><ul>${many(PAGES / 20, (page) => `<li><a href="/p/${group}/${page}">Page ${group}.${page}</a></li>`)}</ul></li>`,
    )}</ul></nav>`,
  empty: () => '<p>Rien.</p>',
}

/** Writes a page of limits; undefined for a name that there is none of. */
export function renderLimit(name: string): string | undefined {
  const content = CONTENTS[name]
  if (!content) return undefined
  const script = pagesOf[name]?.script
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title><link rel="stylesheet" href="/assets/site/site.css">${headOf('ours').head}${script ? `<script src="${script}" defer></script>` : ''}</head>
<body><main>${content()}</main></body></html>`
}

async function openLimit(browser: Browser, origin: string, name: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 915 }, locale: 'fr-FR' })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { benchTasks: tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  const session = await page.context().newCDPSession(page)
  await page.goto(`${origin}/bench/limits/${name}`, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset.ilots === 'ready')
  return { page, session }
}

interface Held {
  readonly nodes: number
  readonly listeners: number
  /** kB. */
  readonly heap: number
}

const beside = (before: Held, after: Held): Figures => ({
  'listeners, before': before.listeners,
  'listeners, after': after.listeners,
  'nodes, before': before.nodes,
  'nodes, after': after.nodes,
  'heap before, kB': before.heap,
  'heap after, kB': after.heap,
})

/** What the page holds once what nobody can reach has gone. */
async function held(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners, heap: usedSize / 1_024 }
}

/** Milliseconds: what a press has begun is over by then, in pieces too, and the browser has reported it. */
const REST = 3_000

/** The longest task since the last look. Milliseconds. */
const longest = async (page: Page): Promise<number> => {
  await page.waitForTimeout(REST)
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { benchTasks: number[] }).benchTasks.splice(0)),
  )
}

/** The page from top to bottom: what mounts when it is seen is mounted then. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForTimeout(500)
}

async function measureKind(browser: Browser, origin: string, name: string): Promise<Figures> {
  const { page, session } = await openLimit(browser, origin, name)
  const loading = await longest(page)
  await scrollThrough(page)
  const islands = await page.evaluate(
    (kind) =>
      Ilots.inspect()
        .islands.filter(({ island }) => island === kind)
        .map(({ state }) => state),
    name,
  )
  const scrolling = await longest(page)
  const here = await held(session)
  await page.evaluate(() => document.querySelector('main')?.replaceChildren())
  await page.waitForTimeout(200)
  const gone = await held(session)
  await page.close()
  return {
    islands: islands.length,
    mounted: islands.filter((state) => state === 'mounted').length,
    'longest task at load': loading,
    'longest task while scrolling': scrolling,
    listeners: here.listeners,
    'heap, kB': here.heap,
    'listeners once all are gone': gone.listeners,
    'heap then, kB': gone.heap,
  }
}

async function measureRows(browser: Browser, origin: string): Promise<Figures> {
  const { page } = await openLimit(browser, origin, 'rows')
  const loading = await longest(page)
  await page.locator('th button, th').nth(1).click()
  await page.locator('th[aria-sort]').waitFor()
  const figures = { 'longest task at load': loading, 'longest task of a sort': await longest(page) }
  await page.close()
  return figures
}

async function measurePages(browser: Browser, origin: string): Promise<Figures> {
  const { page } = await openLimit(browser, origin, 'pages')
  const loading = await longest(page)
  await page.locator('#fMenuMobileButton').click()
  await page.locator('dialog.ilots-menu[open] button').first().waitFor()
  const opening = await longest(page)
  await page.locator('dialog.ilots-menu[open] button', { hasText: 'Groupe 3' }).first().click()
  await page.locator('dialog.ilots-menu[open]', { hasText: 'Page 3.99' }).waitFor()
  const figures = {
    'longest task at load': loading,
    'longest task of the opening': opening,
    'longest task of a panel': await longest(page),
  }
  await page.close()
  return figures
}

async function measureToasts(browser: Browser, origin: string): Promise<Figures> {
  const { page, session } = await openLimit(browser, origin, 'empty')
  const toasts = (count: number) =>
    page.evaluate(async (times) => {
      for (let number = 0; number < times; number += 1)
        void Ilots.toast(`Message ${number}`, { delay: 1_000 })
      await new Promise((resolve) => setTimeout(resolve, 500))
      return document.querySelectorAll('.ilots-toast').length
    }, count)
  const settled = async () => {
    await page.waitForFunction(() => !document.querySelector('.ilots-toast'), undefined, { timeout: 60_000 })
    return held(session)
  }
  await toasts(3)
  const before = await settled()
  await longest(page)
  const shown = await toasts(TOASTS)
  const task = await longest(page)
  const after = await settled()
  await page.close()
  return {
    'shown at once': shown,
    'longest task': task,
    ...beside(before, after),
  }
}

async function measureMounts(browser: Browser, origin: string): Promise<Figures> {
  const { page, session } = await openLimit(browser, origin, 'empty')
  /** Adds hosts and takes those of a fifth of a second before away. */
  const go = (seconds: number) =>
    page.evaluate(
      async ([duration, rate]) => {
        const main = document.querySelector('main') as HTMLElement
        const HOSTS = [
          ['p', 'data-goto-url', '/agences/1'],
          ['input', 'class', 'vitreadate'],
          ['input', 'data-mask-pattern', '00 00'],
        ] as const
        const added: HTMLElement[] = []
        let count = 0
        const end = performance.now() + duration * 1_000
        const begun = performance.now()
        while (performance.now() < end) {
          const due = Math.floor(((performance.now() - begun) / 1_000) * rate) - count
          for (let number = 0; number < due; number += 1) {
            const [tag, name, value] = HOSTS[count % HOSTS.length] ?? HOSTS[0]
            const host = document.createElement(tag)
            host.setAttribute(name, value)
            main.append(host)
            added.push(host)
            count += 1
          }
          while (added.length > rate / 5) added.shift()?.remove()
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        for (const host of added) host.remove()
        return count
      },
      [seconds, MOUNTS_A_SECOND] as const,
    )
  await go(WARM)
  const before = await held(session)
  const count = await go(LONG)
  const after = await held(session)
  await page.close()
  return { mounts: count, ...beside(before, after) }
}

/** A Markdown table: a line for each of `measured`, with the same figures. */
function writeLines(title: string, measured: Readonly<Record<string, Figures>>): string {
  const heads = Object.keys(Object.values(measured)[0] ?? {})
  const lines = Object.entries(measured).map(
    ([name, figures]) =>
      `| ${[name, ...heads.map((head) => Math.round(figures[head] ?? 0).toLocaleString('en'))].join(' | ')} |`,
  )
  return [
    `### ${title}`,
    '',
    `| | ${heads.join(' | ')} |`,
    `| --- |${' --: |'.repeat(heads.length)}`,
    ...lines,
    '',
  ].join('\n')
}

/** Measures all of it, and prints each table as soon as it is there. Times are milliseconds. */
export async function printLimits(browser: Browser, origin: string): Promise<void> {
  const kinds: Record<string, Figures> = {}
  for (const name of islandNames) kinds[name] = await measureKind(browser, origin, name)
  console.log(writeLines(`${COPIES} of each kind of island`, kinds))
  for (const [title, measure] of [
    [`a table of ${ROWS} rows`, measureRows],
    [`a menu of ${PAGES} pages`, measurePages],
    [`${TOASTS} toasts`, measureToasts],
    [`${MOUNTS_A_SECOND} mounts a second for ${LONG} seconds`, measureMounts],
  ] as const)
    console.log(writeLines(title, { '': await measure(browser, origin) }))
}
