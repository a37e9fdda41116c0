/** The error for an answer that does not fit, for whoever writes the server. */
import { describe, expect, test } from 'vitest'
import { readItems } from '../../../islands/autocomplete/replies'
import { readVehicle } from '../../../islands/booking/replies'
import { readMore } from '../../../islands/content-block/load-more'
import { readMenu } from '../../../islands/mobile-menu/replies'
import { readReply } from '../../../islands/my-elements/replies'
import { readAnswer } from '../../../islands/translations/read-answer'
import messages from '../../../src/server/reply-messages.json' with { type: 'json' }
import { told } from '../../helpers/mismatches'

const readToggled: typeof readReply = (text, leave) => readReply(text, leave, 'my_elements_activate')

describe('an answer that is refused', () => {
  test.each([
    [
      'of other names',
      readItems,
      '[{"id":4,"nom":"Brest"}]',
      'attendu value (texte) dans chaque suggestion, trouvé ["id","nom"]',
    ],
    [
      'of a PHP warning',
      readVehicle,
      '<br />\n<b>Warning</b>: x{}',
      'attendu du JSON, trouvé « <br />\n<b>Warning</b>: x{} »',
    ],
    ['of nothing', readVehicle, '', 'attendu du JSON, trouvé rien'],
    [
      'of another value',
      readReply,
      '{"result":"oui"}',
      'attendu result (vrai ou faux) dans la réponse, trouvé "oui"',
    ],
    ['of an object', readMenu, '{"erreur":1}', 'attendu une liste JSON, trouvé {"erreur":1}'],
    [
      'of a list inside of an object',
      readItems,
      '{"results":[{"value":"Brest"}]}',
      'attendu une liste JSON, trouvé {"results":[{"value":"Brest"}]}',
    ],
    [
      'of another type',
      readMenu,
      '[{"type":"menus"}]',
      'attendu type (menu, spacer ou clone) dans chaque bloc du menu, trouvé "menus"',
    ],
    [
      'of a menu that is a text',
      readMenu,
      '[{"type":"menu","data":"x"}]',
      'attendu data (liste de pages, ou sélecteur) dans chaque bloc du menu, trouvé ["type","data"]',
    ],
    [
      'of other rows',
      readAnswer,
      '{"traductions":[{"fr":"Oui"}]}',
      'attendu intitule (texte) dans chaque traduction, trouvé ["fr"]',
    ],
  ] as const)('%s', (_, reader, text, problem) =>
    expect(told(reader, text).refused).toBe(
      `GET /appel : la réponse n'a pas la forme attendue (${problem}) ; la page garde ce qu'elle montrait.`,
    ),
  )

  test('is said in English on an English page', () =>
    expect(told(readItems, '[{"id":4}]', 'en-GB').refused).toBe(
      'GET /appel: the answer does not have the expected form (expected value (text) in each suggestion, found ["id"]); the page keeps what it showed.',
    ))

  test('shows the beginning of a long value', () =>
    expect(told(readVehicle, 'x'.repeat(500)).refused).toContain(`« ${'x'.repeat(80)}… »`))
})

describe('an answer that fits, and lacks what is meant', () => {
  test.each([
    [
      'a state without its class',
      readToggled,
      '{"result":true}',
      ' : attendu class (texte) dans la réponse, trouvé ["result"]',
    ],
    [
      'a page without a name',
      readMenu,
      '[{"type":"menu","data":[{"id_page":1,"titre":"Accueil"}]}]',
      ' [0].data[0] : attendu nom_page (texte) dans chaque page du menu, trouvé ["id_page","titre"]',
    ],
    [
      'a table without its list',
      readAnswer,
      '{"langue":"en"}',
      ' : attendu traductions (liste) dans la réponse, trouvé ["langue"]',
    ],
    [
      'more, without a list',
      readMore,
      '<p>Rien</p>',
      ' : attendu [data-role="items"] autour des éléments de la suite, trouvé « <p>Rien</p> »',
    ],
  ] as const)('%s', (_, reader, text, problem) =>
    expect(told(reader, text)).toEqual({ warnings: [`GET /appel${problem}.`] }),
  )

  test.each([
    ['a refusal has no class', readToggled, '{"result":false,"msg":"Non"}'],
    ['a deleted element has none', readReply, '{"result":true}'],
    [
      'a page may be named by its `menu_param`',
      readMenu,
      '[{"type":"menu","data":[{"id_page":1,"menu_param":{"nom_page":"A"}}]}]',
    ],
    [
      'a text may wait for its translation',
      readAnswer,
      '{"langue":"en","traductions":[{"intitule":"Oui","valeur":null},{"intitule":"a","valeur":"b"}]}',
    ],
  ] as const)('%s', (_, reader, text) => expect(told(reader, text)).toEqual({ warnings: [] }))

  test('is said once for each problem, with its first places', () => {
    const items = [{}, {}, {}, {}, { value: 'a' }]
    expect(told(readItems, JSON.stringify(items)).warnings).toEqual([
      'GET /appel [0], [1], [2]… : attendu value (texte) dans chaque suggestion, trouvé [].',
    ])
  })
})

test('both languages have the same words', () =>
  expect(Object.keys(messages.en)).toEqual(Object.keys(messages.fr)))
