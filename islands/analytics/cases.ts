import type { Case } from '../../fixtures/cases/case'

/** What these pages add to the site's own scripts. */
export const script = '/assets/site/analytics-cases.js'

export const cases: readonly Case[] = [
  {
    name: 'lien',
    title: 'Un lien et un bouton suivis',
    note: 'Sans consentement rien ne quitte la page ; les écouteurs de la page sont prévenus.',
    html: `<p><a href="/contact/demander-un-devis" data-analytics-category="devis" \
data-analytics-label="article" data-analytics-value="3">Demander un devis</a>
<button class="button is-quiet is-small" type="button" data-analytics-category="telephone">Être rappelé</button></p>`,
  },
  {
    name: 'imbrique',
    title: 'Un bouton suivi dans un bloc suivi',
    note: 'Un clic compte une fois, pour l’élément le plus proche.',
    html: `<div class="tile" data-goto-url="/ilots/cible?bloc=suivi" data-analytics-category="bloc" \
data-analytics-label="atelier"><p>Atelier de Bercy</p>
<button class="button is-quiet is-small" type="button" data-analytics-category="bloc" \
data-analytics-label="horaires">Les horaires</button></div>`,
  },
  {
    name: 'consentement',
    title: 'Le consentement, donné puis retiré',
    note: 'Ce qui attendait part avec le consentement, avec l’empreinte de l’adresse et du téléphone.',
    html: `<p><button class="button" type="button" data-consent="oui">Accepter la mesure</button>\
 <button class="button is-quiet" type="button" data-consent="non">Refuser</button>
<button class="button is-quiet" type="button" data-analytics-category="essai" data-analytics-label="bouton">\
Un événement</button></p>
<p>Partis : <output data-sent>0</output></p>`,
    config: {
      analytics: {
        consent: false,
        queue: 'send',
        hash: true,
        target: 'mesures',
        user_email: ' Anne@Vitrea.example ',
        user_phone: '01 99 00 11 10',
      },
    },
    isAlone: true,
  },
  {
    name: 'categorie-vide',
    title: 'Une catégorie vide',
    note: 'La console le dit ; le bouton fait ce qu’il faisait.',
    html: `<p><button class="button is-quiet is-small" type="button" data-analytics-category="">\
Sans catégorie</button></p>`,
  },
]
