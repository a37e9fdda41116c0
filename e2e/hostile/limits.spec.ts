import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

/** Nodes of a page with these islands, their windows and lists of options among them. */
const MOST_NODES = 2_000

for (const policy of POLICIES) {
  test(`numbers of a thousand million make little (${policy})`, { tag: tagOf(policy) }, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/ILOTS-201.* refusé : reçu « -?1000000000/)
    await page.addInitScript(() => {
      const { setTimeout: later } = window
      const set: number[] = []
      Object.assign(window, {
        delays: set,
        setTimeout(run: TimerHandler, delay?: number, ...values: unknown[]) {
          set.push(delay ?? 0)
          return later(run, delay, ...(values as []))
        },
      })
    })
    await openHostile(page, 'nombres-enormes', policy)
    await expect(page.locator('[data-ilot="rating"] input')).toHaveCount(5)
    await page.locator('#jour').focus()
    await page
      .getByRole('button', { name: /calendrier|date/i })
      .first()
      .click()
    await expect(page.locator('select').first()).toBeVisible()
    const made = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      tooLong: (window as unknown as { delays: number[] }).delays.filter((delay) => delay > 2 ** 31 - 1),
    }))
    expect(made.nodes).toBeLessThan(MOST_NODES)
    expect(made.tooLong).toEqual([])
    await expectUnharmed(page)
  })

  test(`no expression is made of a page’s pattern, and it holds (${policy})`, async ({ page }) => {
    await page.addInitScript(() => {
      const sources: string[] = []
      Object.assign(window, {
        sources,
        RegExp: new Proxy(RegExp, {
          construct(target, [source, ...flags]) {
            sources.push(String(source))
            return new target(source, ...flags)
          },
          apply(target, _, [source, ...flags]) {
            sources.push(String(source))
            return target(source, ...flags)
          },
        }),
      })
    })
    await openHostile(page, 'motif-de-la-page', policy)
    const field = page.locator('#code')
    const isValid = () => field.evaluate((element: HTMLInputElement) => element.validity.valid)
    await field.pressSequentially('1290')
    await expect(field).toHaveValue('12 90')
    expect(await isValid()).toBe(false)
    await field.fill('1234')
    await expect(field).toHaveValue('12 34')
    expect(await isValid()).toBe(true)
    const sources = await page.evaluate(() => (window as unknown as { sources: string[] }).sources)
    expect(sources.filter((source) => source.includes('[0-4]'))).toEqual([])
    await expectUnharmed(page)
  })
}
