/** Pop-ups of the modal service: what they show, and what they give back. */
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { create } from '../../../islands/modal/mount'
import type { Engine } from '../../../src/engine'
import type { ModalParameters, ModalService, PopupParameters } from '../../../src/services/modal'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type FakeHistory, fakeHistory } from '../../helpers/fake-history'
import { stubServer } from '../../helpers/server'

let engine: Engine
let modal: ModalService
let _history: FakeHistory

beforeEach(async () => {
  _history = fakeHistory()
  engine = await startOn('<a id="lien" href="/a">Lien</a>')
  modal = await create(engine)
})
afterEach(async () => {
  await act(async () => modal.close())
  await settled()
})

const _open = (parameters: Partial<ModalParameters>) => act(() => modal.open({ contenu: 'C', ...parameters }))
const popup = (parameters: PopupParameters) => act(() => modal.popup(parameters))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a pop-up', () => {
  test('lends a node of the page and puts it back, hidden as it was', async () => {
    const html = '<div><p id="a" hidden="">texte</p></div>'
    document.body.innerHTML = html
    await popup({ handler: 'adopt', node: find('#a') })
    expect(find('dialog #a').hidden).toBe(false)
    await act(() => modal.close())
    expect(document.body.innerHTML).toBe(html)
  })

  test('shows text as text', async () => {
    await popup({ handler: 'string', content: '<b>x</b>' })
    expect(find('dialog[aria-label="Popup"]').textContent).toContain('<b>x</b>')
  })

  test('says that a fragment failed, and tries again', async () => {
    complaints()
    const calls = stubServer()
    await popup({ handler: 'ajax', url: '/horaires' })
    await act(async () => calls[0]?.answer('', { status: 500 }))
    await act(settled)
    expect(screen.getByRole('alert').textContent).toContain('Impossible de charger ce contenu.')
    await act(async () => press('Réessayer'))
    await act(settled)
    await act(async () => calls[1]?.answer('<h3>Horaires</h3>'))
    await act(settled)
    expect(screen.getByRole('heading', { name: 'Horaires' })).toBeDefined()
  })
})
