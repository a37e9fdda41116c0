/** The modal service, from a call to a dialog in the page. */
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messages } from '../../../islands/modal/messages'
import { create } from '../../../islands/modal/mount'
import { askQuestion } from '../../../islands/modal/open-dialog'
import type {
  ModalButton,
  ModalParameters,
  ModalService,
  PopupParameters,
} from '../../../src/contracts/services/modal'
import type { Engine } from '../../../src/engine/engine'
import { sayWith } from '../../../src/i18n/say'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type FakeHistory, fakeHistory } from '../../helpers/fake-history'
import { stubServer } from '../../helpers/server'

let engine: Engine
let modal: ModalService
let history: FakeHistory

beforeEach(async () => {
  history = fakeHistory()
  engine = await startOn('<a id="lien" href="/a">Lien</a>')
  modal = await create(engine)
})
afterEach(async () => {
  await act(async () => modal.close())
  await settled()
})

const open = (parameters: Partial<ModalParameters>) => act(() => modal.open({ contenu: 'C', ...parameters }))
const popup = (parameters: PopupParameters) => act(() => modal.popup(parameters))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('opening', () => {
  test('shows a dialog, tells the store and the page, and adds one history entry', async () => {
    const heard = vi.fn()
    document.addEventListener('ilots:modal-open', heard)
    await open({})
    await settled()
    expect(find<HTMLDialogElement>('dialog').open).toBe(true)
    expect(engine.store.getState().modal.open).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    expect(history.index).toBe(1)
  })

  test('focuses the first important button', async () => {
    await open({ buttons: [{ titre: 'A' }, { titre: 'B', important: true }] })
    expect(document.activeElement?.textContent).toBe('B')
  })

  test('focuses the close control when there is no button', async () => {
    await open({})
    expect(document.activeElement?.classList).toContain('ilots-modal-close')
  })

  test('runs `complete` once the dialog is there', async () => {
    const complete = vi.fn(() => document.querySelector('dialog')?.open)
    await open({ complete })
    expect(complete).toHaveReturnedWith(true)
  })

  test('numbers buttons over the page’s life', async () => {
    const numbers: number[] = []
    for (let time = 0; time < 2; time += 1) {
      await open({ buttons: [{ titre: 'A' }, { titre: 'B' }] })
      for (const { id } of document.querySelectorAll('dialog button'))
        numbers.push(Number(/^ilotsModalBtn(\d+)$/.exec(id)?.[1]))
      await act(() => modal.close())
    }
    const [first = 0] = numbers
    expect(numbers).toEqual([first, first + 1, first + 2, first + 3])
  })
})

