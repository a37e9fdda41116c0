import type { Case, Themed } from '../../fixtures/cases/case'

const thumbnail = (name: string, alt: string, more = ''): string =>
  `<img src="/assets/site/images/${name}.svg" alt="${alt}" width="180" height="120" loading="lazy"${more}>`

const link = (href: string, content: string, attributes = ''): string =>
  `<p><a data-ilot="zoom" href="${href}"${attributes}>${content}</a></p>`

const photo = (name: string, width: number, alt: string, query = ''): string =>
  link(`/photos/${name}-${width}.svg${query}`, thumbnail(name, alt))

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Une vignette et sa grande image',
    note: 'Au plus 90 % de la fenêtre, dans les deux sens.',
    html: photo('vue-ocean', 3600, 'La presqu’île de Crozon'),
  },
  {
    name: 'petite',
    title: 'Une image plus petite que la fenêtre',
    note: 'Jamais agrandie.',
    html: photo('vue-ville', 240, 'Les quais de Lyon, la nuit'),
  },
  {
    name: 'minuscule',
    title: 'Une image plus petite que sa commande',
    html: photo('impact', 40, 'Un impact vu de loin'),
  },
  {
    name: 'blanche',
    title: 'Une image blanche',
    note: 'La commande de fermeture se voit sur toute image.',
    html: photo('vue-neige', 1800, 'Le Mont-Dore sous la neige'),
  },
  {
    name: 'image',
    title: 'Une image sans lien',
    note: 'Elle devient un bouton : le clavier l’ouvre aussi.',
    html: `<p>${thumbnail(
      'vue-foret',
      'La forêt de Brocéliande',
      ' data-ilot="zoom" data-src="/photos/vue-foret-1800.svg"',
    )}</p>`,
  },
  {
    name: 'bouton',
    title: 'Un bouton',
    html: `<p><button class="button" type="button" data-ilot="zoom" data-src="/photos/vue-vignes-1800.svg">\
La Côte de Nuits</button></p>`,
  },
  {
    name: 'lien-et-source',
    title: 'Une page, et la grande image ailleurs',
    note: 'data-src l’emporte sur le lien, qui reste la page sans script.',
    html: link(
      '/realisations',
      thumbnail('vue-port', 'Le port de Boulogne-sur-Mer'),
      ' data-src="/photos/vue-port-1800.svg"',
    ),
  },
  {
    name: 'titre',
    title: 'Une vignette sans texte, un lien avec un titre',
    html: link('/photos/vue-plaine-1800.svg', 'Agrandir', ' title="La plaine de Beauce en juillet"'),
  },
  {
    name: 'texte',
    title: 'Un lien de texte',
    html: link('/photos/vue-garrigue-1800.svg', 'La corniche des Cévennes'),
  },
  {
    name: 'en-echec',
    title: 'Une image qui n’existe pas',
    html: link('/photos/disparue-1800.svg', 'Une image disparue'),
  },
  {
    name: 'lente',
    title: 'Une image lente',
    html: photo('vue-alpes', 1800, 'Le col de la Colombière', '?fault=slow'),
  },
  {
    name: 'autre-site',
    title: 'Une image d’un autre site',
    html: link('http://localhost:4173/photos/vue-alpes-900.svg', 'Le col, sur le site du groupe'),
  },
  {
    name: 'refuse',
    title: 'Une adresse refusée',
    html: link("javascript:document.title='piégé'", 'Une adresse refusée'),
  },
  {
    name: 'sans-adresse',
    title: 'Une image sans adresse',
    html: `<p>${thumbnail('vue-alpes', 'Sans grande image', ' data-ilot="zoom"')}</p>`,
  },
]

export const themed: Themed = { name: 'simple', press: '[data-ilot~="zoom"]' }
