/** Pop-ups of the modal service: what they show, and what they give back. */
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { create } from '../../../islands/modal/mount'
import type { ModalService, PopupParameters, Query } from '../../../src/contracts/services/modal'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { fakeHistory } from '../../helpers/fake-history'
import { stubServer } from '../../helpers/server'

let engine: Engine
let modal: ModalService

beforeEach(async () => {
  fakeHistory()
  engine = await startOn('<a id="lien" href="/a">Lien</a>')
  modal = await create(engine)
})
afterEach(async () => {
  await act(async () => modal.close())
  await settled()
})

const popup = (parameters: PopupParameters) => act(() => modal.popup(parameters))
/** A real press focuses the button first. */
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

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

  test('says what its link says while it loads, and when it fails, with the link itself', async () => {
    complaints()
    const calls = stubServer()
    await popup({ handler: 'ajax', url: '/horaires?id=3', opener: find('#lien') })
    expect(find('dialog').getAttribute('aria-label')).toBe('Popup')
    expect(find('dialog').getAttribute('aria-description')).toBe('Lien')
    expect(find('.ilots-stand-in').textContent).toBe('LienChargement…')
    await act(async () => calls[0]?.answer('', { status: 500 }))
    await act(settled)
    expect(screen.getByRole('alert').textContent).toContain('LienImpossible de charger ce contenu.')
    const link = screen.getByRole('link', { name: 'Ouvrir le lien' })
    expect(link.getAttribute('href')).toBe('/horaires?id=3')
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
    expect(screen.getByRole('status').textContent).toBe('Chargement…')
    expect(document.activeElement).toBe(find('dialog'))
    await act(async () => calls[1]?.answer('<h3>Horaires</h3>'))
    await act(settled)
    expect(screen.getByRole('heading', { name: 'Horaires' })).toBeDefined()
  })
})

describe('an image', () => {
  test.each([
    ['<a><img alt="Le col"></a>', 'Le col'],
    ['<a title="Titre"><img alt=""><img alt="Le col">Texte</a>', 'Le col'],
    ['<img alt="Le col">', 'Le col'],
    ['<a title="Titre"><img alt="">Texte</a>', 'Titre'],
    ['<a> Texte </a>', 'Texte'],
    ['<a><img></a>', ''],
  ])('opened by %s is described by « %s »', async (html, alt) => {
    document.body.innerHTML = `<p>${html}</p>`
    const opener = find('p > *')
    await popup({ handler: 'image', url: '/photo.svg', opener })
    expect(find('dialog img').getAttribute('alt')).toBe(alt)
  })

  test('of a zoom is closed by a click on it', async () => {
    await popup({ handler: 'zoom', url: '/photo.svg' })
    await act(async () => void fireEvent.click(find('dialog.is-zoom img')))
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('of another pop-up is not', async () => {
    await popup({ handler: 'image', url: '/photo.svg' })
    await act(async () => void fireEvent.click(find('dialog img')))
    expect(document.querySelector('dialog')).not.toBeNull()
  })

  test.each(['image', 'zoom'] as const)(
    'of handler %s that fails says so, and is asked for again',
    async (handler) => {
      await popup({ handler, url: '/photo.svg' })
      await act(async () => void fireEvent.error(find('dialog img')))
      expect(screen.getByRole('alert').textContent).toContain('Impossible de charger cette image.')
      await act(async () => press('Réessayer'))
      expect(find('dialog').getAttribute('aria-busy')).toBe('true')
      expect(document.activeElement).toBe(find('dialog'))
      await act(async () => void fireEvent.load(find('dialog img')))
      expect(find('dialog').getAttribute('aria-busy')).toBe('false')
    },
  )
})

describe('an address', () => {
  test('keeps the page’s writing in a frame, with its parameters', async () => {
    await popup({ handler: 'iframe', url: ' dossier?a=1#b ', params: { a: 2 } })
    const frame = find('dialog iframe')
    expect(frame.getAttribute('src')).toBe('dossier?a=2#b')
    expect(frame.title).toBe('Popup avec le contenu qui vient du site actuel')
  })

  test('is asked for with its parameters', async () => {
    const calls = stubServer()
    await popup({ handler: 'ajax', url: '/horaires', params: { jours: ['samedi'] } })
    await act(settled)
    expect(calls.map(({ url }) => url)).toEqual(['/horaires?jours%5B%5D=samedi'])
  })

  test('of another site is never a fragment', async () => {
    const calls = stubServer()
    await popup({ handler: 'ajax', url: 'https://autre.example/horaires' })
    await act(settled)
    expect(calls).toEqual([])
    expect(find('dialog iframe').title).toBe('Popup avec le contenu provenant du site autre.example')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.fr', '', undefined])(
    'like %j opens nothing, with a warning',
    async (url) => {
      const { warnings } = complaints()
      await popup({ handler: 'iframe', url: url as string })
      expect(document.querySelector('dialog')).toBeNull()
      expect(warnings).toEqual([
        `[ILOTS-203] modal : l'adresse est refusée, reçu « ${url ?? ''} », attendu une adresse http ou https.`,
      ])
    },
  )

  test('of another site has a frame that is kept apart, one of this site has not', async () => {
    await popup({ handler: 'iframe', url: 'https://autre.example/a' })
    expect(find('dialog iframe').getAttribute('sandbox')).toContain('allow-scripts')
    await act(() => modal.close())
    await popup({ handler: 'iframe', url: '/a' })
    expect(find('dialog iframe').hasAttribute('sandbox')).toBe(false)
  })

  test.each(['iframe', 'ajax'] as const)(
    'of a document of another site is followed (%s)',
    async (handler) => {
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
      await popup({ handler, url: 'https://autre.example/tarifs.pdf' })
      expect(document.querySelector('dialog')).toBeNull()
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://autre.example/tarifs.pdf')
    },
  )

  test('opens without parameters when a script gives null', async () => {
    await popup({ handler: 'iframe', url: '/dossier', params: null as unknown as Query })
    expect(find('dialog iframe').getAttribute('src')).toBe('/dossier')
  })

  test('opens without parameters that are no object, with an error', async () => {
    const { errors } = complaints()
    await popup({ handler: 'iframe', url: '/dossier', params: 'a=1' as unknown as Query })
    expect(find('dialog iframe').getAttribute('src')).toBe('/dossier')
    expect(errors).toEqual([
      "[ILOTS-505] params refusé : reçu « a=1 », attendu un objet. La fenêtre s'ouvre sans.",
    ])
  })
})
