/** An overlay is seen one frame before it is modal (src/overlay/show-modal.ts): neither eye, ear nor key notices. */
import type { Page } from '@playwright/test'
import { expect, open, settle, test } from './test'

interface Seen {
  /** What got and lost the focus, and the dialog's transitions, in order. */
  events: string[]
  /** Where the dialog and its first control were, before it was modal, and after: its content may come meanwhile. */
  seen: string[]
  modal: string[]
}

/**
 * Presses the opener by script, and looks at the dialog when it is there and when it is modal; transitions are at
 * their end both times.
 */
const watch = (page: Page, opener: string) =>
  page.evaluate(async (selected) => {
    const record: Seen = { events: [], seen: [], modal: [] }
    const name = (target: EventTarget | null) =>
      target instanceof Element ? `${target.localName}.${target.classList[0] ?? ''}` : 'window'
    const note = (event: Event) => {
      const property = event instanceof TransitionEvent ? event.propertyName : ''
      if (
        !property ||
        (event.target instanceof HTMLDialogElement && !(event as TransitionEvent).pseudoElement)
      )
        record.events.push(`${event.type} ${name(event.target)} ${property}`.trim())
    }
    for (const type of ['focusin', 'focusout', 'transitionrun', 'transitioncancel', 'close', 'cancel'])
      addEventListener(type, note, true)
    const look = (dialog: Element) => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
      return [dialog, dialog.querySelector('button, a')]
        .filter((each) => each !== null)
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return `${name(each)} ${[x, y, width, height].map(Math.round).join(' ')}`
        })
    }
    const opened = new Promise<HTMLDialogElement>((resolve) => {
      const find = () => {
        const dialog = document.querySelector<HTMLDialogElement>('.ilots-root > dialog[open]')
        if (dialog) resolve(dialog)
      }
      new MutationObserver(find).observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ['open'],
      })
    })
    document.querySelector<HTMLElement>(selected)?.click()
    const dialog = await opened
    const wasModal = dialog.matches(':modal')
    record.seen = look(dialog)
    while (!dialog.matches(':modal')) await new Promise(requestAnimationFrame)
    record.modal = look(dialog)
    return { ...record, wasModal }
  }, opener)

const cases = [
  ['/ilots/modal', '[data-modal-case="pied"]'],
  ['/ilots/modal', '[data-modal-case="longue"]'],
  ['/ilots/lightbox', 'a[rel^="lightbox"]'],
  ['/difficile/entetes', '.squeezebox'],
  ['/difficile/entetes', '#fMenuMobileButton', '@firefox'],
] as const

for (const [path, opener, ...more] of cases)
  test(`${path}, ${opener}: focused once, in motion once, in one place`, {
    tag: ['@daily', ...more],
  }, async ({ page }) => {
    await open(page, path)
    // Its code is here, and its drawing done, as after a first look.
    await page.locator(opener).first().click()
    await expect(page.locator('.ilots-root > dialog:modal')).toBeVisible()
    await settle(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('.ilots-root > dialog')).toHaveCount(0)
    const { events, seen, modal, wasModal } = await watch(page, opener)
    expect(wasModal).toBe(false)
    expect(seen).toHaveLength(2)
    expect(modal).toEqual(seen)
    const [lost, got, ...others] = events
    expect(lost).toMatch(/^focusout /)
    expect(got).toMatch(/^focusin /)
    expect(others).toEqual([...new Set(others)])
    expect(others.filter((event) => !event.startsWith('transitionrun dialog.'))).toEqual([])
  })

test('another script’s dialog that opens within that frame stays above', { tag: '@daily' }, async ({
  page,
}) => {
  await open(page, '/ilots/modal')
  await page.evaluate(() => {
    const theirs = Object.assign(document.createElement('dialog'), { id: 'theirs' })
    theirs.append(Object.assign(document.createElement('button'), { textContent: 'Rester' }))
    theirs.addEventListener('click', () => theirs.close())
    document.body.append(theirs)
    addEventListener('ilots:modal-open', () => theirs.showModal(), { once: true })
  })
  await page.locator('[data-modal-case="pied"]').click()
  // Two frames later ours would have come above.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
  await page.getByRole('button', { name: 'Rester' }).click()
  const ours = page.locator('dialog.ilots-modal')
  await expect.poll(() => ours.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await expect.poll(() => ours.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(ours).toHaveCount(0)
  await expect(page.locator('[popover],[inert]')).toHaveCount(0)
})

test('what another script shows within that frame can be used', async ({ page }) => {
  await open(page, '/ilots/modal')
  await page.evaluate(() => {
    const show = () => {
      const banner = Object.assign(document.createElement('div'), { id: 'cookies' })
      banner.style.cssText = 'position:fixed;inset-block-end:0;inset-inline:0'
      banner.append(Object.assign(document.createElement('button'), { textContent: 'Accepter' }))
      banner.addEventListener('click', () => banner.remove())
      document.body.append(banner)
    }
    addEventListener('ilots:modal-open', show, { once: true })
  })
  await page.locator('[data-modal-case="pied"]').click()
  await page.getByRole('button', { name: 'Accepter' }).click()
  await expect(page.locator('#cookies')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('.ilots-root > dialog')).toHaveCount(0)
  await expect(page.locator('[popover],[inert]')).toHaveCount(0)
})

test('a message that comes within that frame is spoken in the dialog, and can be reached', async ({
  page,
}) => {
  await open(page, '/ilots/modal')
  await page.evaluate(() => {
    const { Ilots } = window as unknown as { Ilots: { toast(text: string): void } }
    addEventListener('ilots:modal-open', () => Ilots.toast('Enregistré'), { once: true })
  })
  await page.locator('[data-modal-case="pied"]').click()
  const toast = page.getByText('Enregistré')
  await expect(toast.first()).toBeVisible()
  await expect(page.locator('.ilots-root > dialog:modal')).toBeVisible()
  expect(await toast.first().evaluate((element) => element.closest('dialog:modal') !== null)).toBe(true)
})
