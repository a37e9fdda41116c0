import type { Case, Themed } from '../../fixtures/cases/case'

const link = (href: string, attributes: string, text: string): string =>
  `<p><a data-ilot="popup" href="${href}" ${attributes}>${text}</a></p>`

const params = (value: unknown): string => `data-params='${JSON.stringify(value)}'`
const raw = (value: string): string => `data-params='${value}'`
const brest = '/horaires?agence=brest'

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Un fragment de page',
    note: '400 × 350 sans autre précision ; sans script, le lien mène à la page entière.',
    html: link(brest, '', 'Horaires de l’atelier de Brest'),
  },
  {
    name: 'params',
    title: 'Des paramètres',
    note: 'La liste part en jours[], le texte tel quel.',
    html: link(
      '/horaires',
      params({ agence: 'rennes', jours: ['samedi', 'dimanche'] }),
      'Rennes, ce week-end',
    ),
  },
  {
    name: 'remplace',
    title: 'Des paramètres qui remplacent ceux de l’adresse',
    note: 'L’agence devient Nantes, les jours de l’adresse s’en vont, le suivi et l’ancre restent.',
    html: link(
      '/horaires?agence=brest&amp;jours[]=lundi&amp;suivi=mail%20de%20mai#semaine',
      params({ agence: 'nantes', jours: ['samedi'], complet: true, page: 2 }),
      'Nantes, le samedi',
    ),
  },
  {
    name: 'retire',
    title: 'Un paramètre retiré',
    note: 'null retire le nom de l’adresse : les horaires de tous les ateliers.',
    html: link(brest, params({ agence: null }), 'Tous les ateliers'),
  },
  {
    name: 'vides',
    title: 'Aucun paramètre, comme PHP l’écrit',
    html: link(brest, raw('[]'), 'Brest, sans paramètre'),
  },
  {
    name: 'illisibles',
    title: 'Des paramètres illisibles',
    note: 'La console le dit, et la fenêtre s’ouvre sans eux.',
    html: link(brest, raw('{agence:rennes'), 'Brest quand même'),
  },
  {
    name: 'mal-formes',
    title: 'Des paramètres qui ne sont pas un objet',
    html: link(brest, params(['rennes', 'samedi']), 'Brest, malgré une liste'),
  },
  {
    name: 'hostiles',
    title: 'Des paramètres hostiles',
    note: 'Du texte, encodé.',
    html: link(
      '/horaires',
      raw(
        '{"agence":"a&amp;b=c#d","<b>":"<script>document.title=1</script>","__proto__":{"agence":"brest"}}',
      ),
      'Un atelier inconnu',
    ),
  },
  {
    name: 'taille',
    title: 'Une taille choisie',
    html: link(brest, 'data-width="560" data-height="420"', 'Les horaires en grand'),
  },
  {
    name: 'enorme',
    title: 'Une taille plus grande que l’écran',
    note: 'Jamais plus de 95 % de la fenêtre.',
    html: link(brest, 'data-width="5000" data-height="4000"', 'Les horaires en très grand'),
  },
  {
    name: 'valeurs-refusees',
    title: 'Un type et des tailles illisibles',
    html: link(brest, 'data-type="fenetre" data-width="large" data-height="-3"', 'Les horaires, par défaut'),
  },
  {
    name: 'cadre',
    title: 'Un cadre avec des paramètres',
    note: 'Une adresse relative le reste : le titre du cadre est celui du site actuel.',
    html: link(
      '/espace-client',
      `data-type="iframe" ${params({ dossier: 'VT-2041' })} data-width="520" data-height="300"`,
      'Suivre le dossier VT-2041',
    ),
  },
  {
    name: 'cadre-autre-site',
    title: 'Un cadre d’un autre site',
    html: link(
      'http://localhost:4173/espace-client',
      `data-type="iframe" ${params({ dossier: 'VT-2041' })}`,
      'Le dossier, sur le site du groupe',
    ),
  },
  {
    name: 'ajax-autre-site',
    title: 'Un fragment d’un autre site',
    note: 'Le HTML d’un autre site n’entre pas dans la page : il a son cadre.',
    html: link('http://localhost:4173/espace-client', 'data-type="ajax"', 'L’espace client du groupe'),
  },
  {
    name: 'url',
    title: 'Une page, et son fragment ailleurs',
    note: 'data-url l’emporte sur le lien, qui reste la page entière sans script.',
    html: link('/horaires', `data-url="/pop-ups/horaires"`, 'Nos horaires'),
  },
  {
    name: 'bouton',
    title: 'Un bouton',
    html: `<p><button class="button" type="button" data-ilot="popup" data-url="/etre-rappele" \
${params({ origine: 'bouton' })}>Être rappelé</button></p>`,
  },
  {
    name: 'div',
    title: 'Un div',
    note: 'Il devient un bouton : Entrée et Espace l’activent.',
    html: `<div class="tile" data-ilot="popup" data-url="/etre-rappele">Être rappelé</div>`,
  },
  {
    name: 'en-echec',
    title: 'Un contenu qui n’arrive pas',
    html: link('/horaires?fault=500', '', 'Des horaires en panne'),
  },
  {
    name: 'lent',
    title: 'Un contenu lent',
    html: link('/horaires?fault=slow', '', 'Des horaires lents'),
  },
  {
    name: 'refuse',
    title: 'Une adresse refusée',
    html: link("javascript:document.title='piégé'", params({ agence: 'brest' }), 'Une adresse refusée'),
  },
  {
    name: 'sans-adresse',
    title: 'Sans adresse',
    html: '<p><button class="button" type="button" data-ilot="popup">Un bouton sans adresse</button></p>',
  },
]

export const themed: Themed = { name: 'simple', press: '[data-ilot~="popup"]' }
