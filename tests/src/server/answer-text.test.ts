import { expect, test } from 'vitest'
import { answerText } from '../../../src/server/answer-text'

/** « Été à Brest » as each encoding writes it. */
const UTF_8 = new TextEncoder().encode('Été à Brest')
const WINDOWS_1252 = new Uint8Array([0xc9, 0x74, 0xe9, 0x20, 0xe0, 0x20, 0x42, 0x72, 0x65, 0x73, 0x74])

const read = (bytes: Uint8Array<ArrayBuffer>, type?: string) =>
  answerText(new Response(bytes, { headers: type === undefined ? {} : { 'Content-Type': type } }))
const after = (html: string) => {
  const head = new TextEncoder().encode(html)
  const all = new Uint8Array(head.length + WINDOWS_1252.length)
  all.set(head)
  all.set(WINDOWS_1252, head.length)
  return all
}

test.each([
  'text/html; charset=windows-1252',
  'text/html;charset="ISO-8859-1"',
  'application/json; charset=iso-8859-1',
  'text/plain; format=flowed; charset=CP1252',
])('an answer is read in the encoding of its header: %s', async (type) =>
  expect(await read(WINDOWS_1252, type)).toBe('Été à Brest'),
)

test.each([
  '<meta charset="windows-1252">',
  `<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">`,
])('HTML whose header names none is read as it says itself: %s', async (meta) =>
  expect(await read(after(meta), 'text/html')).toBe(`${meta}Été à Brest`),
)

test('a header comes before a meta element', async () => {
  const meta = '<meta charset="windows-1252">'
  const bytes = new TextEncoder().encode(`${meta}Été`)
  expect(await read(bytes, 'text/html; charset=utf-8')).toBe(`${meta}Été`)
})

test.each([undefined, 'text/html', 'application/json', 'text/html; charset=inconnu'])(
  'all others are UTF-8: %s',
  async (type) => expect(await read(UTF_8, type)).toBe('Été à Brest'),
)

test('only HTML names its encoding in an element', async () => {
  const json = '{"valeur":"<meta charset=windows-1252> Été"}'
  expect(await read(new TextEncoder().encode(json), 'application/json')).toBe(json)
})
