/** Whatever a server answers is read, or refused by a sentence that names it. */
import { describe, expect, test } from 'vitest'
import { readItems } from '../../islands/autocomplete/replies'
import { readPlace, readVehicle } from '../../islands/booking/replies'
import { readReply } from '../../islands/my-elements/replies'
import { replacement, replaceWithHtml } from '../../src/server/replaced'
import { every, RUNS, readsOrRefuses, text, words } from '../helpers/any-input'
import { fc } from '../helpers/property'

function readSuggestions(raw: string): void {
  const left: string[] = []
  for (const { value } of readItems(raw, (place) => left.push(place))) expect(typeof value).toBe('string')
}

describe('what a server answers', () => {
  test.each<[string, (raw: string) => unknown]>([
    ['of a vehicle', readVehicle],
    ['of a place', readPlace],
    ['of an element', readReply],
    ['of a field with suggestions', readSuggestions],
  ])('%s', (_, read) => every(read))

  test('in place of a block or a month, without touching what is around it', () => {
    const html = words(
      '<p>',
      '</p>',
      '<section id="bloc">',
      '</section>',
      '<script>',
      '</script>',
      '<template>',
      '<svg>',
      '<a href="javascript:1">',
      '<img src=x onerror=1>',
      '<form>',
      '<input name="id">',
      '<!--',
      '-->',
      'texte',
      '"',
      '<',
    )
    fc.assert(
      fc.property(fc.oneof(text, html), (raw) => {
        document.body.innerHTML = '<p>avant</p><section id="bloc">contenu</section><p>après</p>'
        const [before, block, after] = document.body.children as unknown as HTMLElement[]
        readsOrRefuses(() => replaceWithHtml(block as HTMLElement, replacement(raw)))
        expect(document.body.firstElementChild).toBe(before)
        expect(document.body.lastElementChild).toBe(after)
        expect(document.body.children).toHaveLength(3)
        expect(document.querySelector('script,[onerror],[href^="javascript:"]')).toBeNull()
      }),
      RUNS,
    )
    document.body.replaceChildren()
  })
})
