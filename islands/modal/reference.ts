import { defineReference, words } from '../../src/island/define-reference'
import {
  FRAGMENT,
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
} from '../../src/island/shared-reference'
import { parts } from './parts'

export const reference = defineReference({
  name: 'modal',
  family: 'overlays',
  purpose: words(
    'le dialogue qu’ouvrent les scripts de la page : titre, contenu, boutons, question.',
    'the dialog that page scripts open: title, content, buttons, question.',
  ),
  html: `<button type="button" id="supprimer">Supprimer</button>`,
  script: `document.querySelector('#supprimer').addEventListener('click', async () => {
  if (await Ilots.modal.confirm('Supprimer ce devis ?')) await Ilots.modal.alert('Le devis est supprimé.')
})`,
  attributes: {},
  descriptions: {},
  examples: {},
  partSchemas: parts,
  parts: {
    title: words('le titre.', 'the title.'),
    body: words('le contenu.', 'the body.'),
    footer: words(
      'le bas, avec les boutons `#{product}ModalBtn{n}`.',
      'the footer, with the buttons `#{product}ModalBtn{n}`.',
    ),
    close: words(
      'la croix : avec `closetop`, et toujours quand il n’y a pas de bouton ; Échap et Retour ferment aussi.',
      'the close control: with `closetop`, and always without buttons; Escape and Back close as well.',
    ),
  },
  events: OVERLAY_EVENTS,
  calls: [FRAGMENT],
  globals: {
    'Ilots.modal.open(params)': words(
      '`titre`, `contenu`, `contenubas`, `buttons`, `autoclose`, `complete`, `themeclass`, `relativeto`, `closetop`.',
      '`titre`, `contenu`, `contenubas`, `buttons`, `autoclose`, `complete`, `themeclass`, `relativeto`, `closetop`.',
    ),
    'buttons: [{ titre, … }]': words(
      'une liste ; de chaque bouton : `titre` (texte, ou fonction ; sans lui le bouton dit « OK », avec `ILOTS-505`, qui nomme la clé la plus proche : `title`, `label`, `text`…), `action` (fonction), `important`, `secondaire` et `autoclose` (booléens ; `autoclose` ferme la modale), `position` (`"g"` ou `"d"`), `addclass` (texte), `adddata` (liste dont le premier élément a les attributs à ajouter).',
      'a list; of each button: `titre` (text, or a function; without it the button says “OK”, with `ILOTS-505`, which names the nearest key: `title`, `label`, `text`…), `action` (a function), `important`, `secondaire` and `autoclose` (booleans; `autoclose` closes the modal), `position` (`"g"`, left, or `"d"`, right), `addclass` (text), `adddata` (a list whose first element has the attributes to add).',
    ),
    'Ilots.modal.close()': words('ferme ce qui est ouvert.', 'closes what is open.'),
    'Ilots.modal.alert(content)': words(
      'une promesse, tenue à la fermeture. Un texte peut être une fonction : elle est rappelée quand les traductions du site arrivent.',
      'a promise, kept when it closes. A text may be a function: it is asked again when the site’s translations arrive.',
    ),
    'Ilots.modal.confirm(content, { cancel, ok })': words(
      'une promesse : `true` pour oui.',
      'a promise: `true` for yes.',
    ),
    'Ilots.store': words(
      '`getState().modal.stack` : ce qui est ouvert, `{ id, island, kind, title, url, parameters }` ; `subscribe(fonction)` écoute.',
      '`getState().modal.stack`: what is open, `{ id, island, kind, title, url, parameters }`; `subscribe(function)` listens.',
    ),
    '{product}Modal, {product}ModalClose, {product}Alert, {product}Confirm': words(
      'les anciens noms ; leurs textes sont du HTML. Voir [la migration](ref:migration).',
      'the old names; their texts are HTML. See [migration](ref:migration).',
    ),
  },
  chapters: [
    {
      id: 'anciens-appels',
      title: words('Les anciens appels', 'The old calls'),
      blocks: [
        words(
          'Avec `data-product="acme"`. Neuf valeurs dans cet ordre, dont seule `contenu` est indispensable ; `undefined` tient la place d’une autre. Le contenu est du HTML.',
          'With `data-product="acme"`. Nine values in this order, of which `contenu` alone has to be there; `undefined` stands for another one. The content is HTML.',
        ),
        {
          js: `// titre, contenu, contenubas, buttons, autoclose (ms), complete, themeclass, relativeto, closetop
acmeModal('Votre devis', '<p>Il part par courriel.</p>', undefined, [
  { titre: 'Annuler', secondaire: true, autoclose: true },
  { titre: 'Envoyer', important: true, action: envoyer },
])
acmeModalClose()

acmeAlert('Devis envoyé.', () => console.log('fermée'))
// contenu, suite, texte du non, texte du oui
acmeConfirm('Supprimer ce devis ?', (oui) => oui && supprimer(), 'Garder', 'Supprimer')
// adresse, champs, { type: 'ajax' ou 'iframe', width, height }
acmePopup('/horaires', { agence: 'brest' }, { width: 600, height: 400 })`,
        },
      ],
    },
  ],
  withoutScript: words(
    'Rien ne s’ouvre : le bouton d’un formulaire l’envoie.',
    'Nothing opens: a form’s button submits it.',
  ),
  keyboard: OVERLAY_KEYS,
  accessibility: [
    ...OVERLAY_ACCESSIBILITY,
    words(
      'Le focus va au premier bouton important, sinon au premier bouton, sinon à la fermeture. Un texte reste du texte ; un `Element` ou un `template` est du HTML.',
      'The focus goes to the first important button, else the first button, else the close control. A text stays text; an `Element` or a `template` is HTML.',
    ),
  ],
})
