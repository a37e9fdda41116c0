/** The page of one island, from its own definitions. */
import { existsSync } from 'node:fs'
import type { Attribute } from '../../src/contracts/attributes'
import type { Island } from '../../src/contracts/island'
import { attributeNames } from '../../src/island/attributes'
import type { Chapter, Named, PartText, Reference, Words } from '../../src/island/define-reference'
import type { Part } from '../../src/island/part'
import { labelOf } from '../../src/island/validate-parts'
import { islands } from '../../src/registry-entries'
import { ceilingOfIsland } from '../ceilings'
import { folderOf } from '../island-folders'
import { callBlocks } from './calls'
import {
  type Both,
  bothIn,
  capital,
  code,
  heading,
  type Language,
  list,
  mono,
  type Page,
  type Say,
  sayIn,
  table,
} from './model'
import { kilobytes } from './sizes'

type Described = Pick<Island, 'name' | 'marker' | 'when'>

/** Services have no marker: their descriptor names none that a page could write. */
const descriptors: readonly Described[] = islands
export const islandOf = (name: string): Described | undefined =>
  descriptors.find((each) => each.name === name)

export function islandPage(reference: Reference, language: Language): Page {
  const [both, say] = [bothIn(language), sayIn(language)]
  const blocks = [
    ...usageOf(reference, both),
    heading('attributs', both('Attributs', 'Attributes')),
    attributesOf(reference, both, say),
    ...partsOf(reference, both, say),
    heading('evenements', both('Événements', 'Events')),
    ...eventsOf(reference.events, both, say),
    ...(reference.globals
      ? namedSection('scripts', both('Depuis un script', 'From a script'), reference.globals, both, say)
      : []),
    ...(reference.chapters ?? []).flatMap((chapter) => chapterOf(chapter, say)),
    heading('appels', both('Appels au serveur', 'Server calls')),
    ...callBlocks(reference.calls, both, say),
    heading('sans-script', both('Sans script', 'Without script')),
    say(reference.withoutScript),
    heading('clavier', both('Clavier', 'Keyboard')),
    keyboardOf(reference.keyboard, both, say),
    heading('accessibilite', both('Accessibilité', 'Accessibility')),
    list(...reference.accessibility.map(say), ...readingOf(reference.name, both)),
    heading('taille', both('Taille', 'Size')),
    sizeOf(reference.name, both),
  ]
  const { name, purpose } = reference
  return {
    slug: name,
    section: 'island',
    title: name,
    lead: capital(say(purpose)),
    markdown: blocks.join('\n\n'),
  }
}

/** Where an auditor reads what is announced; some islands announce nothing. */
function readingOf(name: string, both: Both): string[] {
  const file = `${folderOf(name)}/reading.txt`
  if (!existsSync(file)) return []
  return [
    both(
      `Ce que dit un lecteur d’écran, pas à pas : ${mono(file)}, comparé à chaque passage des tests.`,
      `What a screen reader says, step by step: ${mono(file)}, in French, compared at each run of the tests.`,
    ),
  ]
}

function usageOf({ name, html, script }: Reference, both: Both): string[] {
  return [
    heading('usage', both('Le HTML', 'The HTML')),
    code('html', html),
    ...(script ? [code('js', script)] : []),
    markerOf(name, both),
  ]
}

function markerOf(name: string, both: Both): string {
  const island = islandOf(name)
  if (!island) return both('Pas de marqueur : un script le demande.', 'No marker: a script asks for it.')
  const { marker, when } = island
  const selector =
    'comment' in marker
      ? mono(`<!-- ${marker.comment} {…} -->`)
      : marker.selector === ':root'
        ? both('aucun, la page elle-même', 'none, the page itself')
        : marker.selector.split(',').map(mono).join(', ')
  return `${both('Marqueur :', 'Marker:')} ${selector}. ${both('Code chargé', 'Code loaded')} ${whenOf(when, both)}.`
}

