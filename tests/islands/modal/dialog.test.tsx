import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GenericDialog } from '../../../islands/modal/dialog'
import { messages, type Say } from '../../../islands/modal/messages'
import type { Opened } from '../../../src/contracts/opened'
import type { ModalButton, ModalParameters } from '../../../src/contracts/services/modal'
import { makeStore } from '../../../src/engine/store'
import { resolveText } from '../../../src/i18n/say'

const say: Say = (key) => messages.fr[key]

/** The dialog with these parameters, shown. */
function show(parameters: Partial<ModalParameters> = {}, alert = false) {
  const onClose = vi.fn()
  const dialog = createRef<HTMLDialogElement>()
  const all = { contenu: 'Contenu', ...parameters }
  const opened: Opened = {
    id: 1,
    island: 'modal',
    kind: alert ? 'question' : 'dialog',
    title: resolveText(all.titre ?? ''),
    url: '',
    parameters: all,
  }
  const store = makeStore('fr')
  const change = (more: object) =>
    store.setState({ modal: { open: true, stack: [{ ...opened, ...more } as Opened] } })
  change({})
  const { unmount } = render(
    <GenericDialog
      page={{ store }}
      opened={1}
      dialog={dialog}
      buttonId={(index) => `acmeModalBtn${index + 1}`}
      id="acmeModal1"
      say={say}
      onClose={onClose}
    />,
  )
  dialog.current?.showModal()
  return { onClose, unmount, change, store, dialog: screen.getByRole(alert ? 'alertdialog' : 'dialog') }
}

const button = (more: Partial<ModalButton> = {}) => ({ buttons: [{ titre: 'Valider', ...more }] })
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const body = () => document.querySelector('.ilots-modal-body')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('an element that the page hides is shown in it, and is as it was afterwards', () => {
  const contenu = Object.assign(document.createElement('p'), { hidden: true })
  contenu.style.display = 'none'
  const { unmount } = show({ contenu })
  expect([contenu.parentElement, contenu.hidden, contenu.style.display]).toEqual([body(), false, ''])
  unmount()
  expect([contenu.hidden, contenu.style.display]).toEqual([true, 'none'])
})

