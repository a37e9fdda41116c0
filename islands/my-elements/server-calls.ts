/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { element, readReply } from './replies'

const sent = {
  element_module_ident: {
    meaning: words('`data-element-module-ident` de la ligne.', 'the row’s `data-element-module-ident`.'),
    sample: 'annonces',
  },
  element_id: {
    meaning: words('`data-element-id` de la ligne.', 'the row’s `data-element-id`.'),
    sample: '42',
  },
}
const objects = [
  describeShape(element, {
    result: words('`true`, `1` ou `"1"` : c’est fait.', '`true`, `1` or `"1"`: it is done.'),
    class: words(
      'après une activation, les nouvelles classes du lien.',
      'after an activation, the link’s new classes.',
    ),
    msg: words('en cas de refus, ce que le visiteur lit.', 'of a refusal, what the visitor reads.'),
  }),
] as const
const refusal = words(
  '`result` faux : `msg` dans une fenêtre, avec « OK ». Sans `msg`, ou une panne : « Une erreur s’est produite, veuillez réessayer plus tard ou contacter un administrateur. »',
  '`result` false: `msg` in a window, with “OK”. Without `msg`, or after a failure: “Une erreur s’est produite, veuillez réessayer plus tard ou contacter un administrateur.”',
)

export const serverCalls: readonly Call[] = [
  toEndpoint('elements', {
    name: 'activate',
    method: 'POST',
    text: words(
      'au clic sur `[data-action="activate"]` ; l’état du lien change.',
      'on a click on `[data-action="activate"]`; the link’s state changes.',
    ),
    sent: {
      action: {
        meaning: words('toujours `my_elements_activate`.', 'always `my_elements_activate`.'),
        sample: 'my_elements_activate',
      },
      ...sent,
    },
    reply: {
      type: 'json',
      of: 'object',
      objects,
      sample: { result: true, class: 'is-published', msg: '' },
      read: (text, leave) => readReply(text, leave, 'my_elements_activate'),
    },
    refusal,
  }),
  toEndpoint('elements', {
    name: 'delete',
    method: 'POST',
    text: words(
      'au clic sur `[data-action="delete"]`, une fois confirmé ; la ligne part et le bloc est rafraîchi.',
      'on a click on `[data-action="delete"]`, once confirmed; the row goes and the block is refreshed.',
    ),
    sent: {
      action: {
        meaning: words('toujours `my_elements_delete`.', 'always `my_elements_delete`.'),
        sample: 'my_elements_delete',
      },
      ...sent,
    },
    reply: {
      type: 'json',
      of: 'object',
      objects,
      sample: { result: false, msg: 'Cette annonce est déjà vendue.' },
      read: readReply,
    },
    refusal,
  }),
]
