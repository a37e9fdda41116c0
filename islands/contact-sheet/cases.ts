import type { Case, Themed } from '../../fixtures/cases/case'
import { contactSheet, type Photo } from '../../fixtures/site/parts/sheet'

const alps: Photo = {
  image: 'vue-alpes',
  alt: 'Le col de la Colombière',
  caption: 'Le col de la Colombière, un matin d’octobre.',
}
const ocean: Photo = {
  image: 'vue-ocean',
  alt: 'La presqu’île de Crozon',
  caption: 'Crozon, après la pose : « enfin la mer ».',
}
const town: Photo = { image: 'vue-ville', alt: 'Les quais de Lyon', caption: 'Lyon, quai Saint-Antoine.' }
const forest: Photo = {
  image: 'vue-foret',
  alt: 'La forêt de Brocéliande',
  caption: 'Brocéliande, sans reflet.',
}
const four = [alps, ocean, town, forest]

const fitted = four.map((photo, at) => ({
  ...photo,
  more: `data-pic="${photo.image}"${at === 0 ? ' data-id-planche-contact="12"' : ''}`,
}))

const sized = ({ image }: Photo, widths: readonly number[]): string =>
  widths.map((width) => `/photos/${image}-${width}.svg ${width}w`).join(', ')

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Quatre photos',
    note: `Une vignette change la photo, sa légende et ce que son lien ouvre en grand ; les flèches vont de \
l’une à l’autre.`,
    html: contactSheet(four),
  },
  {
    name: 'miniatures',
    title: 'Des vignettes à la mesure de l’écran',
    note: 'miniature.php les rend à la taille de leur place, multipliée par la densité de l’écran.',
    html: contactSheet(fitted),
  },
  {
    name: 'miniature-absente',
    title: 'Une vignette que le serveur ne sait pas faire',
    note: 'Celle de la page reste.',
    html: contactSheet([alps, { ...ocean, more: 'data-pic="disparue"' }]),
  },
  {
    name: 'tailles',
    title: 'Plusieurs tailles de chaque photo',
    note: 'data-medium-srcset et data-large-srcset : le navigateur choisit.',
    html: contactSheet(
      four.map((photo) => ({
        ...photo,
        more: `data-medium-srcset="${sized(photo, [450, 900])}" data-large-srcset="${sized(photo, [1800, 3600])}"`,
      })),
      {
        view: `<img src="/photos/vue-alpes-900.svg" srcset="${sized(alps, [450, 900])}" sizes="(max-width: \
40rem) 90vw, 28rem" alt="${alps.alt}" width="900" height="600">`,
      },
    ),
  },
  {
    name: 'picture',
    title: 'Une photo de plusieurs formats',
    html: contactSheet(four, {
      view: `<picture><source srcset="/photos/vue-alpes-900.svg" type="image/svg+xml">\
<img src="/photos/vue-alpes-450.svg" alt="${alps.alt}" width="900" height="600"></picture>`,
    }),
  },
  {
    name: 'autre-forme',
    title: 'Une photo d’une autre forme',
    note: 'Elle se tient dans la place de la première : rien ne bouge dessous.',
    html: contactSheet([
      alps,
      {
        ...ocean,
        image: 'impact',
        alt: 'Un impact, de près',
        caption: 'L’impact, avant.',
        medium: '/assets/site/images/impact.svg',
      },
    ]),
  },
  {
    name: 'sans-legende',
    title: 'Une légende vide, et du texte qui ressemble à du HTML',
    note: 'Une légende vide ne prend pas de place ; les balises restent du texte.',
    html: contactSheet([
      alps,
      { ...ocean, caption: '' },
      { ...town, caption: 'Avant <b>et</b> après & vice versa' },
    ]),
  },
  {
    name: 'en-echec',
    title: 'Une photo qui n’arrive pas',
    note: 'L’ancienne reste ; « Réessayer » la fait venir.',
    html: contactSheet([
      alps,
      { ...ocean, medium: '/photos/vue-ocean-900.svg?fault=500&fault-times=1' },
      town,
    ]),
  },
  {
    name: 'lente',
    title: 'Une photo lente',
    note: 'La dernière demandée gagne.',
    html: contactSheet([alps, { ...ocean, medium: '/photos/vue-ocean-900.svg?fault=slow' }, town]),
  },
  {
    name: 'lightbox',
    title: 'Un lien qui est déjà celui d’une visionneuse',
    note: 'Il s’ouvre une fois, par l’îlot lightbox.',
    html: contactSheet(four, { link: 'rel="lightbox" title="Le col de la Colombière"' }),
  },
  {
    name: 'choisie-par-le-serveur',
    title: 'Une vignette que le serveur a choisie',
    html: contactSheet([alps, { ...ocean, more: 'aria-current="true"' }, town]),
  },
  {
    name: 'refusee',
    title: 'Une adresse refusée',
    html: contactSheet([alps, { ...ocean, medium: 'javascript:alert(1)' }, town]),
  },
  {
    name: 'sans-photo',
    title: 'Sans photo moyenne',
    note: 'La console le dit ; les vignettes mènent aux grandes photos.',
    html: `<ul class="sheet-thumbs" data-ilot="contact-sheet"><li>\
<a href="/photos/vue-port-1800.svg" data-medium="/photos/vue-port-900.svg" \
data-large="/photos/vue-port-1800.svg" data-caption="Le port">\
<img src="/assets/site/images/vue-port.svg" alt="Le port de Boulogne" width="120" height="80"></a></li></ul>`,
  },
]

export const themed: Themed = { name: 'simple' }
