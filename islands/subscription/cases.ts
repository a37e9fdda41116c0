import type { Case } from '../../fixtures/cases/case'
import { formModel } from '../../fixtures/site/parts/forms/list'
import { renderForm } from '../../fixtures/site/parts/forms/render'

const example = (name: string, note: string): Case => ({
  name,
  title: formModel(name).title,
  note,
  html: renderForm(formModel(name)),
})

export const cases: readonly Case[] = [
  example('inscription', 'L’inscription est confirmée avant de partir.'),
  example('inscription-verifiee', 'Contrôles, confirmation, puis vérification par le serveur.'),
]
