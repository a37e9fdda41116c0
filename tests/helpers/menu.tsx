/** The mobile menu's panel, shown with a small tree. */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { vi } from 'vitest'
import { attributes, readOptions } from '../../islands/mobile-menu/attributes'
import { Menu } from '../../islands/mobile-menu/menu'
import { messages } from '../../islands/mobile-menu/messages'
import { readMenu } from '../../islands/mobile-menu/replies'
import type { MenuView } from '../../islands/mobile-menu/view'
import type { Page } from '../../src/contracts/page'
import { makeStore } from '../../src/engine/store'
import { readAttributes } from '../../src/island/attributes'

export const item = (id_page: number, nom_page: string, more = {}) => ({
  id_page,
  nom_page,
  lien: `/${id_page}`,
  ...more,
})
export const tree = [
  item(1, 'Accueil'),
  item(2, 'Réparer', {
    menu_param: { sous_titre: 'Trente minutes' },
    enfant: [
      item(3, 'Un impact', { class_theme_style: 'is-red' }),
      item(4, 'Une fissure', { enfant: [item(5, 'Été')] }),
    ],
  }),
  item(6, 'Piégé', { lien: 'javascript:alert(1)' }),
]

interface Shown {
  readonly options?: Readonly<Record<string, string>>
  readonly reply?: unknown[]
  readonly current?: string
  readonly trail?: string[]
  /** What the page has given with `Ilots.navbar`. */
  readonly named?: Readonly<Record<string, () => Element | string>>
  /** The site's name. */
  readonly nom?: string
  readonly lang?: 'fr' | 'en'
  /** Whether an editor has written its button. */
  readonly isContent?: boolean
}

export function show({
  options = {},
  reply = [{ type: 'menu', data: tree }],
  current = '',
  trail = [],
  named = {},
  nom = 'Vitréa',
  lang = 'fr',
  isContent = false,
}: Shown = {}) {
  const button = document.createElement('a')
  for (const [name, value] of Object.entries(options)) button.setAttribute(`data-${name}`, value)
  button.toggleAttribute('data-ilots-content', isContent)
  const refuse = vi.fn()
  const fail = vi.fn()
  const store = makeStore('fr')
  const view: Partial<MenuView> = {
    page: {
      store,
      navbar: new Map(Object.entries(named)),
      config: {
        identite: { nom, logo: '/logo.svg', telephone: '01 99 00 11 10' },
        navbar: [],
        content: '[data-ilots-content]',
      },
    } as unknown as Page,
    host: button,
    options: readOptions(readAttributes(button, attributes, () => {})),
    current,
    trail: new Set(trail),
    say: (key, values = {}) =>
      messages[lang][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
    refuse,
    failItem: fail,
  }
  const onClose = vi.fn()
  const dialog = createRef<HTMLDialogElement>()
  render(
    <Menu
      dialog={dialog}
      view={view as MenuView}
      blocks={readMenu(JSON.stringify(reply))}
      onClose={onClose}
    />,
  )
  dialog.current?.showModal()
  return { store, onClose, refuse, fail, dialog: screen.getByRole('dialog', { name: 'Menu' }) }
}

export const list = () => within(document.querySelector('.ilots-menu-panel:not([inert])') as HTMLElement)
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const links = () =>
  list()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
