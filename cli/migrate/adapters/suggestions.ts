/** jQuery UI's suggestions: https://api.jqueryui.com/autocomplete/ */
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, done, nobody, optionsOf, type Use, unsupported } from '../adapter'
import { type Argument, text } from '../argument'
import { mark, write } from '../html'
import { INSIDE, LOOK } from './reasons'

const ASKS = words(
  'l’îlot appelle traitement.php, ou endpoints.autocomplete de la configuration, avec classname, methode et term : y répondre une liste JSON dont chaque élément a « value »',
  'the island calls traitement.php, or the configuration’s endpoints.autocomplete, with classname, methode and term: answer a JSON list there whose items have "value"',
)
const ON_SELECT = words(
  'ce que le choix remplit s’écrit dans cibles : {"id":"#champ"} ; pour le reste, l’événement change du champ',
  'what a choice fills in is written into cibles: {"id":"#field"}; for the rest, the field’s change event',
)

const autocompleteRules = {
  source: {
    to: 'data-autocomplete',
    as: ({ plain, items }: Argument) => (typeof plain === 'string' || items ? 'source' : undefined),
    unless: words(
      'une fonction choisit : la réponse du serveur le fait',
      'a function chooses: the server’s answer does',
    ),
  },
  ...done('autoFocus'),
  ...unsupported(
    words(
      '300 ms après la dernière touche, dès 2 caractères',
      '300 ms after the last key, from 2 characters on',
    ),
    'delay minLength',
  ),
  ...unsupported(LOOK, 'classes appendTo position'),
  ...unsupported(ON_SELECT, 'select change focus close open create response search'),
  ...unsupported(INSIDE, 'disabled'),
}

export const autocomplete: Adapter = {
  title: 'jQuery UI autocomplete',
  libraries: ['jquery-ui'],
  shown: ['.autocomplete('],
  plain: ['autocomplete'],
  writes: { autocomplete: ['data-ilot', 'data-autocomplete', 'list'] },
  advise(use) {
    if (typeof use.args[0]?.plain === 'string') return nobody(INSIDE)
    const options = optionsOf(use)
    const { carried, unsupported: left } = carry(options, autocompleteRules)
    const { items } = options.get('source') ?? {}
    return items
      ? datalist(use, items, { carried: ['source → list'], unsupported: left })
      : suggestions(use, use.target, { carried, unsupported: left })
  },
}

export function suggestions(
  use: Use,
  target: Use['target'],
  { carried, unsupported: left }: Pick<Advised, 'carried' | 'unsupported'>,
): Advised {
  const written = write(use.page, target, { sample: '<input name="…">' }, (element) => {
    mark(element, 'autocomplete')
    const name = element.getAttribute('name') || 'Classe'
    const classname = `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/\W/g, '')}`
    element.setAttribute('data-autocomplete', `{"classname":"${classname}","methode":"chercher"}`)
  })
  return {
    answer: 'island',
    island: 'autocomplete',
    written,
    carried: carried ?? [],
    unsupported: left ?? [],
    notes: [ASKS],
  }
}

/** A list that the page knows needs no server, and no island. */
function datalist(
  use: Use,
  items: readonly Argument[],
  { carried, unsupported: left }: Pick<Advised, 'carried' | 'unsupported'>,
): Advised {
  const id = `${use.target?.elements[0]?.id || 'champ'}-choix`
  const field = write(use.page, use.target, { sample: '<input name="…">', most: 1 }, (element) =>
    element.setAttribute('list', id),
  )
  const list = use.page.root.createElement('datalist')
  list.id = id
  for (const item of items) {
    const option = use.page.root.createElement('option')
    option.setAttribute(
      'value',
      String(item.plain ?? text(item.entries?.get('value')) ?? text(item.entries?.get('label')) ?? '…'),
    )
    list.append(option)
  }
  const choices = write(use.page, { selector: '', elements: [list] }, { sample: '' }, () => {})
  return {
    answer: 'browser',
    written: { ...field, html: [...field.html, ...choices.html] },
    carried: carried ?? [],
    unsupported: left ?? [],
    notes: [
      words(
        'une liste connue de la page : <datalist>, sans script',
        'a list that the page knows: <datalist>, without script',
      ),
    ],
  }
}
