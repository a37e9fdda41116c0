/** A page of many elements is read with what is known of markers once. */
import { expect, test, vi } from 'vitest'
import { nearMarkers } from '../../cli/check/near-markers'
import { openPage } from '../../cli/shared/page'
import { makeEngine } from '../../src/engine/engine'
import { islands, services } from '../../src/registry-entries'

test('the vocabulary of markers is made once a page, however many elements it has', async () => {
  const paragraphs = Array.from({ length: 300 }, (_, index) => `<p id="p${index}" class="sqeezebox">x</p>`)
  const root = await openPage(`<body>${paragraphs.join('')}</body>`, 'https://fichier.invalid/')
  const idle = islands.map((island) => ({ ...island, when: { on: 'hash' as const } }))
  const engine = makeEngine(idle, services, null)
  await engine.ready
  const { markers } = engine
  if (!markers) throw new Error('The engine has begun without markers')
  const vocabulary = vi.spyOn(markers, 'vocabulary')
  const found = [...root.querySelectorAll('p')].flatMap((element) => nearMarkers(engine, element))
  expect(found).toHaveLength(300)
  expect(vocabulary).toHaveBeenCalledTimes(1)
})
