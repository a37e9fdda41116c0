/** What the tests of hostile pages share: each page is opened under every policy, and must gain nothing. */
import type { Page } from '@playwright/test'
import { test as base, expect, open, type Tag } from '../test'

export { expect }

/** Names that hide members are taken away, and reported. */
export const test = base.extend<{ namesAreTold: undefined }>({
  namesAreTold: [
    async ({ complaints }, use) => {
      complaints.expect(/\[ILOTS-109] nom «/)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** How a page may be sent (fixtures/platform/routes/hostile.ts). */
export type Policy = 'none' | 'csp' | 'nonce' | 'trusted-types'
export const POLICIES: readonly Policy[] = ['none', 'csp', 'nonce', 'trusted-types']

/**
 * Every day a page is opened without a policy, where only our own code stands between its content and the visitor:
 * what gets past it, a policy would only hide. The others are for `npm run test:all`.
 * @param also `under the strictest`: HTML of an answer goes in, which Trusted Types make another way.
 */
export function tagOf(policy: Policy, also?: 'under the strictest'): Tag[] {
  const isStrictest = policy === 'trusted-types' && also === 'under the strictest'
  return policy === 'none' || isStrictest ? ['@daily'] : []
}

/** Chromium reports a handler as soon as it is parsed, wherever: it is taken out before it could run. */
export const PARSED =
  /Executing inline (event handler|script)|(script|style)-src-(attr|elem)|blocked an inline|in 'about:srcdoc' because/

/**
 * Opens `/hostile/{name}` and waits until its islands are there.
 * @param query more of its address.
 */
export async function openHostile(
  page: Page,
  name: string,
  policy: Policy,
  until?: 'domcontentloaded',
  query: Readonly<Record<string, string>> = {},
): Promise<void> {
  await watch(page)
  await open(page, `/hostile/${name}?${new URLSearchParams({ policy, ...query })}`, until)
}

/** Addresses under `/hostile/touche/` that this page has asked for, at either of the server's names. */
const asked = new WeakMap<Page, string[]>()

async function watch(page: Page): Promise<void> {
  const urls: string[] = []
  asked.set(page, urls)
  page.on('request', (request) => {
    if (request.url().includes('/hostile/touche/')) urls.push(`${request.method()} ${request.url()}`)
  })
}

/** No script of the content ran, nothing of it was fetched, and objects of the page are as they were. */
export async function expectUnharmed(page: Page): Promise<void> {
  const state = await page.evaluate(() => ({
    pwned: Object.hasOwn(window, 'pwned'),
    polluted: [Object, Array, Function].flatMap(({ prototype }) => Object.keys(prototype)),
  }))
  expect(state).toEqual({ pwned: false, polluted: [] })
  expect(asked.get(page), 'addresses that the page asked for').toEqual([])
}
