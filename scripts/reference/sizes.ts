/** Sizes as the reference and both READMEs print them: the ceilings that the check holds, not the bytes of a day. */
import { MOST_SCRIPTS } from '../budgets'
import { ceilingOf, ceilingOfIsland } from '../ceilings'
import type { Language } from './model'

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

/** The table of a README, Markdown. */
function sizesTable(language: Language): string {
  const isFrench = language === 'fr'
  const head = isFrench
    ? '| première utilisation, tout compris | au plus | fichiers, au plus |'
    : '| first use, everything included | at most | files, at most |'
  const lines = rows().map(
    ([fr, en, bytes, scripts]) =>
      `| ${isFrench ? fr : en} | ${kilobytes(bytes, language)} ${isFrench ? 'ko' : 'kB'} | ${scripts} |`,
  )
  return [head, '| --- | ---: | ---: |', ...lines].join('\n')
}

const TABLE = /(<!-- npm run reference -->\n)[\s\S]*?(?=<!-- \/ -->)/

/** A README with its table as it is now. @throws Error when it has no place for it. */
export function withSizes(readme: string, language: Language): string {
  if (!TABLE.test(readme)) throw new Error('README: expected <!-- npm run reference --> … <!-- / -->')
  return readme.replace(TABLE, (_, start: string) => `${start}\n${sizesTable(language)}\n\n`)
}
