import type { Case } from '../../fixtures/cases/case'

/** A long page between the link and where it leads. */
const text = (title: string) =>
  `<div class="long-read"><h3>${title}</h3>${`<p>Nos ateliers réparent les impacts de moins de deux \
centimètres, hors du champ de vision du conducteur. La résine durcit en quelques minutes ; le verre retrouve sa \
solidité et, presque toujours, sa transparence.</p>`.repeat(6)}</div>`
const page = (links: string, target: string) =>
  `<p>${links}</p>${text('Avant')}${target}${text('Ensuite')}${text('Pour finir')}`
const link = (hash: string, label: string, more = '') => `<a href="#${hash}"${more}>${label}</a>`

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Un lien et sa cible',
    note: 'La page défile en 550 ms, sous l’en-tête fixé ; le focus suit, Retour ramène.',
    html: page(
      `${link('tarifs', 'Nos tarifs')} ${link('nulle-part', 'Une cible absente')} <a \
href="/ilots/hash-scroll/simple#tarifs">Par l’adresse entière</a>
<a href="#tarifs" target="_blank">Dans un onglet</a>`,
      `<section id="tarifs"><h2>Nos tarifs</h2><p>Un impact : 89 €, le plus souvent pris en charge.</p>\
</section><p>${link('', 'Haut de page')} ${link('top', 'Tout en haut')}</p>`,
    ),
    isAlone: true,
  },
  {
    name: 'champ',
    title: 'Une cible avec un champ',
    note: 'Le premier champ de texte a le focus : ni la case, ni le champ caché.',
    html: page(
      link('rappel', 'Être rappelé'),
      `<form id="rappel" action="/etre-rappele"><h2>Être rappelé</h2>\
<input type="hidden" name="source" value="page"><p><label>\
<input type="checkbox" name="urgence"> C’est urgent</label></p>
<p><label>Fax <input name="fax" disabled></label> <label>Téléphone <input type="tel" name="telephone">\
</label> <label>Message <textarea name="message"></textarea></label></p><p>\
<button class="button">Envoyer</button></p></form>`,
    ),
    isAlone: true,
  },
  {
    name: 'decalage',
    title: 'data-offset-ancre sur la cible',
    note: 'Deux cents pixels restent au-dessus.',
    html: page(
      link('garantie', 'La garantie'),
      '<section id="garantie" data-offset-ancre="200"><h2>La garantie</h2><p>À vie, sur chaque pose.</p></section>',
    ),
    isAlone: true,
  },
  {
    name: 'decalage-page',
    title: 'data-offset-ancre sur body',
    html: page(
      link('delais', 'Les délais'),
      '<section id="delais"><h2>Les délais</h2><p>Le jour même.</p></section>',
    ),
    body: { 'data-offset-ancre': '150' },
    isAlone: true,
  },
  {
    name: 'refuse',
    title: 'Un décalage refusé',
    note: 'La console dit ce qui était attendu ; la cible est sous l’en-tête.',
    html: page(
      link('acces', 'Venir à l’atelier'),
      '<section id="acces" data-offset-ancre="beaucoup"><h2>Venir</h2><p>18 rue de Bercy.</p></section>',
    ),
    isAlone: true,
  },
  {
    name: 'noms',
    title: 'Des noms de toutes sortes',
    note: 'Accents, espaces, points, ancre d’autrefois.',
    html: page(
      `${link('%C3%A9t%C3%A9', 'L’été')} ${link('été', 'L’été, sans codage')} \
${link('prix.ttc:2026', 'Les prix TTC')} ${link('cent%', 'Cent pour cent')} ${link('ancienne', 'L’ancienne ancre')}`,
      `<h2 id="été">L’été</h2><p>Ouvert en août.</p><h2 id="prix.ttc:2026">Les prix TTC</h2><p>89 €.</p>\
<h2 id="cent%">Cent pour cent</h2><p>Du verre recyclé.</p><p><a name="ancienne"></a>L’ancienne ancre.</p>`,
    ),
    isAlone: true,
  },
  {
    name: 'image-tardive',
    title: 'Une image qui arrive après',
    note: 'La page grandit au-dessus de la cible, qui reste en place.',
    html: page(
      link('apres-image', 'Après l’image'),
      `<div id="place-image"></div><section id="apres-image"><h2>Après l’image</h2>\
<p>Ce texte reste sous l’en-tête.</p></section>`,
    ),
    isAlone: true,
  },
]
