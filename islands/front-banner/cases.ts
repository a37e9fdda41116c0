import type { Case } from '../../fixtures/cases/case'

const banner = (
  attributes: string,
  text: string,
  link = '<a href="/agences">Trouver un atelier</a>',
): string =>
  `<div class="notice" data-ilot="front-banner" ${attributes}><div class="notice-inner"><p>${text} ${link}</p>\
<a class="notice-close" data-role="close" href="?ferme">\
<span class="visually-hidden">Fermer cette annonce</span></a></div></div>
<p><a href="/services">Nos services</a></p>`

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Une bannière à fermer',
    note: 'Elle revient à la page suivante.',
    html: banner('', 'Nos ateliers ferment à 17 h ce samedi.'),
  },
  {
    name: 'session',
    title: 'Fermée pour la visite',
    html: banner('id="banniere-samedi" data-remember="session"', 'Ouverture exceptionnelle ce dimanche.'),
  },
  {
    name: 'jours',
    title: 'Fermée pour 30 jours',
    note: 'Un cookie le retient.',
    html: banner('id="banniere-lyon" data-remember="30"', 'Un nouvel atelier ouvre à Lyon.'),
  },
  {
    name: 'sans-id',
    title: 'À retenir, mais sans id',
    note: 'La console dit quoi ajouter ; elle se ferme quand même.',
    html: banner('data-remember="7"', 'Calibrage offert en mars.'),
  },
  {
    name: 'valeur-refusee',
    title: 'Une durée illisible',
    note: 'La console le dit ; rien n’est retenu.',
    html: banner('id="banniere-duree" data-remember="toujours"', 'Devis gratuit, prix ferme.'),
  },
  {
    name: 'deux',
    title: 'Deux bannières',
    html: `${banner('id="banniere-nord" data-remember="session"', 'Neige au nord : véhicules de prêt disponibles.')}
${banner('id="banniere-sud" data-remember="session"', 'Grêle au sud : prenez rendez-vous en ligne.')}`,
  },
  {
    name: 'bouton',
    title: 'Un bouton au lieu d’un lien',
    html: `<div class="notice" data-ilot="front-banner"><div class="notice-inner">\
<p>Atelier mobile à Bordeaux mardi.</p><button class="button is-small" type="button" data-role="close">\
Compris</button></div></div>`,
  },
  {
    name: 'sans-fermeture',
    title: 'Rien pour la fermer',
    note: 'La console le dit ; la bannière reste.',
    html: `<div class="notice" data-ilot="front-banner"><div class="notice-inner">\
<p>Le téléphone est en maintenance ce matin.</p></div></div>`,
  },
]
