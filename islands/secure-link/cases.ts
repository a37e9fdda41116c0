import type { Case, Themed } from '../../fixtures/cases/case'

const link = (href: string, attributes: string, text: string): string =>
  `<p><a data-ilot="secure-link" href="${href}" ${attributes}>${text}</a></p>`

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Une page protégée',
    note: '800 × 500 sans autre précision.',
    html: link('/espace-client', '', 'Espace client'),
  },
  {
    name: 'taille',
    title: 'Une taille choisie',
    html: link('/espace-client?dossier=VT-2041', 'data-width="520" data-height="300"', 'Le dossier VT-2041'),
  },
  {
    name: 'enorme',
    title: 'Une taille plus grande que l’écran',
    note: 'Jamais plus de 95 % de la fenêtre.',
    html: link('/espace-client', 'data-width="5000" data-height="4000"', 'Espace client en grand'),
  },
  {
    name: 'taille-refusee',
    title: 'Une taille illisible',
    note: 'La console le dit, et la taille est celle par défaut.',
    html: link('/espace-client', 'data-width="large" data-height="0"', 'Espace client quand même'),
  },
  {
    name: 'autre-site',
    title: 'Une page d’un autre site',
    note: 'Le titre du cadre nomme le site.',
    html: link('http://localhost:4173/espace-client', '', 'Espace client du groupe'),
  },
  {
    name: 'en-echec',
    title: 'Une page qui n’arrive pas',
    html: link('/espace-client?fault=offline', '', 'Espace client hors ligne'),
  },
  {
    name: 'lente',
    title: 'Une page lente',
    html: link('/espace-client?fault=slow', '', 'Espace client lent'),
  },
  {
    name: 'contenu-interieur',
    title: 'Une image dans le lien',
    html: link(
      '/espace-client',
      '',
      '<img src="/assets/site/images/marque.svg" alt="" width="44" height="32"> <span>Suivre mon dossier</span>',
    ),
  },
  {
    name: 'refuse',
    title: 'Une adresse refusée',
    note: 'La console le dit, et le lien ne fait rien, cette fois ni les suivantes.',
    html: link("javascript:document.title='piégé'", '', 'Une adresse refusée'),
  },
  {
    name: 'courriel',
    title: 'Une adresse de courriel',
    note: 'Rien à montrer dans un cadre : refusée.',
    html: link('mailto:bonjour@vitrea.example', '', 'Nous écrire'),
  },
  {
    name: 'sans-adresse',
    title: 'Un lien sans adresse',
    html: '<p><a data-ilot="secure-link">Un lien sans adresse</a></p>',
  },
]

export const themed: Themed = { name: 'simple', press: '[data-ilot~="secure-link"]' }
