import { defineReference } from '../../src/island/define-reference'
import {
  FRAGMENT,
  OVERLAY_ACCESSIBILITY,
  OVERLAY_EVENTS,
  OVERLAY_KEYS,
} from '../../src/island/shared-reference'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }

const { oldCalls, ...sections } = texts

export const reference = defineReference({
  ...sections,
  name: 'modal',
  family: 'overlays',
  html: `<button type="button" id="supprimer">Supprimer</button>`,
  script: `document.querySelector('#supprimer').addEventListener('click', async () => {
  if (await Ilots.modal.confirm('Supprimer ce devis ?')) await Ilots.modal.alert('Le devis est supprimé.')
})`,
  attributes: {},
  partSchemas: parts,
  events: OVERLAY_EVENTS,
  calls: [FRAGMENT],
  chapters: [
    {
      id: 'anciens-appels',
      title: oldCalls.title,
      blocks: [
        oldCalls.text,
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
  keyboard: OVERLAY_KEYS,
  accessibility: [...OVERLAY_ACCESSIBILITY, ...texts.accessibility],
})
