/** Every folder of `examples/` is listed wherever examples are. */
import { expect, test } from 'vitest'
import { app } from '../../fixtures/platform/app'
import { exampleNames, examples } from '../../fixtures/site/pages/examples'

test('each has its row in examples/README.md, and each row its folder', () => {
  expect(examples.map(({ name }) => name).sort()).toEqual(exampleNames)
  expect(exampleNames).toContain('server-php')
})

test('the site lists each, with a page or a file that is there', async () => {
  const page = await (await app.request('/examples/')).text()
  const links = [...page.matchAll(/href="(\/examples\/[^"]+)"/g)].map(([, link = '']) => link)
  for (const name of exampleNames)
    expect(
      links.some((link) => link.startsWith(`/examples/${name}/`)),
      name,
    ).toBe(true)
  for (const link of links) expect((await app.request(link)).status, link).toBe(200)
})
