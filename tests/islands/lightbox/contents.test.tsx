/** Slides of other types than images: frames, fragments, nodes of the page and given content. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { complaints, find, settled } from '../../helpers/engine'
import {
  button,
  click,
  counter,
  current,
  fail,
  image,
  load,
  press,
  showLightbox,
} from '../../helpers/lightbox'

let printed: ReturnType<typeof complaints>
beforeEach(() => {
  printed = complaints()
})
afterEach(() => {
  cleanup()
  expect(printed).toEqual({ errors: [], warnings: [] })
})

const isBusy = () => find('.ilots-lightbox-content', current()).getAttribute('aria-busy')

describe('a frame', () => {
  test.each([
    ['/devis', 'Popup avec le contenu qui vient du site actuel'],
    ['http://autre.example:8080/devis', 'Popup avec le contenu provenant du site autre.example:8080'],
  ])('of %s is titled «%s»', (src, title) => {
    showLightbox([{ type: 'iframe', src }])
    expect(screen.getByTitle(title).getAttribute('src')).toBe(src)
  })

  test('is waited for', () => {
    showLightbox([{ type: 'iframe', src: 'https://autre.example/devis' }])
    expect(isBusy()).toBe('true')
    fireEvent.load(find('iframe'))
    expect(isBusy()).toBe('false')
  })

  test('whose page cannot be read says so, and is tried again', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ type: 'basic' }))
    showLightbox([{ type: 'iframe', src: '/devis' }])
    Object.defineProperty(find('iframe'), 'contentDocument', { value: null })
    await act(async () => void fireEvent.load(find('iframe')))
    expect(screen.getByRole('alert').textContent).toContain('Impossible de charger ce contenu.')
    expect(document.querySelector('iframe')).toBeNull()
    click('Réessayer')
    expect(find('iframe').getAttribute('src')).toBe('/devis')
  })

  test('leaves with its turn', () => {
    showLightbox([{ type: 'iframe', src: '/devis' }, image(2), image(3)])
    press('ArrowRight')
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('a fragment', () => {
  test('is asked for, and shown', async () => {
    const { asked } = showLightbox([{ type: 'ajax', src: '/horaires' }])
    expect(asked.map(({ url }) => url)).toEqual(['/horaires'])
    expect(isBusy()).toBe('true')
    await act(async () => asked[0]?.answer('<h3>Horaires</h3>'))
    expect(screen.getByRole('heading', { name: 'Horaires' })).toBeDefined()
    expect(isBusy()).toBe('false')
  })

  test('that has not come says so, and is tried again', async () => {
    const { asked } = showLightbox([{ type: 'ajax', src: '/horaires' }])
    await act(async () => asked[0]?.refuse(new Error('500')))
    expect(screen.getByRole('alert').textContent).toContain('Impossible de charger ce contenu.')
    click('Réessayer')
    await act(async () => asked[1]?.answer('<h3>Horaires</h3>'))
    expect(screen.getByRole('heading', { name: 'Horaires' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that comes when its turn is over is asked for again', async () => {
    const { asked } = showLightbox([{ type: 'ajax', src: '/horaires' }, image(2), image(3)])
    press('ArrowRight')
    await act(async () => asked[0]?.refuse(new Error('500')))
    press('ArrowLeft')
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => asked[1]?.answer('<h3>Horaires</h3>'))
    expect(screen.getByRole('heading', { name: 'Horaires' })).toBeDefined()
  })

  test('that comes once it is closed changes nothing', async () => {
    const { asked, unmount } = showLightbox([{ type: 'ajax', src: '/horaires' }])
    unmount()
    await act(async () => asked[0]?.answer('<h3>Horaires</h3>'))
    await act(settled)
    expect(document.querySelector('h3')).toBeNull()
  })
})

describe('a node of the page', () => {
  const PAGE = '<main><p>avant</p><div id="prix" hidden=""><input></div><p>après</p></main>'
  beforeEach(() => {
    document.body.innerHTML = PAGE
  })
  const show = () => showLightbox([{ type: 'inline', node: find('#prix') }, image(2), image(3)])

  test('is lent, shown, itself', () => {
    const node = find('#prix')
    show()
    expect(find('[data-current] #prix')).toBe(node)
    expect(node.hidden).toBe(false)
    expect(isBusy()).toBe('false')
  })

  test('goes back when its turn is over, and comes again', () => {
    show()
    press('ArrowRight')
    expect(find('main').outerHTML).toBe(PAGE)
    press('ArrowLeft')
    expect(find('[data-current] #prix').hidden).toBe(false)
  })

  test('goes back on close, with what was typed', () => {
    const { unmount } = show()
    find<HTMLInputElement>('#prix input').value = '77-1'
    unmount()
    expect(find('main').outerHTML).toBe(PAGE)
    expect(find<HTMLInputElement>('#prix input').value).toBe('77-1')
  })

  test('that two slides show is where it is shown', () => {
    const node = find('#prix')
    const { unmount } = showLightbox([
      { type: 'inline', node },
      { type: 'inline', node },
    ])
    for (let count = 0; count < 3; count += 1) {
      press('ArrowRight')
      expect(current().contains(node)).toBe(true)
      expect(node.hidden).toBe(false)
    }
    unmount()
    expect(find('main').outerHTML).toBe(PAGE)
  })
})

describe('given content', () => {
  test('is text', () => {
    showLightbox([{ type: 'html', content: '<b>Texte</b>' }])
    expect(find('.ilots-lightbox-given').textContent).toBe('<b>Texte</b>')
    expect(isBusy()).toBe('false')
  })

  test('is HTML when an old global says so', () => {
    showLightbox([{ type: 'html', content: '<b>Texte</b>', html: true }])
    expect(find('.ilots-lightbox-given b').textContent).toBe('Texte')
  })
})

test('a slide that cannot be read says so, and offers nothing to try', () => {
  showLightbox([undefined, image(2)])
  expect(screen.getByRole('alert').textContent).toBe('Impossible de charger ce contenu.')
  expect(document.querySelector('.ilots-lightbox-waiting')).toBeNull()
  expect(isBusy()).toBe('false')
})

describe('focus stays in the dialog, where keys are heard', () => {
  const dialog = () => find('dialog')

  test('when the zoom controls go', () => {
    showLightbox([image(1), { type: 'html', content: 'Texte' }, image(3)])
    button('agrandir').focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(dialog())
    press('ArrowRight')
    expect(counter()).toBe('3/3')
  })

  test('when the button that tries again goes', () => {
    showLightbox([image(1), image(2)])
    fail()
    button('Réessayer').focus()
    click('Réessayer')
    expect(document.activeElement).toBe(dialog())
  })

  test('when what has it inside a slide goes', async () => {
    document.body.innerHTML = '<div id="prix"><a href="/a">lien</a></div>'
    showLightbox([{ type: 'inline', node: find('#prix') }, image(2)])
    find('#prix a').focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(dialog())
    expect(counter()).toBe('2/2')
  })

  test('and on the control that has it, as long as that stays', () => {
    showLightbox([image(1), image(2)])
    button('suivante').focus()
    click('suivante')
    load()
    expect(document.activeElement).toBe(button('suivante'))
  })
})
