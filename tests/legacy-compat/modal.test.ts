import { beforeEach, describe, expect, test, vi } from 'vitest'
import { modalGlobals } from '../../legacy-compat/modal'
import type { ModalService } from '../../src/contracts/services/modal'
import { settled } from '../helpers/engine'

const modal = {
  open: vi.fn(async () => {}),
  popup: vi.fn(async () => {}),
  close: vi.fn(async () => {}),
  alert: vi.fn(async () => {}),
  confirm: vi.fn(async () => true),
  preload: vi.fn(async () => {}),
} satisfies ModalService
const { Modal, ModalClose, Alert, Confirm } = modalGlobals(modal)

beforeEach(() => vi.clearAllMocks())

describe('Modal', () => {
  test('takes its nine parameters in the specification’s order, as HTML', () => {
    const buttons = [{ titre: 'OK' }]
    const complete = () => {}
    Modal('Titre', '<b>C</b>', 'Pied', buttons, 2000, complete, 'theme', '#a', true)
    expect(modal.open).toHaveBeenCalledExactlyOnceWith({
      titre: 'Titre',
      contenu: '<b>C</b>',
      contenubas: 'Pied',
      buttons,
      autoclose: 2000,
      complete,
      themeclass: 'theme',
      relativeto: '#a',
      closetop: true,
      html: true,
    })
  })

  test('tells a footer that is missing from one that is empty', () => {
    Modal('T', 'C')
    Modal('T', 'C', '')
    expect(modal.open.mock.calls).toMatchObject([[{ contenubas: undefined }], [{ contenubas: '' }]])
  })

  test('returns nothing, and a failure is not thrown at the page', async () => {
    modal.open.mockRejectedValueOnce(new Error('hors ligne'))
    expect(Modal('T', 'C')).toBeUndefined()
    await settled()
  })
})

describe('ModalClose', () => {
  test('closes, and a failure is not thrown at the page', async () => {
    modal.close.mockRejectedValueOnce(new Error('hors ligne'))
    expect(ModalClose()).toBeUndefined()
    await settled()
    expect(modal.close).toHaveBeenCalledOnce()
  })
})

describe('Alert', () => {
  test('shows HTML and calls back once with true', async () => {
    const done = vi.fn()
    Alert('<b>Merci</b>', done)
    await settled()
    expect(modal.alert).toHaveBeenCalledExactlyOnceWith('<b>Merci</b>', { html: true })
    expect(done).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('needs no callback', async () => {
    Alert('Merci')
    await settled()
    expect(modal.alert).toHaveBeenCalledOnce()
  })
})

describe('Confirm', () => {
  test.each([true, false])('calls back once with %j', async (answer) => {
    modal.confirm.mockResolvedValueOnce(answer)
    const done = vi.fn()
    Confirm('Sûr ?', done)
    await settled()
    expect(done).toHaveBeenCalledExactlyOnceWith(answer)
  })

  test('hands its labels over: cancel, then ok', () => {
    Confirm('Sûr ?', () => {}, 'Annuler', 'Supprimer')
    expect(modal.confirm).toHaveBeenCalledExactlyOnceWith('Sûr ?', {
      html: true,
      cancel: 'Annuler',
      ok: 'Supprimer',
    })
  })
})
