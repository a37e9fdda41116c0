import type { Case, Themed } from '../../fixtures/cases/case'
import { agencies } from '../../fixtures/site/data/agencies'
import { slugOf } from '../../fixtures/site/escape'

type Row = readonly string[]

const cells = (row: Row, name = 'td'): string => row.map((text) => `<${name}>${text}</${name}>`).join('')
const body = (...rows: Row[]): string =>
  `<tbody>\n${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}\n</tbody>`
const head = (...titles: Row): string =>
  `<thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`
/** A box that scrolls without script: it has a name and can be focused. */
const table = (caption: string, content: string, more = ''): string =>
  `<div class="table-scroll" role="region" aria-label="${caption}" tabindex="0">\
<table class="table${more}" data-ilot="sortable"><caption>${caption}</caption>${content}</table></div>`

const prices: readonly Row[] = [
  ['Impact, véhicule léger', '0,5', '89,90'],
  ['Pare-brise athermique', '2,5', '1 249,00'],
  ['Écran de lunette', '3', '640'],
  ['Vitre latérale', '1,5', '310,50'],
  ['Étanchéité de toit', '4', '1&nbsp;090,00'],
  ['Calibrage des caméras', '1', ''],
]

const visits: readonly Row[] = [
  ['02/01/2026', 'Brest', 'Impact'],
  ['30/11/2025', 'Rennes', 'Pare-brise'],
  ['09/12/2025 08:30', 'Vannes', 'Lunette arrière'],
  ['09/12/2025', 'Nantes', 'Vitre latérale'],
]

