import type { Case } from '../../fixtures/cases/case'
import { formModel } from '../../fixtures/site/parts/forms/list'
import { renderForm } from '../../fixtures/site/parts/forms/render'

const form = (name: string) => renderForm(formModel(name))

export const cases: readonly Case[] = [
  {
    name: 'directement',
    title: 'Montré directement',
    note: 'Puis vérifié par le serveur, sans être envoyé. Sans script, le formulaire est là.',
    html: `<div data-ilot="form-block"><p><button class="button" type="button" data-role="show" hidden>\
Être rappelé</button></p><div data-role="content">${form('bloc')}</div></div>`,
  },
  {
    name: 'apres-confirmation',
    title: 'Montré après une question',
    html: `<div data-ilot="form-block" data-confirm="Avez-vous déjà prévenu votre assureur ?"><p>\
<button class="button" type="button" data-role="show" hidden>Déclarer un bris de glace</button></p>\
<div data-role="content">${form('bloc-confirme')}</div></div>`,
  },
  {
    name: 'modele',
    title: 'Dans un template',
    note: 'Sans script, le lien mène à la page du formulaire.',
    html: `<div data-ilot="form-block"><p><a class="button" data-role="show" href="/formulaires/bloc-modele">\
Poser une question</a></p><template data-role="content">${form('bloc-modele')}</template></div>`,
  },
  {
    name: 'en-erreur',
    title: 'Renvoyé par le serveur avec des erreurs',
    note: 'Il reste montré.',
    html: `<div data-ilot="form-block"><p><button class="button" type="button" data-role="show" hidden>\
Être rappelé</button></p><div data-role="content">${renderForm(
      { ...formModel('bloc'), name: 'bloc-rendu' },
      new Map(),
      new Map([['nom', 'Saisissez votre nom.']]),
    )
      .replace('/formulaires/bloc-rendu', '/formulaires/bloc')
      .replace('value="bloc-rendu"', 'value="bloc"')}</div></div>`,
  },
  {
    name: 'sans-contenu',
    title: 'Sans formulaire à montrer',
    note: 'La console le dit, et le bouton reste ce que la page en fait.',
    html: `<div data-ilot="form-block"><p>\
<button class="button" type="button" data-role="show">Être rappelé</button></p></div>`,
  },
]