describe('refusals, verbatim', () => {
  test.each(['', '  ', undefined])('a content of %j', async (contenu) => {
    const { errors } = complaints()
    await open({ contenu: contenu as string })
    expect(document.querySelector('dialog')).toBeNull()
    expect(errors).toEqual([
      "ilots : L'appel d'une modal ilots doit au moins contenir le paramètre 'contenu' et être non-vide",
    ])
  })

  test('a second one', async () => {
    const { errors } = complaints()
    await open({})
    await open({ contenu: 'deux' })
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    expect(errors).toEqual(["ilots : Attention, l'ouverture simultanée de deux modales est impossible"])
  })

  test('a pop-up over a dialog', async () => {
    complaints()
    await open({})
    await popup({ handler: 'string', content: 'x' })
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  test.each(['title', 'titel', 'Titre', 'label', 'texte', 'libelle', 'nom', 'value'])(
    'a button with a %s and no titre says OK, and the console names that key among the others',
    async (near) => {
      const { warnings } = complaints()
      await open({ buttons: [{ important: true, [near]: 'Valider', action() {} } as unknown as ModalButton] })
      expect(screen.getByRole('button').textContent).toBe('OK')
      expect(warnings).toEqual([
        `[ILOTS-505] modale : bouton sans titre, reçu ${near}, attendu titre ; il dira OK.`,
      ])
    },
  )

  test('a button with no key like titre is reported with all that it has', async () => {
    const { warnings } = complaints()
    await open({ buttons: [{ important: true, autoclose: true } as unknown as ModalButton] })
    expect(warnings).toEqual([
      '[ILOTS-505] modale : bouton sans titre, reçu important,autoclose, attendu titre ; il dira OK.',
    ])
  })

  test('an action that is a string is reported, and the dialog opens', async () => {
    const { errors } = complaints()
    await open({ buttons: [{ titre: 'A', action: 'f()' as unknown as () => void }] })
    expect(errors[0]).toContain('[ILOTS-505]')
    expect(document.querySelector('dialog')).not.toBeNull()
  })
})

describe('closing', () => {
  test('takes everything away and gives focus back', async () => {
    find('#lien').focus()
    const before = document.documentElement.outerHTML
    await open({})
    await settled()
    expect(document.documentElement.hasAttribute('data-ilots-locked')).toBe(true)
    await act(() => modal.close())
    await settled()
    expect(document.documentElement.outerHTML).toBe(before)
    expect(document.activeElement).toBe(find('#lien'))
    expect(engine.store.getState().modal.open).toBe(false)
    expect(history.index).toBe(0)
  })

  test('happens with Back', async () => {
    await open({})
    await settled()
    await act(() => history.go(-1))
    await settled()
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('happens with Escape', async () => {
    await open({})
    await act(async () => void fireEvent.keyDown(find('dialog'), { key: 'Escape' }))
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('of nothing is nothing', async () => expect(modal.close()).resolves.toBeUndefined())
})

describe('questions', () => {
  test('an alert has an OK button and resolves when it is closed', async () => {
    const done = vi.fn()
    void modal.alert('Merci').then(done)
    await settled()
    expect(screen.getByRole('alertdialog', { name: 'Merci' })).toBeDefined()
    expect(done).not.toHaveBeenCalled()
    press('OK')
    await settled()
    expect(done).toHaveBeenCalledOnce()
  })

  test.each([
    ['Oui', true],
    ['Non', false],
  ])('a confirm answers %s', async (name, answer) => {
    const asked = modal.confirm('Sûr ?')
    await settled()
    press(name)
    expect(await asked).toBe(answer)
  })

  test('a confirm has the labels it is given, and closing is no', async () => {
    const asked = modal.confirm('Sûr ?', { cancel: 'Annuler', ok: 'Supprimer' })
    await settled()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Annuler',
      'Supprimer',
    ])
    await act(() => modal.close())
    expect(await asked).toBe(false)
  })

  test.each([
    [false, 'Oui'],
    [true, 'Non'],
  ])('the focus is on the answer that does away with nothing: destructive %s', async (destructive, name) => {
    void modal.confirm('Supprimer ?', { destructive })
    await settled()
    expect(document.activeElement?.textContent).toBe(name)
  })

  test('refused because another is open answers no', async () => {
    complaints()
    await open({})
    expect(await modal.confirm('Sûr ?')).toBe(false)
  })
})

describe('the store', () => {
  const stack = () => engine.store.getState().modal.stack
  const translate = (traductions: Record<string, string>) =>
    act(async () => engine.store.setState({ translation: { state: 'here', langue: 'fr', traductions } }))

  test('says what is open, its parameters included', async () => {
    const parameters = { titre: 'Vos horaires', contenu: 'Fermé' }
    await open(parameters)
    expect(stack()).toEqual([
      { id: expect.any(Number), island: 'modal', kind: 'dialog', title: 'Vos horaires', url: '', parameters },
    ])
  })

  test('says where a pop-up is, and its name', async () => {
    stubServer()
    await popup({ handler: 'ajax', url: '/horaires', params: { id: 3 } })
    expect(stack()).toMatchObject([{ kind: 'ajax', title: 'Popup', url: '/horaires?id=3' }])
  })

  test('has the question over a pop-up on top, and not once it is answered', async () => {
    await popup({ handler: 'string', content: 'x', mayClose: () => false })
    void askQuestion(
      engine,
      sayWith(messages, engine),
      { contenu: 'Sûr ?', buttons: [{ titre: 'Non' }] },
      { nested: true },
    )
    expect(stack().map(({ kind }) => kind)).toEqual(['string', 'question'])
    await act(async () => screen.getByRole('alertdialog').dispatchEvent(new Event('close')))
    expect(stack().map(({ kind }) => kind)).toEqual(['string'])
    expect(engine.store.getState().modal.open).toBe(true)
  })

  test.each([
    ['the entry taken off', { open: true, stack: [] }],
    ['`open` set to false', undefined],
  ])('with %s closes it, and gives the focus back', async (_, state) => {
    find('#lien').focus()
    const done = vi.fn()
    void modal.alert('Merci').then(done)
    await settled()
    await act(async () => engine.store.setState({ modal: state ?? { open: false, stack: stack() } }))
    await settled()
    expect(document.querySelector('dialog')).toBeNull()
    expect(engine.store.getState().modal).toEqual({ open: false, stack: [] })
    expect(document.activeElement).toBe(find('#lien'))
    expect(done).toHaveBeenCalledOnce()
  })

  test('is empty after a dialog that could not be drawn', async () => {
    complaints()
    await open({ buttons: [{ titre: { toString: 'x' } as never }], html: true })
    expect(engine.store.getState().modal).toEqual({ open: false, stack: [] })
  })

  test('changes what an alert says, its title in the stack, and nothing when nothing changes', async () => {
    const titre = () => engine.t('Attention')
    void modal.confirm(() => engine.t('Sûr ?'), { titre })
    await settled()
    await translate({ 'Sûr ?': 'Vraiment ?', Attention: 'Gare' })
    const dialog = screen.getByRole('alertdialog', { name: 'Gare' })
    expect(dialog.querySelector('.ilots-modal-body')?.textContent).toBe('Vraiment ?')
    expect(stack()[0]?.title).toBe('Gare')
    const changed = vi.fn()
    const observer = new MutationObserver(changed)
    observer.observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true })
    await translate({ 'Sûr ?': 'Vraiment ?', Attention: 'Gare', Autre: 'Ailleurs' })
    await translate({ 'Sûr ?': 'Vraiment ?', Attention: 'Gare', Oui: 'Oui' })
    await settled()
    expect(changed).not.toHaveBeenCalled()
    observer.disconnect()
  })
})