describe('its name and roles', () => {
  test('is named by its title', () => {
    show({ titre: 'Vos horaires' })
    expect(screen.getByRole('dialog', { name: 'Vos horaires' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2 }).className).toBe('ilots-modal-title')
  })

  test('is named by its content when it has no title', () => {
    show({ contenu: 'Merci' })
    expect(screen.getByRole('dialog', { name: 'Merci' })).toBeDefined()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('is an alert dialog, described by its content, when it asks', () => {
    const { dialog } = show({ titre: 'Attention', contenu: 'Sûr ?' }, true)
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')).toBe(body())
  })

  test('has the classes of its variants and its theme', () => {
    const { dialog } = show({ titre: 'T', themeclass: 'noel' })
    expect(dialog.className).toBe('ilots-modal is-simple is-no-footer is-no-buttons noel')
  })
})

describe('its content', () => {
  test('is text', () => {
    show({ titre: '<i>T</i>', contenu: '<b>C</b>', contenubas: '<u>P</u>' })
    expect(screen.getByRole('heading').textContent).toBe('<i>T</i>')
    expect(body()?.innerHTML).toBe('&lt;b&gt;C&lt;/b&gt;')
    expect(document.querySelector('.ilots-modal-footer')?.textContent).toBe('<u>P</u>')
  })

  test('is HTML when it comes from an old global', () => {
    show({
      titre: '<i>T</i>',
      contenu: '<b>C</b>',
      contenubas: '<u>P</u>',
      html: true,
      ...button({ titre: '<s>B</s>' }),
    })
    for (const inside of ['i', 'b', 'u', 's']) expect(document.querySelector(inside)).not.toBeNull()
  })

  test('may be an element, moved in', () => {
    const element = document.createElement('p')
    show({ contenu: element })
    expect(body()?.firstChild).toBe(element)
  })

  test('may be a template, copied', () => {
    const template = Object.assign(document.createElement('template'), { innerHTML: '<p>Copie</p>' })
    show({ contenu: template })
    expect(body()?.innerHTML).toBe('<p>Copie</p>')
    expect(template.innerHTML).toBe('<p>Copie</p>')
  })
})

describe('what the store has of it', () => {
  test('is what it shows, also when a script changes it', async () => {
    const { change } = show({ titre: 'Vos horaires', contenu: 'Fermé' })
    await act(async () => change({ title: 'Nos horaires', parameters: { titre: 'x', contenu: 'Ouvert' } }))
    expect(screen.getByRole('dialog', { name: 'Nos horaires' })).toBeDefined()
    expect(body()?.textContent).toBe('Ouvert')
  })

  test('is gone with its entry', async () => {
    const { store } = show()
    await act(async () => store.setState({ modal: { open: false, stack: [] } }))
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('its close control', () => {
  test('is there when there is no button', () => {
    const { onClose } = show()
    press('Fermer')
    expect(onClose).toHaveBeenCalledOnce()
  })
  test('is not there when there are buttons', () => {
    show(button())
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull()
  })
  test('is there when `closetop` asks for it', () => {
    show({ ...button(), closetop: true })
    expect(screen.getByRole('button', { name: 'Fermer' }).classList).toContain('ilots-modal-close')
  })
})

describe('a button', () => {
  test('has its id, its name and its classes, and submits nothing', () => {
    show(button({ important: true, position: 'd', addclass: 'rouge' }))
    const element = screen.getByRole<HTMLButtonElement>('button', { name: 'Valider' })
    expect(element.id).toBe('acmeModalBtn1')
    expect(element.className).toBe('ilots-button is-important is-right rouge')
    expect(element.type).toBe('button')
  })

  test('runs its action once, as itself, and stays', () => {
    const action = vi.fn(function act(this: HTMLButtonElement) {
      return this.id
    })
    const { onClose } = show(button({ action }))
    press('Valider')
    expect(action).toHaveBeenCalledOnce()
    expect(action).toHaveReturnedWith('acmeModalBtn1')
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([true, 'true' as const])('closes after its action with autoclose %j', (autoclose) => {
    const order: string[] = []
    const { onClose } = show(button({ autoclose, action: () => order.push('action') }))
    onClose.mockImplementation(() => order.push('close'))
    press('Valider')
    expect(order).toEqual(['action', 'close'])
  })

  test('closes with autoclose and no action', () => {
    const { onClose } = show(button({ autoclose: true }))
    press('Valider')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('whose action is a string does nothing, and never evaluates it', () => {
    const { onClose } = show(button({ action: 'window.evaluated=1' as unknown as () => void }))
    press('Valider')
    expect(Reflect.has(window, 'evaluated')).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('that an old script gave no text says OK', () => {
    show(button({ titre: undefined as never }))
    expect(screen.getByRole('button', { name: 'OK' }).textContent).toBe('OK')
  })

  test('carries the attributes it is given, save those that run code', () => {
    show(
      button({
        adddata: [{ 'data-id': 12, title: 'Aide', onclick: 'x()', style: 'color:red', id: 'autre' }],
      }),
    )
    const element = screen.getByRole('button', { name: 'Valider' })
    expect(element.dataset.id).toBe('12')
    expect(element.title).toBe('Aide')
    expect(element.id).toBe('acmeModalBtn1')
    for (const name of ['onclick', 'style']) expect(element.hasAttribute(name)).toBe(false)
  })
})

describe('closing by itself', () => {
  test('happens once its time has passed', () => {
    vi.useFakeTimers()
    const { onClose } = show({ autoclose: 2000 })
    vi.advanceTimersByTime(1999)
    expect(onClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each([0, -1, Number.NaN, undefined])('does not happen with %j', (autoclose) => {
    vi.useFakeTimers()
    const { onClose } = show({ ...(autoclose !== undefined && { autoclose }) })
    vi.advanceTimersByTime(60_000)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('does not happen once it is gone', () => {
    vi.useFakeTimers()
    const { onClose, unmount } = show({ autoclose: 2000 })
    unmount()
    vi.advanceTimersByTime(2000)
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the order of its buttons', () => {
  afterEach(() => vi.unstubAllGlobals())
  const onPhone = () => vi.stubGlobal('matchMedia', () => ({ matches: true }))

  test('on a wide screen is the one given, those of a side at that side', () => {
    show({
      buttons: [
        { titre: 'À droite', position: 'd' },
        { titre: 'Annuler', secondaire: true },
        { titre: 'Confirmer', important: true },
        { titre: 'À gauche', position: 'g' },
      ],
    })
    expect(texts()).toEqual(['À gauche', 'Annuler', 'Confirmer', 'À droite'])
  })

  test('on a phone begins with the important one and ends with secondary ones; ids stay those of the list', () => {
    onPhone()
    show({
      buttons: [
        { titre: 'Annuler', secondaire: true },
        { titre: 'Plus tard' },
        { titre: 'Confirmer', important: true },
      ],
    })
    expect(texts()).toEqual(['Confirmer', 'Plus tard', 'Annuler'])
    expect(screen.getByRole('button', { name: 'Confirmer' }).id).toBe('acmeModalBtn3')
  })
})
