/** The bars above and below the menu's panels: search and navbars. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { State, Store } from '../../../src/contracts/page'
import { find, settled } from '../../helpers/engine'
import { item, links, list, press, show } from '../../helpers/menu'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
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

  test('speaks the count when typing rests, one in the singular', async () => {
    vi.useFakeTimers()
    show(searching)
    type('un')
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.getByRole('status').textContent).toBe('2 résultats')
    type('ete')
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.getByRole('status').textContent).toBe('1 résultat')
  })
})

describe('navbars', () => {
  const bar = (...items: object[]) => ({ options: { header: JSON.stringify(items), 'header-size': '2' } })

  test('show the identity: the logo leads home, a telephone can be called', () => {
    show(bar({ type: 'identite', value: 'logo' }, { type: 'identite', value: 'telephone' }))
    expect(screen.getByRole('link', { name: 'Vitréa' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: '01 99 00 11 10' }).getAttribute('href')).toBe('tel:0199001110')
  })

  test('read the logo of a site without a name as the way home, in the language of the page', () => {
    show({ ...bar({ type: 'identite', value: 'logo' }), nom: '', lang: 'en' })
    expect(screen.getByRole('img', { name: 'Home' })).toBeDefined()
  })

  test('have the height they are given', () => {
    show(bar({ type: 'variable', value: 'identite.nom' }))
    const header = document.querySelector<HTMLElement>('.ilots-menu-navbar.is-header')
    expect(header?.textContent).toBe('Vitréa')
    expect(header?.style.getPropertyValue('--ilots-menu-navbar-height')).toBe('76px')
  })

  test('a function that the page has named shows its text; another is told, and the others are there', async () => {
    const { fail } = show({
      ...bar(
        { type: 'function', value: 'supprimerCompte' },
        { type: 'function', value: 'bonjour' },
        { type: 'variable', value: 'identite.nom' },
      ),
      named: { bonjour: () => '<b>Bonjour</b>' },
    })
    await settled()
    expect(document.querySelector('.is-header')?.textContent).toBe('<b>Bonjour</b>Vitréa')
    expect(fail.mock.calls).toEqual([
      [{ type: 'function', value: 'supprimerCompte' }, expect.objectContaining({ code: 201 })],
    ])
  })

  test.each([true, false])(
    'of a button in content (%s) show no HTML, no block and no function’s text',
    async (isContent) => {
      document.body.innerHTML = '<p id="a">Bloc</p>'
      const items = bar(
        { type: 'html', value: '<b>HTML</b>' },
        { type: 'clone', value: '#a' },
        { type: 'function', value: 'bandeau' },
        { type: 'variable', value: 'identite.nom' },
      )
      show({ ...items, named: { bandeau: () => 'Bandeau' }, isContent })
      const shown = isContent ? /^Vitréa$/ : /BlocBandeauVitréa$/
      await vi.waitFor(() => expect(document.querySelector('.is-header')?.textContent).toMatch(shown))
    },
  )

  test('a copied block that the page hides is shown', () => {
    document.body.innerHTML = '<p id="a" style="display:none">Bloc</p>'
    show(bar({ type: 'clone', value: '#a' }))
    expect(find('.ilots-menu-clone-body p').style.display).toBe('')
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

describe('the store', () => {
  const change = (store: Store, part: Partial<State['menu']>) =>
    act(async () => store.setState(({ menu }) => ({ menu: { ...menu, ...part } })))

  test('has where the visitor is, and what they search for', async () => {
    const { store } = show({ options: { searchfield: 'true' } })
    press('Réparer')
    press('Une fissure')
    expect(store.getState().menu.path).toEqual(['2', '4'])
    press('Retour : Réparer')
    expect(store.getState().menu.path).toEqual(['2'])
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'été' } })
    expect(store.getState().menu.query).toBe('été')
  })

  test('leads to another panel, and the focus with it', async () => {
    const { store } = show()
    await change(store, { path: ['2', '4'] })
    expect(links()).toEqual(['Une fissure', 'Été'])
    expect(document.activeElement?.textContent).toBe('Une fissure')
    await change(store, { path: [] })
    expect(document.activeElement?.textContent).toBe('Réparer')
  })

  test('searches', async () => {
    const { store } = show({ options: { searchfield: 'true' } })
    await change(store, { query: 'ete' })
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ete')
    expect(links()).toEqual(['Réparer › Une fissureÉté'])
  })

  test.each([[['9']], [['2', '9', '4']], [['2', '3']]])(
    'with a path of %j shows the last panel that is there',
    async (path) => {
      const { store } = show()
      await change(store, { path })
      expect(screen.queryByRole('button', { name: 'Une fissure' }) !== null).toBe(path[0] === '2')
    },
  )
})
