import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'
import { serverCalls } from './server-calls'

export const reference = defineReference({
  name: 'agenda',
  family: 'content',
  purpose: words(
    'un calendrier dont les liens de mois restent sur la page.',
    'a calendar whose month links stay on the page.',
  ),
  html: `<div id="agenda" data-ilot="agenda" data-param="12">
  <a href="/agenda?date=2026-05" data-date="2026-05">Mai</a>
  <h2>Juin 2026</h2>
  <a href="/agenda?date=2026-07" data-date="2026-07">Juillet</a>
</div>`,
  attributes,
  descriptions: {
    param: words(
      'ce que le serveur reçoit, tel quel, avec chaque mois demandé.',
      'what the server receives, as it is, with each month that is asked for.',
    ),
  },
  examples: { param: '12' },
  partSchemas: parts,
  parts: {
    month: {
      text: words('un lien vers un autre mois.', 'a link to another month.'),
      attributes: { date: words('le mois demandé, envoyé tel quel.', 'the month asked for, sent as it is.') },
    },
  },
  events: {
    'ilots:block-refresh': words(
      'sur le calendrier, après chaque mois montré.',
      'on the calendar, after each month shown.',
    ),
  },
  calls: serverCalls,
  withoutScript: words('Les liens de mois chargent leur page.', 'The month links load their page.'),
  keyboard: {
    'Entrée / Enter': words(
      'suit le lien du mois, sans quitter la page.',
      'follows the month’s link, without leaving the page.',
    ),
  },
  accessibility: [
    words(
      'Le mois montré est annoncé ; le focus reste sur le lien de même rôle du nouveau mois.',
      'The month that is shown is announced; the focus stays on the new month’s link of the same role.',
    ),
    words(
      'Le retour du navigateur revient au mois d’avant. Un échec garde le mois, le dit, et propose de réessayer.',
      'The browser’s Back returns to the month before. A failure keeps the month, says so, and offers to try again.',
    ),
  ],
})