function whenOf({ on, media }: Island['when'], both: Both): string {
  const moments = {
    now: both('tout de suite', 'at once'),
    visible: both('quand il approche de la vue', 'when it comes near the view'),
    idle: both('quand la page est au repos', 'when the page is idle'),
    interaction: both('au premier geste du visiteur', 'on the visitor’s first interaction'),
    hash: both(
      'quand l’adresse, ou un lien, nomme une partie de la page',
      'when the address, or a link, names a part of the page',
    ),
    back: both(
      'au premier geste ; près de la vue quand le visiteur revient à la page',
      'on the first interaction; near the view when the visitor comes back to the page',
    ),
    return: both(
      'au premier geste ; près de la vue quand le visiteur revient à la page ou qu’une suite se charge seule',
      'on the first interaction; near the view when the visitor comes back to the page or more loads by itself',
    ),
  }
  return media ? `${moments[on]}, ${mono(media)}` : moments[on]
}

function attributesOf({ attributes, descriptions, examples }: Reference, both: Both, say: Say): string {
  const rows = Object.entries(attributes).map(([key, attribute]) => [
    attributeNames(key, attribute).map(mono).join(', '),
    [capital(descriptions[key] ? say(descriptions[key]) : ''), exampleOf(examples[key] ?? '', both)].join(
      ' ',
    ),
    typeOf(attribute, both),
    defaultOf(attribute, both),
  ])
  const head = both('Attribut|Rôle|Type|Par défaut', 'Attribute|Purpose|Type|Default').split('|')
  return rows.length > 0 ? table(head, rows) : both('Aucun réglage.', 'No settings.')
}

/** An empty one is given by being there. */
const exampleOf = (example: string, both: Both): string =>
  example === ''
    ? both('Sa présence suffit.', 'Its presence is enough.')
    : `${both('Exemple :', 'Example:')} ${mono(example)}`

