import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { attributes } from '../../../islands/mobile-menu/attributes'
import { Menu } from '../../../islands/mobile-menu/menu'
import { messages } from '../../../islands/mobile-menu/messages'
import { readOptions } from '../../../islands/mobile-menu/read-options'
import { readMenu } from '../../../islands/mobile-menu/replies'
import type { MenuView } from '../../../islands/mobile-menu/view'
import { readAttributes } from '../../../src/attributes'
import type { Config } from '../../../src/config'

const item = (id_page: number, nom_page: string, more = {}) => ({ id_page, nom_page, lien: `/${id_page}`, ...more })
const tree = [
  item(1, 'Accueil'),
  item(2, 'Réparer', {
    menu_param: { sous_titre: 'Trente minutes' },
    enfant: [item(3, 'Un impact', { class_theme_style: 'is-red' }), item(4, 'Une fissure', { enfant: [item(5, 'Été')] })],
  }),
  item(6, 'Piégé', { lien: 'javascript:alert(1)' }),
]

interface Shown {
  readonly options?: Readonly<Record<string, string>>
  readonly reply?: unknown[]
  readonly current?: string
  readonly trail?: string[]
}

function show({ options = {}, reply = [{ type: 'menu', data: tree }], current = '', trail = [] }: Shown = {}) {
  const button = document.createElement('a')
  for (const [name, value] of Object.entries(options)) button.setAttribute(`data-${name}`, value)
  const refuse = vi.fn()
  const view: MenuView = {
    options: readOptions(readAttributes(button, attributes, () => {})),
    config: { identite: { nom: 'Vitréa', logo: '/logo.svg', telephone: '01 99 00 11 10' } } as unknown as Config,
    current,
    trail: new Set(trail),
    say: (key, values = {}) => messages.fr[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
    refuse,
  }
  const onClose = vi.fn()
  const dialog = createRef<HTMLDialogElement>()
  render(<Menu dialog={dialog} id="ilots-menu" view={view} blocks={readMenu(JSON.stringify(reply))} onClose={onClose} />)
  dialog.current?.showModal()
  return { onClose, refuse, dialog: screen.getByRole('dialog', { name: 'Menu' }) }
}

const list = () => within(document.querySelector('.ilots-menu-panel') as HTMLElement)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const links = () => list().getAllByRole('link').map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the root panel', () => {
  test('shows the first pages: links, and buttons for those with pages below', () => {
    show()
    expect(list().getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/1')
    expect(list().getByRole('button', { name: 'Réparer' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('shows a page whose address is refused as text, and reports it', () => {
    const { refuse } = show()
    expect(list().queryByRole('link', { name: 'Piégé' })).toBeNull()
    expect(list().getByText('Piégé')).toBeDefined()
    expect(refuse).toHaveBeenCalledWith(expect.objectContaining({ id: '6' }))
  })

  test('shows the field that `data-subtitle` names', () => {
    show({ options: { subtitle: 'sous_titre' } })
    expect(list().getByText('Trente minutes').className).toBe('ilots-menu-subtitle')
  })

  test('shows titles as text', () => {
    show({ reply: [{ type: 'menu', data: [item(1, '<b>x</b>')] }] })
    expect(links()).toEqual(['<b>x</b>'])
  })

  test('marks the current page and its trail', () => {
    show({ current: '1', trail: ['2'] })
    expect(list().getByRole('link', { current: 'page' }).textContent).toBe('Accueil')
    expect(document.querySelectorAll('.ilots-menu-item.is-active')).toHaveLength(2)
  })

  test('shows spacers and copies of page blocks', () => {
    document.body.innerHTML = '<p id="horaires">Ouvert</p>'
    show({ reply: [{ type: 'menu', data: tree }, { type: 'spacer' }, { type: 'clone', data: '#horaires' }] })
    expect(document.querySelectorAll('.ilots-menu-spacer')).toHaveLength(1)
    expect(list().getByText('Ouvert').id).toBe('')
  })
})

describe('a panel below', () => {
  test('opens from the whole row, with its own link first and its title above', () => {
    show()
    press('Réparer')
    expect(links()).toEqual(['Réparer', 'Un impact'])
    expect(document.querySelector('.ilots-menu-heading')?.textContent).toBe('Réparer')
    expect(document.querySelector('.is-red')?.textContent).toBe('Un impact')
  })

  test('gives focus to its first row, and back to the row that opened it', () => {
    show()
    press('Réparer')
    expect(document.activeElement?.textContent).toContain('Réparer')
    expect(document.activeElement?.localName).toBe('a')
    press('Retour : Menu')
    expect(document.activeElement).toBe(list().getByRole('button', { name: 'Réparer' }))
  })

  test('goes back one at a time', () => {
    show()
    press('Réparer')
    press('Une fissure')
    expect(links()).toEqual(['Une fissure', 'Été'])
    press('Retour : Réparer')
    expect(links()).toEqual(['Réparer', 'Un impact'])
    press('Retour : Menu')
    expect(screen.queryByRole('button', { name: /Retour/ })).toBeNull()
  })

  test('goes back with the left arrow', () => {
    const { dialog } = show()
    press('Réparer')
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    expect(list().getByRole('link', { name: 'Accueil' })).toBeDefined()
  })
})

describe('closing', () => {
  test('the close control closes', () => {
    const { onClose } = show()
    press('Fermer le menu')
    expect(onClose).toHaveBeenCalledOnce()
  })
  test('there is none in full screen with `hide-close-btn`', () => {
    show({ options: { fullscreen: 'true', 'hide-close-btn': 'true' } })
    expect(screen.queryByRole('button', { name: 'Fermer le menu' })).toBeNull()
  })
  test.each([
    ['a link that leads away closes', '/1', 1],
    ['an anchor of the page does not', '#haut', 0],
  ])('%s', (_, lien, times) => {
    const { onClose } = show({ reply: [{ type: 'menu', data: [item(1, 'Page', { lien })] }] })
    const link = screen.getByRole('link', { name: 'Page' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(onClose).toHaveBeenCalledTimes(times)
  })
})

describe('search', () => {
  const searching = { options: { searchfield: 'true' } }
  const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } })

  test('is there when asked for', () => {
    show()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test.each(['searchfield', 'searchfield-last', 'searchfield-bottom'])('`%s` shows one field', (name) => {
    show({ options: { [name]: 'true' } })
    expect(screen.getAllByRole('searchbox', { name: 'Rechercher' })).toHaveLength(1)
  })

  test('finds pages of the whole tree, accents aside, with those above', () => {
    show(searching)
    type('ete')
    expect(links()).toEqual(['Réparer › Une fissureÉté'])
    expect(screen.getByRole('heading', { name: 'Résultats de recherche' })).toBeDefined()
  })

  test('says when there is nothing', () => {
    show(searching)
    type('zzz')
    expect(screen.getByText('Aucun résultat trouvé.')).toBeDefined()
  })

  test('gives the panel back when it is emptied', () => {
    show(searching)
    type('ete')
    type('  ')
    expect(list().getByRole('button', { name: 'Réparer' })).toBeDefined()
  })

  test('shows thirty at a time', () => {
    const many = Array.from({ length: 70 }, (_, index) => item(index + 10, `Page ${index}`))
    show({ ...searching, reply: [{ type: 'menu', data: many }] })
    type('page')
    expect(links()).toHaveLength(30)
    press('Afficher la suite')
    expect(links()).toHaveLength(60)
    press('Afficher la suite')
    expect(links()).toHaveLength(70)
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull()
  })

  test('speaks the count when typing rests', async () => {
    vi.useFakeTimers()
    show(searching)
    type('un')
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.getByRole('status').textContent).toBe('2 résultats')
  })
})

describe('navbars', () => {
  const bar = (...items: object[]) => ({ options: { header: JSON.stringify(items), 'header-size': '2' } })

  test('show the identity: the logo leads home, a telephone can be called', () => {
    show(bar({ type: 'identite', value: 'logo' }, { type: 'identite', value: 'telephone' }))
    expect(screen.getByRole('link', { name: 'Vitréa' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: '01 99 00 11 10' }).getAttribute('href')).toBe('tel:0199001110')
  })

  test('have the height they are given', () => {
    show(bar({ type: 'variable', value: 'identite.nom' }))
    const header = document.querySelector<HTMLElement>('.ilots-menu-navbar.is-header')
    expect(header?.textContent).toBe('Vitréa')
    expect(header?.style.getPropertyValue('--ilots-menu-navbar-height')).toBe('76px')
  })

  test('a copied block with a toggle starts collapsed, and the toggle says what it does', () => {
    document.body.innerHTML = '<p id="a">Ouvert</p>'
    show(bar({ type: 'clone', value: '#a', button: 'Voir', buttonclicked: 'Cacher' }))
    const clone = document.querySelector('.ilots-menu-clone')
    expect(clone?.classList.contains('mclose')).toBe(true)
    press('Voir')
    expect(clone?.classList.contains('mclose')).toBe(false)
    expect(screen.getByRole('button', { name: 'Cacher' }).getAttribute('aria-expanded')).toBe('true')
    press('Cacher')
    expect(clone?.classList.contains('mclose')).toBe(true)
  })
})
