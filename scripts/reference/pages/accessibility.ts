/** The accessibility statement of the islands, criterion by criterion, from what the tests say. */
import { words } from '../../../src/island/define-reference'
import { content } from '../accessibility/content'
import type { Findings, Tests } from '../accessibility/criterion'
import { forms } from '../accessibility/forms'
import { navigation } from '../accessibility/navigation'
import { presentation } from '../accessibility/presentation'
import { RGAA, THEMES } from '../accessibility/rgaa'
import { scripts } from '../accessibility/scripts'
import { sitesAlone } from '../accessibility/site'
import { wcag22 } from '../accessibility/wcag'
import { type Block, type Both, heading, list, mono, paragraph, type Say, type Source, table } from '../model'

/** Those that touch islands, in the order of the norm. */
export const criteria = [...content, ...scripts, ...presentation, ...forms, ...navigation]

const anchorOf = (norm: string, number: string) => `${norm}-${number.replaceAll('.', '-')}`

/** As it goes on after a colon. */
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function findings({ does, yours, open, tests }: Findings, both: Both, say: Say): readonly Block[] {
  return [
    paragraph(say(does)),
    ...(yours ? [paragraph(`${both('À vous :', 'Yours:')} ${small(say(yours))}`)] : []),
    ...(open ? [paragraph(`${both('Pas testé :', 'Not tested:')} ${small(say(open))}`)] : []),
    ...listOf(tests, both),
  ]
}

/** Titles are quoted as they are, in English. */
function listOf(tests: Tests, both: Both): readonly Block[] {
  const files = Object.entries(tests).map(
    ([file, titles]) =>
      `${mono(file)}${both(' :', ':')} ${titles.map((title) => both(`« ${title} »`, `“${title}”`)).join(both(' ; ', '; '))}`,
  )
  return files.length > 0 ? [list(...files)] : []
}

function themeBlocks(theme: number, both: Both, say: Say): readonly Block[] {
  const own = criteria.filter(({ number }) => number.startsWith(`${theme}.`))
  const name = THEMES[theme - 1]
  if (own.length === 0 || !name) return []
  return [
    heading(`theme-${theme}`, `${theme}. ${say(name)}`),
    ...own.flatMap((criterion) => {
      const { number, english } = criterion
      const [wcag, title] = RGAA[number]
      return [
        heading(anchorOf('critere', number), `${number} ${both(title, english)}`, 3),
        paragraph(`WCAG ${wcag}`),
        ...findings(criterion, both, say),
      ]
    }),
  ]
}

const howTested = (both: Both): readonly string[] => [
  both(
    'Dans Chromium, et dans Firefox pour ce qui diffère, à chaque modification ; presque tout dans les deux, sur Preact et sur React, avant une version ; les parcours principaux dans WebKitGTK, où il peut être installé.',
    'In Chromium, and in Firefox for what differs, with each change; nearly all in both, on Preact and on React, before a version; the main journeys in WebKitGTK, where it can be had.',
  ),
  both(
    'axe juge (règles WCAG 2.2 A et AA, et bonnes pratiques) chaque page du site d’essai au repos, et les îlots après une interaction.',
    'axe judges (rules of WCAG 2.2 A and AA, and best practices) each page of the fixture site at rest, and the islands after an interaction.',
  ),
  both(
    'Le clavier, la souris et le doigt (émulé) font les parcours ; les tests trouvent les contrôles par leur rôle et leur nom, comme un lecteur d’écran.',
    'Keyboard, mouse and finger (emulated) make the journeys; the tests find controls by role and name, as a screen reader does.',
  ),
  both(
    'Ce que chaque îlot fait dire à un lecteur d’écran, tiré de l’arbre d’accessibilité de Chromium, est gardé en texte dans `islands/<nom>/reading.txt` et comparé à chaque modification : un fichier par îlot, à lire sans outil ; `docs/lecture.md` dit comment.',
    'What each island has a screen reader say, taken from Chromium’s accessibility tree, is kept as a text in `islands/<name>/reading.txt` and compared with each change: one file for each island, in French, to be read without a tool; `docs/lecture.md` says how.',
  ),
]

const notTested = (both: Both): readonly string[] => [
  both(
    'De vrais lecteurs d’écran (NVDA, JAWS, VoiceOver, TalkBack), des loupes d’écran, la commande vocale.',
    'Real screen readers (NVDA, JAWS, VoiceOver, TalkBack), screen magnifiers, voice control.',
  ),
  both(
    'Le vrai Safari, sur macOS et iOS : WebKitGTK en est proche, il n’est pas lui.',
    'The real Safari, on macOS and iOS: WebKitGTK is close to it, and is not it.',
  ),
  both(
    'De vrais écrans tactiles et de vrais téléphones ; des personnes handicapées.',
    'Real touch screens and real phones; people with disabilities.',
  ),
  both(
    'Un audit par quelqu’un d’autre. Chaque critère dit aussi ce que ses tests laissent de côté.',
    'An audit by somebody else. Each criterion also says what its tests leave out.',
  ),
]

export const accessibility: Source = {
  slug: 'accessibility',
  section: 'guide',
  title: words('Accessibilité des îlots', 'Accessibility of the islands'),
  lead: words(
    'Critère par critère du RGAA 4.1 : ce que font les îlots, quel test le dit, et ce qui reste à votre site.',
    'Criterion by criterion of RGAA 4.1: what the islands do, which test says so, and what is left to your site.',
  ),
  blocks: (both, say) => [
    heading('portee', both('Ce que cette page dit, et ne dit pas', 'What this page says, and does not say')),
    paragraph(
      both(
        'Seul un site peut être conforme : c’est lui qui a des pages, des textes et des images. Cette page n’est pas une déclaration de conformité ; elle donne à qui écrit la vôtre, ou l’audite, ce qui est su des îlots.',
        'Only a site can conform: it has the pages, the texts and the images. This page is no declaration of conformity; it gives whoever writes yours, or audits it, what is known of the islands.',
      ),
    ),
    paragraph(
      both(
        'Elle est faite des tests : chaque test cité existe sous ce titre, et une vérification échoue quand il disparaît ou qu’un critère manque. Les titres sont en anglais, comme dans le code ; « … » y tient la place d’une valeur. Les intitulés sont ceux du RGAA 4.1 (DINUM, Licence Ouverte 2.0).',
        'It is made from the tests: each test that is named exists under this title, and a check fails when it goes or when a criterion is missing. “…” stands for a value. RGAA is in French; the titles of criteria are our English for them (RGAA 4.1: DINUM, Licence Ouverte 2.0).',
      ),
    ),
    heading('comment', both('Comment c’est testé', 'How it is tested')),
    list(...howTested(both)),
    heading('pas-teste', both('Ce qui n’est pas testé', 'What is not tested')),
    list(...notTested(both)),
    ...THEMES.flatMap((_, index) => themeBlocks(index + 1, both, say)),
    heading('wcag-2-2', both('Au-delà du RGAA : WCAG 2.2', 'Beyond RGAA: WCAG 2.2')),
    ...wcag22.flatMap((criterion) => [
      heading(anchorOf('wcag', criterion.number), `${criterion.number} ${say(criterion.title)}`, 3),
      ...findings(criterion, both, say),
    ]),
    heading('site', both('Les critères qui sont à vous seul', 'The criteria that are yours alone')),
    table(
      both('Critères|Pourquoi', 'Criteria|Why').split('|'),
      sitesAlone.map(([numbers, why]) => [numbers.join(', '), say(why)]),
    ),
  ],
}
