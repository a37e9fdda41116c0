/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import { replacement } from '../../src/server/replaced'
import texts from './server-calls.json' with { type: 'json' }

const { calls } = texts

export const serverCalls: readonly Call[] = [
  {
    ...calls.block,
    name: 'block',
    endpoint: 'block',
    method: 'POST',
    path: '{url}&referer=…&identload={block}_refresh{n}',
    reply: {
      ...calls.block.reply,
      type: 'html',
      sample: `<section id="actualites">\
<!-- bloc {"url":"/blocs/actualites?id=7","referer":"/actualites","search":""} -->
  <ul data-role="items"><li>Un atelier ouvre à Nantes</li></ul>
  <a href="?page=1" data-param="page" data-num="1">Page 1</a>
</section>`,
      read: replacement,
    },
  },
  {
    ...calls.more,
    name: 'more',
    method: 'POST',
    path: '{href}&paginate=auto',
    reply: {
      ...calls.more.reply,
      type: 'html',
      sample: `<ul data-role="items"><li>Quinze ans à Brest</li></ul>
<a href="/actualites?page=3" data-role="load-more">Voir plus</a>`,
      read: replacement,
    },
  },
]
