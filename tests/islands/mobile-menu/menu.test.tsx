import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { item, links, list, press, show, tree } from '../../helpers/menu'

afterEach(cleanup)

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
    expect(list().queryByRole('button', { name: /Retour/ })).toBeNull()
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
