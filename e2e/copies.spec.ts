/**
 * A script of the page copies what islands have mounted, as for a duplicated row: each copy is an island of its own,
 * and drawn once.
 */
import type { Page } from '@playwright/test'
import { expect, open, test } from './test'

/** Islands that draw among the server's elements, with the path of a case. */
const ISLANDS = {
  carousel: 'rendez-vous',
  'date-field': 'date',
  dropdown: 'lien',
  rating: 'boutons-radio',
  slider: 'simple',
  slideshow: 'simple',
  'sortable-table': 'prix',
  'wide-table': 'ateliers',
} as const

/**
 * Elements of the region that was copied and of its copy, those of ours among them, and ids of ours that are there
 * twice.
 */
const look = (page: Page) =>
  page.evaluate(() => {
    const counts = [...document.querySelectorAll('[data-copied]')].map((region) => ({
      all: region.querySelectorAll('*').length,
      own: region.querySelectorAll('[data-ilots-own]').length,
    }))
    const ids = [...document.querySelectorAll('[data-ilots-own],[data-ilots-own] [id]')].map(({ id }) => id)
    return { counts, twice: ids.filter((id, at) => id && ids.indexOf(id) !== at) }
  })

/** Copies the island's region, without the server's ids. */
const copy = (page: Page, island: string, isTemplate: boolean) =>
  page.evaluate(
    ([name, within]) => {
      const host = document.querySelector(`main [data-ilot-mounted~="${name}"]`)
      const region = (host?.parentElement?.matches('main') ? host : host?.parentElement) as HTMLElement
      region.dataset.copied = ''
      let source: Node = region.cloneNode(true)
      if (within) {
        const template = document.createElement('template')
        template.content.append(source)
        source = document.importNode(template.content, true)
      }
      region.after(source)
    },
    [island, isTemplate] as const,
  )

for (const [island, name] of Object.entries(ISLANDS))
  for (const isTemplate of [false, true])
    test(`${island}: a copy ${isTemplate ? 'by way of a template ' : ''}is drawn once, beside the first`, async ({
      page,
    }) => {
      await open(page, `/ilots/${island}/${name}`)
      const host = page.locator(`main [data-ilot-mounted~="${island}"]`)
      const wake = async () => {
        for (const each of await page.locator('main input, main [data-ilot]').all()) {
          await each.scrollIntoViewIfNeeded().catch(() => {})
          await each.focus().catch(() => {})
        }
      }
      await wake()
      await expect(host.first()).toBeAttached()
      const mounted = await host.count()
      await copy(page, island, isTemplate)
      await wake()
      await expect.poll(() => host.count()).toBeGreaterThan(mounted)
      await expect
        .poll(async () => {
          const { counts, twice } = await look(page)
          return {
            regions: counts.length,
            isAlike: JSON.stringify(counts[0]) === JSON.stringify(counts[1]),
            twice,
            counts,
          }
        })
        .toMatchObject({ regions: 2, isAlike: true, twice: [] })
    })
