import type { Case, Themed } from '../../fixtures/cases/case'
import { formModel } from '../../fixtures/site/parts/forms/list'
import { errorList, renderForm } from '../../fixtures/site/parts/forms/render'

const example = (name: string, note: string): Case => ({
  name,
  title: formModel(name).title,
  note,
  html: renderForm(formModel(name)),
})

const RECAPTCHA = { recaptcha: { version: 3, siteKey: 'vitrea-3', src: '/verificateur/api.js' } }

const errors = new Map([['immat', 'Cette plaque ne se lit pas : AB-123-CD.']])

export const cases: readonly Case[] = [
  {
    ...example(
      'sinistre',
      'Tout ensemble : dates, masque, suggestions, note, photos, contrôles, vérification, robots.',
    ),
    config: RECAPTCHA,
  },
  {
    name: 'dans-une-modale',
    title: 'Le même formulaire, dans une modale',
    note: 'Le calendrier et les suggestions s’ouvrent au-dessus de la modale.',
    config: RECAPTCHA,
    html: `<p><a class="button squeezebox" href="/formulaires/sinistre" \
rel="{handler:'ajax',size:{x:720,y:600}}">Déclarer un bris de glace</a></p>`,
  },
  example('contact', 'Tous les contrôles de cette page : email, nombre, entre deux nombres, requis.'),
  example('verification', 'Le serveur est interrogé avant l’envoi : il refuse une plaque comme « 1234 ».'),
  example('recharge', 'La marque change les modèles : le formulaire revient, avec ce qui est écrit.'),
  example('fichiers', 'Les photos partent aussi à la vérification.'),
  example('brouillon', 'Le brouillon part sans contrôle.'),
  example('controle-inconnu', 'La console nomme le contrôle, et le formulaire part.'),
  {
    name: 'erreurs-du-serveur',
    title: 'Des erreurs que le serveur a déjà écrites',
    note: 'Elles s’en vont quand le champ est juste.',
    html: renderForm(
      { ...formModel('verification'), name: 'repondu' },
      new Map([
        ['nom', 'Camille'],
        ['immat', '1234'],
      ]),
      errors,
    )
      .replace('action="/formulaires/repondu"', 'action="/formulaires/verification"')
      .replace('value="repondu"', 'value="verification"'),
  },
  {
    name: 'zone-ailleurs',
    title: 'Une zone de messages au-dessus du formulaire',
    html: `<div data-role="messages">${errorList(errors)}</div>\
<form data-ilot="form" method="post" action="/formulaires/verification"><p class="field">\
<label for="ailleurs">Plaque</label><input id="ailleurs" name="immat" required></p><p>\
<button class="button">Envoyer</button></p></form>`,
  },
  {
    name: 'pas-un-formulaire',
    title: 'Le mot sur autre chose qu’un formulaire',
    note: 'La console le dit.',
    html: '<div data-ilot="form"><p>Un texte.</p></div>',
  },
]

export const themed: Themed = { name: 'contact', press: 'form[data-ilot~="form"] button' }
