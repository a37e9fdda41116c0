/** Sizes as the reference prints them: the ceilings that the check holds, not the bytes of a day. */
import { MOST_SCRIPTS } from '../budgets'
import { ceilingOf, ceilingOfIsland } from '../ceilings'
import { bothIn, type Language, type Page, table } from './model'

/** As `24.4`, `24,4` in French. @returns kB of 1,024 bytes */
export function kilobytes(bytes: number, language: Language): string {
  const size = (bytes / 1_024).toFixed(1).replace(/\.0$/, '')
  return language === 'fr' ? size.replace('.', ',') : size
}

type Row = readonly [fr: string, en: string, bytes: number, scripts: number]

const islandRow = (fr: string, en: string, island: string): Row => {
  const { bytes, scripts } = ceilingOfIsland(island)
  return [fr, en, bytes, scripts]
}

const rows = (): readonly Row[] => [
  ['`ilots.js`', '`ilots.js`', ceilingOf('wholes', 'ilots.js'), 1],
  [
    '`ilots.legacy.js`, à sa place',
    '`ilots.legacy.js`, in its place',
    ceilingOf('wholes', 'ilots.legacy.js'),
    1,
  ],
  ['les blocs cliquables, en plus', 'clickable blocks, besides it', ceilingOf('firstUses', 'goto-block'), 1],
  [
    'l’accueil du site d’essai, avant tout geste',
    'the fixture home page before anyone touches it',
    ceilingOf('wholes', 'home page at rest'),
    MOST_SCRIPTS.home,
  ],
  islandRow('une fenêtre, un lien protégé, un zoom', 'the dialog, pop-ups, secure links, zoom', 'modal'),
  islandRow('la lightbox', 'the lightbox', 'lightbox'),
  islandRow('le menu mobile', 'the mobile menu', 'mobile-menu'),
  islandRow('un bloc de contenu', 'a content block', 'content-block'),
  islandRow('un formulaire contrôlé', 'a checked form', 'form'),
  islandRow('une réservation', 'booking', 'booking'),
  islandRow('un champ de date', 'a date field', 'date-field'),
  [
    'le même, calendrier ouvert',
    'the same, its calendar open',
    ceilingOf('opened', 'date-field'),
    MOST_SCRIPTS.library,
  ],
  islandRow('des suggestions sous un champ', 'suggestions below a field', 'autocomplete'),
  islandRow('un carrousel', 'a slider', 'slider'),
  islandRow('l’inspecteur, à la demande', 'the inspector, when asked for', 'inspector'),
]

export function sizesIn(language: Language): Page {
  const both = bothIn(language)
  const head = both(
    'Première utilisation|Au plus|Fichiers, au plus',
    'First use|At most|Files, at most',
  ).split('|')
  const unit = both('ko', 'kB')
  const blocks = [
    both(
      'Après brotli, en ko de 1 024 octets : arrondis, un dixième environ au-dessus de ce que pèsent les fichiers. `npm run size` écrit à côté ce que pèse votre construction. Une première utilisation est une seule vague : le fichier de l’îlot et ceux dont il a besoin sont demandés ensemble. Un fichier qui est déjà là n’est pas redemandé.',
      'After brotli, in kB of 1,024 bytes: round, about a tenth above what the files weigh. `npm run size` prints what your build weighs beside them. A first use is one wave: the island’s file and those that it needs are asked for together. A file that is there already is not asked for again.',
    ),
    table(
      head,
      rows().map(([fr, en, bytes, scripts]) => [
        both(fr, en),
        `${kilobytes(bytes, language)} ${unit}`,
        `${scripts}`,
      ]),
    ),
    both(
      'Ce que cela donne sur une page entière, face à d’autres : [la vitesse](ref:speed).',
      'What that makes of a whole page, compared with others: [speed](ref:speed).',
    ),
  ]
  return {
    slug: 'sizes',
    section: 'guide',
    title: both('Le poids', 'Sizes'),
    lead: both(
      'Les plafonds que le contrôle tient pour une première utilisation, tout compris.',
      'The ceilings that the check holds for a first use, everything included.',
    ),
    markdown: blocks.join('\n\n'),
  }
}
