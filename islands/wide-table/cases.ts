import type { Case, Themed } from '../../fixtures/cases/case'
import { caseBlocks } from '../../fixtures/cases/content-blocks'
import { agencyColumns, agencyItems } from '../../fixtures/site/parts/blocks/catalogue'
import { renderBlock } from '../../fixtures/site/parts/blocks/render'

type Row = readonly string[]

/** @param figures the columns that hold figures, from 0. */
const line = (row: Row, name: 'td' | 'th scope="col"', figures: readonly number[] = []): string =>
  `<tr>${row
    .map((text, index) => {
      const figure = figures.includes(index) ? ' class="is-figure"' : ''
      return `<${name}${figure}>${text}</${name.slice(0, 2)}>`
    })
    .join('')}</tr>`
/** A box that scrolls without script: it has a name and can be focused. */
const box = (name: string, content: string): string =>
  `<div class="table-scroll" role="region" aria-label="${name}" tabindex="0">${content}</div>`
const workshops = (attributes: string, columns = agencyColumns): string =>
  `<table class="table" ${attributes}><thead>${line(
    columns.map(([title]) => title),
    'th scope="col"',
  )}</thead><tbody>${agencyItems
    .slice(0, 12)
    .map((item) =>
      line(
        columns.map(([, cell]) => cell(item)),
        'td',
      ),
    )
    .join('\n')}</tbody></table>`

const block = caseBlocks.find(({ name }) => name === 'tableau')

/** Stock, price and discount. */
const ORDER_FIGURES = [2, 4, 5]
const ORDER_COLUMNS = ['Pièce', 'Référence', 'Stock', 'Délai', 'Prix (€)', 'Remise', 'Quantité', 'Remarque']

export const cases: readonly Case[] = [
  {
    name: 'ateliers',
    title: 'Huit colonnes',
    note: 'Sept colonnes à partir de 1200 px, deux sur un téléphone ; le plein écran les montre toutes.',
    html: box('Nos ateliers', workshops('data-ilot="wide-table" aria-label="Nos ateliers"')),
  },
  {
    name: 'derniere-fixe',
    title: 'La dernière colonne reste',
    note: 'Sous 768 px, elle s’ajoute aux autres.',
    html: box(
      'Ateliers et fiches',
      workshops('data-ilot="wide-table" data-sticky-last aria-label="Ateliers et fiches"'),
    ),
  },
  {
    name: 'triable',
    title: 'Triable aussi',
    note: 'Le tri se fait dans la page et en plein écran.',
    html: box(
      'Ateliers et postes',
      workshops('data-ilot="sortable wide-table" data-sticky-last="true" aria-label="Ateliers et postes"'),
    ),
  },
  {
    name: 'etroit',
    title: 'Deux colonnes',
    note: 'Rien n’est caché : rien ne change.',
    html: box('Régions', workshops('data-ilot="wide-table" aria-label="Régions"', agencyColumns.slice(0, 2))),
  },
  {
    name: 'cases-fusionnees',
    title: 'Des cases sur plusieurs colonnes et plusieurs lignes',
    note: 'Une case sur plusieurs colonnes rétrécit avec ce qui est caché.',
    html: box(
      'Poses de l’année',
      `<table class="table" data-ilot="wide-table"><caption>Poses de l’année</caption>
<thead><tr><th rowspan="2" scope="col">Atelier</th><th colspan="4" scope="colgroup">Premier semestre</th>\
<th colspan="4" scope="colgroup">Second semestre</th></tr>
<tr><th scope="col">Léger</th><th scope="col">Utilitaire</th><th scope="col">Car</th><th scope="col">Camion</th>\
<th scope="col">Léger</th><th scope="col">Utilitaire</th><th scope="col">Car</th><th scope="col">Camion</th>\
</tr></thead>
<tbody><tr><th rowspan="2" scope="row">Brest</th><td>312</td><td>88</td><td>12</td><td>31</td><td>340</td>\
<td>91</td><td>9</td><td>28</td></tr><tr><td colspan="4">Objectif 440</td><td colspan="4">Objectif 460</td></tr>\
<tr><th scope="row">Rennes</th><td>401</td><td>120</td><td colspan="2">Non proposé</td><td>388</td><td>131</td>\
<td>4</td><td>17</td></tr></tbody>
<tfoot><tr><th colspan="5" scope="row">Ensemble des deux ateliers</th><td>728</td><td>222</td><td>13</td>\
<td>45</td></tr></tfoot></table>`,
    ),
  },
  {
    name: 'champs',
    title: 'Des liens, des champs et une modale dans les cases',
    note: 'En plein écran, ils gardent leur usage et ce qui est tapé.',
    html: `<form action="/ilots/cible">${box(
      'Votre commande',
      `<table class="table" data-ilot="wide-table" aria-label="Votre commande">
<thead>${line(ORDER_COLUMNS, 'th scope="col"', ORDER_FIGURES)}</thead>
<tbody>${['Rétroviseur', 'Joint de lunette', 'Balai d’essuie-glace']
        .map((piece, index) =>
          line(
            [
              `<a data-ilot="popup" href="/horaires?agence=brest">${piece}</a>`,
              `VT-${204 + index}`,
              String(7 * index),
              '2 jours',
              `${18 + index},90`,
              '5',
              `<input name="quantite-${index}" aria-label="Quantité, ${piece}" value="1" size="4">`,
              `<input name="remarque-${index}" aria-label="Remarque, ${piece}" value="">`,
            ],
            'td',
            ORDER_FIGURES,
          ),
        )
        .join('')}</tbody></table>`,
    )}<p><button class="button" type="submit">Commander</button></p></form>`,
  },
  {
    name: 'tableau',
    title: 'Dans un bloc que le serveur rafraîchit',
    note: 'Le nouveau tableau a ses colonnes ; Précédent rend l’ancien, entier.',
    html: block ? renderBlock(block) : '',
    block: 'tableau',
  },
]

export const themed: Themed = { name: 'ateliers', press: '.ilots-wide-more button' }
