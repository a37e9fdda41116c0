import { expect, test } from 'vitest'
import { squeezebox } from '../../../islands/squeezebox'
import type { PopupParameters } from '../../../src/contracts/services/modal'
import { complaints, find, settled, startOn } from '../../helpers/engine'

const LINK = `<a class="squeezebox" rel="{handler:'string',content:'Votre session a expiré',closable:false}" href="/horaires">A</a>`

async function opened(html: string): Promise<PopupParameters[]> {
  const shown: PopupParameters[] = []
  const engine = await startOn(html, { ...squeezebox, when: { on: 'now' } })
  Object.assign(engine.modal, { popup: async (given: PopupParameters) => void shown.push(given) })
  await settled()
  find('.squeezebox').click()
  await settled()
  return shown
}

test('the visitor always closes what content opens, with a warning', async () => {
  const { warnings } = complaints()
  expect(await opened(`<div data-ilots-content>${LINK}</div>`)).toMatchObject([{ closable: true }])
  expect(warnings).toEqual([expect.stringMatching(/ILOTS-201.*closable refusé/)])
})

test('what the template opens may stay', async () => {
  const { warnings } = complaints()
  expect(await opened(LINK)).toMatchObject([{ closable: false }])
  expect(warnings).toEqual([])
})
