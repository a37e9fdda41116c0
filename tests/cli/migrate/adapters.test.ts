/** The adapters of old libraries: what each says that it writes is read by the island that it names. */
import { expect, test } from 'vitest'
import { ADAPTERS } from '../../../cli/migrate/adapters'
import { LIBRARIES } from '../../../cli/migrate/libraries'
import { attributeNames } from '../../../src/island/attributes'
import { readReferences } from '../../../src/reference'
import { registryEntries } from '../../../src/registry-entries'

/** What HTML has by itself. */
const OF_HTML =
  /^(id|class|rel|href|title|hidden|list|min|max|value|required|minlength|maxlength|pattern|type|inputmode|aria-label)$/

const written = ADAPTERS.flatMap(({ title, writes }) =>
  Object.entries(writes).flatMap(([island, names]) => names.map((name) => ({ title, island, name }))),
)

test.each(written)('$title writes $name for $island, which reads it', async ({ island, name }) => {
  const references = await readReferences(registryEntries.map((each) => each.name))
  const reference = references.find((each) => each.name === island)
  const own = Object.entries(reference?.attributes ?? {}).flatMap(([key, attribute]) =>
    attributeNames(key, attribute),
  )
  const parts = JSON.stringify(
    Object.entries(reference?.partSchemas ?? {}).map(([part, { selector, attributes = {} }]) => [
      part,
      selector,
      Object.entries(attributes).flatMap(([key, attribute]) => attributeNames(key, attribute)),
    ]),
  )
  const marker = registryEntries.find((each) => each.name === island)?.marker
  const isRead = own.includes(name) || parts.includes(name) || JSON.stringify(marker).includes(name)
  expect(reference, island).toBeDefined()
  expect(isRead || OF_HTML.test(name) || name === 'data-role', `${island} ${name}`).toBe(true)
})

test('each is of libraries that are known', () => {
  for (const { libraries } of ADAPTERS)
    for (const each of libraries) expect(Object.keys(LIBRARIES)).toContain(each)
})

test('no call is claimed by two of them, save by names that several libraries share', () => {
  const methods = ADAPTERS.flatMap(({ methods = [] }) => methods)
  expect(methods).toEqual([...new Set(methods)])
})
