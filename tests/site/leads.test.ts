/** What the pages of islands say of them reads as text: code is marked as code. */
import { expect, test } from 'vitest'
import { islandNames } from '../../fixtures/cases'
import { app } from '../../fixtures/platform/app'

const textOf = async (path: string): Promise<string> => (await app.request(path)).text()

test.each(['/ilots', ...islandNames.map((name) => `/ilots/${name}`)])(
  '%s shows no back-tick',
  async (path) => {
    const texts = [
      ...(await textOf(path)).matchAll(/<p class="(?:lead|case-note)">([\s\S]*?)<\/p>|<li>[\s\S]*?<\/li>/g),
    ]
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.map(([text]) => text).filter((text) => text.includes('`'))).toEqual([])
  },
)

test('code is marked', async () => {
  expect(await textOf('/ilots/date-field')).toContain('<code>min</code>')
})