function typeOf({ words, default: value, ...attribute }: Attribute<unknown>, both: Both): string {
  const expected = String(attribute.expected)
  if (words && words.length <= 6) return words.filter(Boolean).map(mono).join(', ')
  if (words) return both('un mot de la liste', 'a word of the list')
  if (typeof value === 'boolean' || /true ou false/.test(expected)) return both('oui ou non', 'yes or no')
  if (typeof value === 'number' || /^un nombre/.test(expected)) return both('nombre', 'number')
  if (/^une date et/.test(expected)) return both('date et heure', 'date and time')
  if (/^une date/.test(expected)) return both('date', 'date')
  if (/JSON|^\[/.test(expected)) return 'JSON'
  return both('texte', 'text')
}

function defaultOf({ default: value, words }: Attribute<unknown>, both: Both): string {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return both('aucun', 'none')
  if (typeof value === 'boolean' && words) return mono(words[value ? 0 : 1] ?? '')
  if (typeof value === 'boolean') return value ? both('oui', 'yes') : both('non', 'no')
  return mono(String(value))
}

const named = (entries: Named, first: string, both: Both, say: Say): string =>
  table(
    [first, both('Rôle', 'Purpose')],
    Object.entries(entries).map(([name, text]) => [mono(name), capital(say(text))]),
  )

function namedSection(id: string, title: string, entries: Named, both: Both, say: Say): string[] {
  return Object.keys(entries).length > 0
    ? [heading(id, title), named(entries, both('Nom', 'Name'), both, say)]
    : []
}

function chapterOf({ id, title, blocks }: Chapter, say: Say): string[] {
  // Several codes of one cell have their backquotes already.
  const codes = (text: string) => (text.includes('`') ? text : mono(text))
  const cell = (text: Words | string) => (typeof text === 'string' ? codes(text) : say(text))
  return [
    heading(id, say(title)),
    ...blocks.map((block) => {
      if ('html' in block) return code('html', block.html)
      if ('js' in block) return code('js', block.js)
      if ('css' in block) return code('css', block.css)
      if ('fr' in block) return say(block)
      return table(
        say(block.head).split('|'),
        block.rows.map((row) => row.map(cell)),
      )
    }),
  ]
}

/** What marks each part, how many of it there have to be, and what it may say. */
function partsOf({ parts, partSchemas = {} }: Reference, both: Both, say: Say): string[] {
  const all = Object.entries(partSchemas)
  if (all.length === 0) return []
  const rows = all.map(([key, part]) => [
    mono(labelOf(part)),
    capital(say(textOf(parts[key]))),
    neededOf(part, both),
  ])
  const attributes = all.flatMap(([key, part]) => partAttributes(part, parts[key], both, say))
  const head = both('Partie|Attribut|Rôle|Type|Par défaut', 'Part|Attribute|Purpose|Type|Default').split('|')
  return [
    heading('parties', both('Parties', 'Parts')),
    table(both('Nom|Rôle|Présence', 'Name|Purpose|Presence').split('|'), rows),
    ...(attributes.length > 0 ? [table(head, attributes)] : []),
  ]
}

const textOf = (text: PartText | undefined): Words =>
  text && 'text' in text ? text.text : (text ?? { fr: '', en: '' })

function neededOf({ needed, isElsewhere }: Part, both: Both): string {
  if (isElsewhere) return '—'
  if (needed === true) return both('nécessaire', 'needed')
  return needed
    ? `${both('nécessaire avec', 'needed with')} ${needed.split(',').map(mono).join(', ')}`
    : both('facultative', 'optional')
}

function partAttributes(part: Part, text: PartText | undefined, both: Both, say: Say): string[][] {
  const described = text && 'text' in text ? text.attributes : {}
  return Object.entries(part.attributes ?? {}).map(([key, attribute]) => {
    const purpose = capital(described[key] ? say(described[key]) : '')
    const isNeeded = part.required?.includes(key)
    const names = attributeNames(key, attribute)
    // What marks the part is always written.
    const isThere =
      isNeeded || names.some((name) => part.selector.split(',').every((each) => each.includes(`[${name}`)))
    return [
      mono(labelOf(part)),
      names.map(mono).join(', '),
      isNeeded ? `${purpose} ${both('Nécessaire.', 'Needed.')}` : purpose,
      typeOf(attribute, both),
      isThere ? '—' : defaultOf(attribute, both),
    ]
  })
}

function eventsOf(events: Named, both: Both, say: Say): string[] {
  const common = both(
    'Comme tout îlot : `ilots:mount`, `ilots:unmount` et `ilots:error`, sur l’élément.',
    'As every island: `ilots:mount`, `ilots:unmount` and `ilots:error`, on the element.',
  )
  const own = Object.keys(events).length > 0
  return own ? [named(events, both('Événement', 'Event'), both, say), common] : [common]
}

function keyboardOf(keys: Named, both: Both, say: Say): string {
  if (Object.keys(keys).length === 0)
    return both(
      'Les touches ordinaires de ses liens, boutons et champs.',
      'The ordinary keys of its links, buttons and fields.',
    )
  return table(
    [both('Touche', 'Key'), both('Effet', 'Effect')],
    Object.entries(keys).map(([key, text]) => [keyOf(key, both), capital(say(text))]),
  )
}

/** `Échap / Escape`: each language its own. */
const keyOf = (key: string, both: Both): string => {
  const [fr = key, en = fr] = key.split(' / ')
  return both(fr, en)
}

/** The ceiling that the check holds it to, not the bytes of a day. */
function sizeOf(name: string, both: Both): string {
  const { bytes, scripts } = ceilingOfIsland(name)
  const more = !islandOf(name) ? both(' Chargé au premier appel.', ' Fetched on the first call.') : ''
  const files =
    scripts === 1 ? both('un fichier', 'one file') : both(`${scripts} fichiers`, `${scripts} files`)
  return `${both(
    `Première utilisation, tout compris : au plus ${kilobytes(bytes, 'fr')} ko (brotli), en au plus ${files}, demandés en même temps.`,
    `First use, everything included: at most ${kilobytes(bytes, 'en')} kB (brotli), in at most ${files}, asked for at once.`,
  )}${more}`
}
