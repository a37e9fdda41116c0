import type { Case } from '../../fixtures/cases/case'
import type { MyElement } from '../../fixtures/platform/my-elements'
import { applyForm, editForm, emptyValues, newForm, valuesOf } from '../../fixtures/site/parts/my-elements'

const element: MyElement = {
  id: 4,
  title: 'Technicien vitrage automobile',
  agency: 'Nantes',
  contract: 'CDI',
  text: 'Vous posez et calibrez des pare-brise, à l’atelier comme à domicile.',
  isActive: true,
  file: '',
}

export const cases: readonly Case[] = [
  {
    name: 'modifier',
    title: 'Modifier',
    note: `Enregistrer, publier, dépublier ; quitter la page avec une modification pose la question. Avec \
?fault=, rien n’est perdu.`,
    html: editForm('essai', element, valuesOf(element)),
  },
  {
    name: 'creer',
    title: 'Créer',
    html: newForm('essai', emptyValues),
  },
  {
    name: 'deposer',
    title: 'Déposer',
    note: 'Une candidature, avec un fichier.',
    html: applyForm(),
  },
  {
    name: 'boutons',
    title: 'Des boutons qui n’envoient pas d’eux-mêmes, sans zone de messages ni champ active',
    html: `<form class="quote" method="post" action="/mes-offres/modifier?module=essai&amp;element_id=4" \
data-ilot="element-form"><p><label>Intitulé <input name="titre" value="Technicien"></label></p><p>\
<label>Le poste <textarea name="texte">Vous posez et calibrez des pare-brise.</textarea></label></p>\
<p class="actions"><button class="button" type="button" data-action="save">Enregistrer</button>\
 <a class="button is-quiet" data-action="publish" href="/mes-offres">Publier</a></p></form>`,
  },
  {
    name: 'pas-un-formulaire',
    title: 'Autre chose qu’un formulaire',
    note: 'La console le dit.',
    html: '<div data-ilot="element-form"><p>Un bloc.</p></div>',
  },
]
