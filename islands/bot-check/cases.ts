import type { Case, Themed } from '../../fixtures/cases/case'
import { formModel } from '../../fixtures/site/parts/forms/list'
import { renderForm } from '../../fixtures/site/parts/forms/render'

const recaptcha = { version: 3, siteKey: 'vitrea-3', src: '/verificateur/api.js' }

const example = (name: string, note: string, config: Case['config'] = { recaptcha }): Case => ({
  name,
  title: formModel(name).title,
  note,
  html: renderForm(formModel(name)),
  ...(config && { config }),
})

/** The cases cover the page, or take its place: each is shown on its own page only. */
export const isAlone = true

export const cases: readonly Case[] = [
  example('case-a-cocher', 'Version 2 : la case est là dès qu’un champ a le focus.'),
  example('invisible', 'Version 3 : au moment de l’envoi.'),
  example('accord', 'Rien n’est demandé au fournisseur avant l’accord ; l’envoi continue ensuite.'),
  example('accord-case', 'La question est celle de l’îlot, et le champ a un autre nom.'),
  example('sans-cle', 'La console le dit, et le serveur juge.', {}),
]

export const themed: Themed = { name: 'accord-case', press: 'form button' }