export const cases: readonly Case[] = [
  {
    name: 'prix',
    title: 'Du texte et des nombres',
    note: 'Les accents comptent comme en français, la virgule est décimale, une case vide va à la fin.',
    html: table(
      'Nos tarifs',
      `${head('Intervention', 'Durée (heures)', 'Prix (€)')}${body(...prices)}`,
      ' is-figures',
    ),
  },
  {
    name: 'dates',
    title: 'Des dates',
    html: table('Dernières interventions', `${head('Date', 'Atelier', 'Intervention')}${body(...visits)}`),
  },
  {
    name: 'unites',
    title: 'Des unités, des signes et des valeurs',
    note: `Une même unité partout trie par le nombre ; time et data-sort-value trient à la place du texte ; \
n.c., un tiret et le vide vont à la fin.`,
    html: table(
      'Essais',
      `${head('Date', 'Prix', 'Écart', 'Distance')}<tbody>
<tr><td><time datetime="2026-02-01">1er février</time></td><td>1&nbsp;200,50&nbsp;€</td><td>−12 %</td>\
<td>1 200 km</td></tr>
<tr><td>31/01/2026<br>08:30</td><td>80 €</td><td>3 %</td><td>n.c.</td></tr>
<tr><td>31/01/2026&nbsp;08:05</td><td data-sort-value="0">gratuit</td><td>-5 %</td><td>35 km</td></tr>
</tbody>`,
    ),
  },
  {
    name: 'sans-tri',
    title: 'Une colonne sans tri',
    note: 'data-sort="off" : le titre reste un titre.',
    html: table(
      'Ateliers de Bretagne',
      `<thead><tr><th scope="col">Atelier</th><th scope="col">Postes</th>\
<th scope="col" data-sort="off">Plan</th><td></td></tr></thead>${body(
        ...agencies
          .filter(({ region }) => region === 'Bretagne')
          .map(
            ({ city, posts, region, slug }): Row => [
              city,
              String(posts),
              `<a href="/agences/${slugOf(region)}/${slug}">Voir ${city}</a>`,
              '',
            ],
          ),
      )}`,
    ),
  },
  {
    name: 'groupes',
    title: 'Plusieurs groupes de lignes, et un total',
    note: 'Chaque groupe est trié pour lui-même ; titres et total restent.',
    html: table(
      'Poses du mois, par région',
      `${head('Atelier', 'Poses', 'Chiffre (€)')}
<tbody><tr><th colspan="3" scope="rowgroup">Bretagne</th></tr><tr><td>Vannes</td><td>41</td><td>9 800</td></tr>\
<tr><td>Brest</td><td>112</td><td>31 400,50</td></tr><tr><td>Rennes</td><td>96</td><td>28 000</td></tr>\
<tr data-sort="off"><td>Ensemble</td><td>249</td><td>69 200,50</td></tr></tbody>
<tbody><tr><th colspan="3" scope="rowgroup">Pays de la Loire</th></tr><tr><td>Nantes</td><td>104</td>\
<td>29 900</td></tr><tr><td>Angers</td><td>58</td><td>15 250</td></tr></tbody>
<tfoot><tr><th scope="row">Total</th><td>411</td><td>114 350,50</td></tr></tfoot>`,
    ),
  },
  {
    name: 'titres-riches',
    title: 'Des titres sur deux lignes, avec un lien et une image',
    note: 'Un titre qui couvre plusieurs colonnes n’en trie aucune ; un lien dans un titre reste un lien.',
    html: table(
      'Délais de nos ateliers',
      `<thead><tr><th rowspan="2" scope="col">Ville <small>(et <abbr title="département">dép.</abbr>)</small>\
</th><th colspan="2" scope="colgroup">Délai en jours</th><th rowspan="2" scope="col">\
<a href="/assurance">Agrément</a></th></tr>
<tr><th scope="col">Pare-brise</th><th scope="col">\
<img src="/assets/site/images/vitre.svg" alt="Vitre" width="32" height="32"></th></tr></thead>${body(
        ['Vannes (56)', '3', '1', 'Oui'],
        ['Angers (49)', '1', '2', 'Non'],
        ['Le Mans (72)', '2', '4', 'Oui'],
      )}`,
    ),
  },
  {
    name: 'champs',
    title: 'Des liens et des champs dans les cases',
    note: 'Ce qui est tapé et coché voyage avec la ligne.',
    html: `<form action="/ilots/cible">${table(
      'Votre commande',
      `${head('Pièce', 'Quantité', 'Livraison', 'À commander')}${body(
        ...['Rétroviseur', 'Joint de lunette', 'Balai d’essuie-glace'].map(
          (piece, index): Row => [
            `<a href="/ilots/cible?bloc=piece-${index}">${piece}</a>`,
            `<input name="quantite-${index}" aria-label="Quantité, ${piece}" value="${3 - index}" size="4" \
inputmode="numeric">`,
            `<select name="livraison-${index}" aria-label="Livraison, ${piece}"><option>Atelier</option>\
<option${index === 1 ? ' selected' : ''}>Domicile</option></select>`,
            `<input type="checkbox" name="choix-${index}" aria-label="À commander, ${piece}">`,
          ],
        ),
      )}`,
    )}<p><button class="button" type="submit">Commander</button></p></form>`,
  },
  {
    name: 'colspan',
    title: 'Des cases sur plusieurs colonnes',
    note: 'Une telle case compte pour chacune de ses colonnes.',
    html: table(
      'Horaires du samedi',
      `${head('Atelier', 'Matin', 'Après-midi')}${`<tbody><tr><td>Rennes</td><td>8 h à 12 h</td>\
<td>13 h à 17 h</td></tr><tr><td>Brest</td><td colspan="2">Fermé</td></tr><tr><td>Angers</td>\
<td colspan="2">9 h à 16 h</td></tr></tbody>`}`,
    ),
  },
  {
    name: 'sans-thead',
    title: 'Un tableau sans thead',
    note: 'La première ligne, toute en th, en tient lieu.',
    html: `<table class="table" data-ilot="sortable" aria-label="Garanties"><tr><th>Garantie</th><th>Années</th>\
</tr><tr><td>Pose</td><td>10</td></tr><tr><td>Étanchéité</td><td>30</td></tr><tr><td>Calibrage</td><td>2</td>\
</tr></table>`,
  },
  {
    name: 'deja-trie',
    title: 'Déjà trié par le serveur',
    note: 'Le premier clic sur cette colonne inverse l’ordre.',
    html: table(
      'Ouvertures',
      `<thead><tr><th scope="col">Ville</th><th scope="col" aria-sort="ascending">Année</th></tr>\
</thead>${body(['Lyon', '1987'], ['Brest', '1994'], ['Nancy', '2008'])}`,
    ),
  },
  {
    name: 'rowspan',
    title: 'Une case sur plusieurs lignes',
    note: 'Ces lignes ne peuvent pas se séparer : la console le dit, le tableau reste tel quel.',
    html: table(
      'Équipes',
      `${head('Atelier', 'Nom')}<tbody><tr><td rowspan="2">Brest</td><td>Maëlle Kerboul</td></tr><tr>\
<td>Ewen Riou</td></tr><tr><td>Vannes</td><td>Solenn Prigent</td></tr></tbody>`,
    ),
  },
  {
    name: 'sans-titres',
    title: 'Un tableau sans titres',
    note: 'La console le dit ; rien ne change.',
    html: `<table class="table" data-ilot="sortable" aria-label="Horaires"><tbody><tr><td>Lundi</td>\
<td>8 h à 19 h</td></tr></tbody></table>`,
  },
]

export const themed: Themed = { name: 'prix' }
