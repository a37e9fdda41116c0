import { defineReference, words } from '../../src/island/define-reference'
import { NEVER_KEPT } from '../../src/island/shared-reference'
import { attributes } from './context'
import { parts } from './parts'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'element-form',
  family: 'forms',
  purpose: words(
    'le formulaire d’un élément : créer, modifier, déposer, sans rien perdre de ce qui est saisi.',
    'an element’s form: create, edit, submit, without losing anything that was typed.',
  ),
  html: `<form method="post" action="/mes-annonces/42" data-ilot="element-form" data-kind="edit">
  <div data-role="messages"></div>
  <input type="hidden" name="active">
  <label>Titre <input name="titre"></label>
  <button data-action="save">Enregistrer</button>
  <button data-action="publish">Enregistrer et publier</button>
</form>`,
  attributes,
  descriptions: {
    kind: words(
      'ce que fait le formulaire : `new`, `edit` ou `submit` ; `edit` demande avant de perdre des modifications.',
      'what the form does: `new`, `edit` or `submit`; `edit` asks before changes are lost.',
    ),
    keep: words(
      'où est gardée une saisie que le serveur n’a pas prise : `session`, tant que l’onglet est ouvert ; `local`, une semaine sur l’appareil ; `off`, nulle part. Voir [ce qui reste sur l’appareil](ref:consent#appareil).',
      'where what the server did not take is kept: `session`, as long as the tab is open; `local`, a week on the device; `off`, nowhere. See [what stays on the device](ref:consent#appareil).',
    ),
  },
  examples: { kind: 'edit', keep: 'local' },
  partSchemas: parts,
  parts: {
    ...NEVER_KEPT,
    action: {
      text: words(
        'un bouton : enregistrer, ou publier et dépublier, qui demandent d’abord.',
        'a button: save, or publish and unpublish, which ask first.',
      ),
      attributes: { action: words('ce que fait le bouton.', 'what the button does.') },
    },
    active: words(
      'le champ caché que publier met à 1, dépublier à 0 ; fait quand il manque.',
      'the hidden field: publish sets it to 1, unpublish to 0; made when there is none.',
    ),
    messages: words(
      'la réponse du serveur ; faite au-dessus du formulaire quand elle manque.',
      'the server’s answer; made above the form when there is none.',
    ),
    closePopup: words('dans la réponse : ferme la fenêtre.', 'in the answer: closes the window.'),
  },
  events: {
    'ilots:element-saved': words(
      'sur le formulaire, avant le rechargement ; `detail.action`.',
      'on the form, before the reload; `detail.action`.',
    ),
  },
  calls: serverCalls,
  withoutScript: words(
    'Le formulaire est envoyé, la page suivante répond.',
    'The form is sent, and the next page answers.',
  ),
  keyboard: {
    'Entrée / Enter': words(
      'envoie, comme le bouton Enregistrer ; une fois.',
      'submits, as Save does; once.',
    ),
  },
  accessibility: [
    words(
      'La réponse est une `alert` qui vient sous les yeux et reçoit le focus ; pendant l’envoi le formulaire est `aria-busy`.',
      'The answer is an `alert` that comes into sight and gets the focus; while it is sent, the form is `aria-busy`.',
    ),
    words(
      'Une saisie qui n’a pas pu partir est gardée et proposée au retour.',
      'What could not be sent is kept and offered on return.',
    ),
  ],
})
