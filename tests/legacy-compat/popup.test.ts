import { beforeEach, expect, test, vi } from 'vitest'
import { popupGlobal } from '../../legacy-compat/modal'
import type { ModalService } from '../../src/contracts/services/modal'
import { settled } from '../helpers/engine'

const modal = { popup: vi.fn(async () => {}) }
const { Popup } = popupGlobal(modal as unknown as ModalService)

beforeEach(() => vi.clearAllMocks())

test('is an ajax pop-up of 400 × 350', () => {
  Popup('/horaires')
  expect(modal.popup).toHaveBeenCalledExactlyOnceWith({
    handler: 'ajax',
    url: '/horaires',
    params: {},
    size: { x: 400, y: 350 },
  })
})

test('hands over its address, parameters and options', () => {
  Popup('/dossier', { numero: 12 }, { type: 'iframe', width: 640, height: 480 })
  expect(modal.popup).toHaveBeenCalledExactlyOnceWith({
    handler: 'iframe',
    url: '/dossier',
    params: { numero: 12 },
    size: { x: 640, y: 480 },
  })
})

test.each([[null], [undefined], [{ type: 'fenetre' as 'ajax' }]])('takes %j as options', (options) => {
  Popup('/horaires', null, options)
  expect(modal.popup.mock.lastCall).toMatchObject([{ handler: 'ajax', params: {}, size: { x: 400, y: 350 } }])
})

test('returns nothing, and a failure is not thrown at the page', async () => {
  modal.popup.mockRejectedValueOnce(new Error('hors ligne'))
  expect(Popup('/horaires')).toBeUndefined()
  await settled()
})
