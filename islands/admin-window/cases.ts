import type { Case } from '../../fixtures/cases/case'

const link = (href: string, text: string): string =>
  `<p><a class="button is-quiet" data-ilot="admin-window" href="${href}">${text}</a></p>`

export const cases: readonly Case[] = [
  {
    name: 'deux-liens',
    title: 'Deux liens, un onglet',
    note: 'Le second se sert de l’onglet du premier, et le montre.',
    html:
      link('/plateforme/backoffice/actualites/impact-que-faire', 'Administrer l’article') +
      link('/plateforme/backoffice/actualites/calibrage-camera', 'Administrer l’autre article'),
  },
  {
    name: 'refuse',
    title: 'Une adresse refusée',
    html: link('mailto:redaction@vitrea.example', 'Écrire à la rédaction'),
  },
]
