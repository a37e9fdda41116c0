import { expect, test } from 'vitest'
import type { IslandContextBase } from '../../../src/contracts/island'
import { frameSlides } from '../../../src/ui/slides/frame'
import { fakeIsland, find, startOn } from '../../helpers/engine'

const TRAP = '<div data-ilots-content id="contenu"><p data-role="slides" id="piege"><b>Texte</b></p></div>'
const start = (html: string) =>
  startOn(
    html,
    fakeIsland('rangee', {
      inContent: 'yes',
      mount: (_, context) => void frameSlides(context as IslandContextBase),
    }),
  )

test('slides that content has put into the template’s row are not its slides', async () => {
  await start(`<div class="rangee">${TRAP}<div data-role="slides" id="vrai"><p>Un</p></div></div>`)
  expect(find('#piege').innerHTML).toBe('<b>Texte</b>')
  expect(find('#vrai').querySelectorAll('.splide__slide')).toHaveLength(1)
})

test('a row in content has its own', async () => {
  await start(
    `<div data-ilots-content><div class="rangee"><div data-role="slides" id="vrai"><p>Un</p></div></div></div>`,
  )
  expect(find('#vrai').querySelectorAll('.splide__slide')).toHaveLength(1)
})
