import type { Case } from '../../fixtures/cases/case'
import { agendaElement, readMonth } from '../../fixtures/site/parts/agenda'

const MONTH = '2026-11'

const calendar = (name: string, title: string, note: string, more?: string): Case => ({
  name,
  title,
  note,
  html: agendaElement(name, MONTH, more),
  render: (query) => agendaElement(name, readMonth(query.get('mois') ?? MONTH), more),
})

export const cases: readonly Case[] = [
  calendar(
    'simple',
    'Un calendrier',
    'Les mois se suivent sans quitter la page ; Retour rend le mois d’avant.',
  ),
  calendar(
    'remplace-element',
    'Une réponse qui est l’agenda entier',
    'Sa racine porte l’id : elle remplace l’élément.',
  ),
  calendar('sans-id', 'Sans id', 'La réponse remplace le contenu ; Retour marche aussi.', ''),
  {
    name: 'deux',
    title: 'Deux agendas sur une page',
    note: 'Chacun tourne ses propres pages.',
    html: agendaElement('brest', MONTH) + agendaElement('rennes', MONTH),
  },
  {
    name: 'liste-de-mois',
    title: 'Des mois en liste, sans titre',
    note: 'Le serveur répond avec un calendrier ; le mois est dit.',
    html: `<div data-ilot="agenda" data-param="liste-de-mois"><ul><li>\
<a data-date="2026-12" href="/ilots/agenda/simple?mois=2026-12">Décembre 2026</a></li><li>\
<a data-date="2027-01" href="#">Janvier 2027</a></li></ul></div>`,
  },
]
