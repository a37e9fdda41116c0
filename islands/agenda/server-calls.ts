/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import { toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { replacement } from '../../src/server/replaced'

export const serverCalls: readonly Call[] = [
  toEndpoint('agenda', {
    name: 'agenda',
    method: 'POST',
    text: words(
      'au clic sur un autre mois ; le HTML rendu remplace le calendrier. Un lien survolé ou pris par le clavier est demandé d’avance.',
      'on a click on another month; the HTML of the answer replaces the calendar. A link that is hovered or focused is asked for ahead.',
    ),
    sent: {
      module: { meaning: words('toujours `agenda`.', 'always `agenda`.'), sample: 'agenda' },
      param: { meaning: words('`data-param` de l’agenda.', 'the agenda’s `data-param`.'), sample: '12' },
      date: { meaning: words('`data-date` du lien.', 'the link’s `data-date`.'), sample: '2026-07' },
    },
    reply: {
      type: 'html',
      what: words(
        'le mois : l’agenda entier, avec son `id`, ou seulement son contenu.',
        'the month: the whole agenda with its `id`, or its content alone.',
      ),
      parts: {
        'a[data-date]': words('un lien vers un autre mois.', 'a link to another month.'),
        h2: words('le titre du mois, qui est annoncé.', 'the title of the month, which is announced.'),
      },
      sample: `<a href="/agenda?date=2026-06" data-date="2026-06" rel="prev">Juin</a>
<h2>Juillet 2026</h2>
<a href="/agenda?date=2026-08" data-date="2026-08" rel="next">Août</a>`,
      read: replacement,
    },
    refusal: words(
      'le mois reste ; un message au-dessus le dit, avec « Réessayer » et le lien à suivre.',
      'the month stays; a message above it says so, with “Try again” and the link to follow.',
    ),
  }),
]
