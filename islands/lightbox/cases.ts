import type { Case, Themed } from '../../fixtures/cases/case'

const thumbnail = (name: string, alt: string): string =>
  `<img src="/assets/site/images/${name}.svg" alt="${alt}" width="180" height="120" loading="lazy">`

const link = (href: string, attributes: string, content: string): string =>
  `<a href="${href}" ${attributes}>${content}</a>`

const row = (...links: string[]): string =>
  `<ul class="thumbs">${links.map((each) => `<li>${each}</li>`).join('')}</ul>`

const photo = (name: string, alt: string, attributes: string, query = ''): string =>
  link(`/photos/${name}-1800.svg${query}`, attributes, thumbnail(name, alt))

export const cases: readonly Case[] = [
  {
    name: 'seule',
    title: 'Une image seule',
    note: 'Sans compteur, ni flèches, ni présentation.',
    html: row(photo('vue-alpes', 'Le col de la Colombière', 'rel="lightbox"')),
  },
  {
    name: 'groupe',
    title: 'Une galerie de trois',
    note: 'Flèches, balayage, présentation ; après la dernière, la première.',
    html: row(
      photo('vue-ocean', 'La presqu’île de Crozon', 'rel="lightbox[vues]" title="Crozon, un matin de mars"'),
      photo('vue-ville', 'Les quais de Lyon', 'rel="lightbox[vues]" data-caption="Lyon, quai Saint-Antoine"'),
      photo('vue-foret', 'La forêt de Brocéliande', 'rel="lightbox[vues]"'),
    ),
  },
  {
    name: 'deux',
    title: 'Deux galeries, dont une de deux',
    html: row(
      photo('vue-vignes', 'La Côte de Nuits', 'rel="lightbox[sud]"'),
      photo('vue-garrigue', 'La corniche des Cévennes', 'rel="lightbox[sud]"'),
      photo('vue-neige', 'Le Mont-Dore', 'rel="lightbox[nord] nofollow"'),
      photo('vue-port', 'Boulogne-sur-Mer', 'rel="lightbox[nord]"'),
      photo('vue-plaine', 'La plaine de Beauce', 'rel="lightbox[nord]"'),
    ),
  },
  {
    name: 'cachees',
    title: 'Des images sans vignette',
    note: 'La galerie contient aussi les liens que la page cache.',
    html: `${row(photo('vue-alpes', 'Le chantier, avant', 'rel="lightbox[chantier]"'))}
<p hidden><a rel="lightbox[chantier]" href="/photos/impact-900.svg" title="L’impact">L’impact</a>\
 <a rel="lightbox[chantier]" href="/photos/fissure-900.svg" title="La fissure">La fissure</a></p>`,
  },
  {
    name: 'texte',
    title: 'Un lien de texte',
    html: `<p>${link('/photos/vue-alpes-900.svg', 'rel="lightbox"', 'Voir le col de la Colombière')}</p>`,
  },
  {
    name: 'inline',
    title: 'Un élément de la page',
    note: 'Il est prêté à la visionneuse et revient à sa place.',
    html: `<p>${link('#franchise', 'rel="lightbox" title="Votre franchise"', 'Comment se calcule ma franchise ?')}</p>
<div id="franchise" hidden><h3>La franchise</h3>\
<p>Elle est écrite dans vos conditions particulières. Une réparation d’impact n’en a presque jamais.</p><p>\
<label>Votre numéro de contrat <input name="contrat" type="text"></label></p></div>`,
  },
  {
    name: 'ajax',
    title: 'Un fragment du site',
    html: `<p>${link('/pop-ups/horaires', 'rel="lightbox"', 'Nos horaires')}</p>`,
  },
  {
    name: 'iframe',
    title: 'Une page dans un cadre',
    html: `<p>${link('/pop-ups/cadre', 'rel="lightbox" data-type="iframe"', 'Votre devis')}</p>`,
  },
  {
    name: 'autre-site',
    title: 'Un cadre d’une autre origine',
    note: 'Une adresse d’un autre site qui n’est pas une image s’ouvre dans un cadre, dont le titre nomme le site.',
    html: `<p>${link('http://localhost:4173/pop-ups/cadre', 'rel="lightbox"', 'L’autre site')}</p>`,
  },
  {
    name: 'melee',
    title: 'Une galerie de tout',
    html: `${row(
      photo('vue-alpes', 'Une image', 'rel="lightbox[tout]"'),
      link('#prix', 'rel="lightbox[tout]" title="Un élément"', 'Un élément'),
      link('/pop-ups/horaires', 'rel="lightbox[tout]" title="Un fragment"', 'Un fragment'),
      link('/pop-ups/cadre', 'rel="lightbox[tout]" data-type="iframe" title="Un cadre"', 'Un cadre'),
    )}<div id="prix" hidden><h3>Nos prix</h3><p>Fermes et annoncés avant la pose.</p></div>`,
  },
  {
    name: 'srcset',
    title: 'Plusieurs tailles d’une image',
    note: 'La plus petite qui suffit est chargée ; jamais agrandie au-delà de la plus grande.',
    html: row(
      link(
        '/photos/vue-ocean-300.svg',
        `rel="lightbox" data-srcset="/photos/vue-ocean-200.svg 200w, /photos/vue-ocean-300.svg 300w" \
title="Trois cents pixels au plus"`,
        thumbnail('vue-ocean', 'Crozon en petit'),
      ),
    ),
  },
  {
    name: 'lente',
    title: 'Une image lente',
    note: 'La vignette et un signe d’attente tiennent sa place.',
    html: row(photo('vue-ville', 'Les quais de Lyon', 'rel="lightbox"', '?fault=slow')),
  },
  {
    name: 'en-echec',
    title: 'Une image qui n’arrive pas',
    note: 'Le message propose de réessayer ; la seconde fois, elle arrive.',
    html: row(
      photo('vue-foret', 'La forêt', 'rel="lightbox[panne]"', '?fault=500&amp;fault-times=1'),
      photo('vue-port', 'Le port', 'rel="lightbox[panne]"'),
    ),
  },
  {
    name: 'contenu-en-echec',
    title: 'Un fragment qui n’arrive pas',
    html: `<p>${link('/pop-ups/horaires?fault=500&amp;fault-times=1', 'rel="lightbox"', 'Un fragment en panne')}</p>`,
  },
  {
    name: 'refusee',
    title: 'Une adresse refusée dans une galerie',
    note: 'La galerie continue sans elle.',
    html: row(
      photo('vue-alpes', 'Le col', 'rel="lightbox[refus]"'),
      link("javascript:document.title='piégé'", 'rel="lightbox[refus]"', 'Une adresse refusée'),
      photo('vue-neige', 'La neige', 'rel="lightbox[refus]"'),
    ),
  },
  {
    name: 'absent',
    title: 'Un élément qui n’est pas dans la page',
    html: `<p>${link('#nulle-part', 'rel="lightbox"', 'Un élément absent')}</p>`,
  },
  {
    name: 'legende-hostile',
    title: 'Une légende qui voudrait être du HTML',
    html: row(
      photo(
        'vue-vignes',
        'Les vignes',
        'rel="lightbox" title="Côte de &lt;b&gt;Nuits&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;"',
      ),
    ),
  },
  {
    name: 'petite',
    title: 'Une image plus petite que l’écran',
    note: 'Jamais agrandie d’elle-même.',
    html: row(link('/photos/vue-garrigue-120.svg', 'rel="lightbox"', thumbnail('vue-garrigue', 'Un timbre'))),
  },
  {
    name: 'trois-cents',
    title: 'Une galerie de trois cents',
    note: 'Elle s’ouvre aussi vite qu’une de trois.',
    html: `<p>${Array.from({ length: 300 }, (_, index) =>
      link(`/photos/vue-alpes-${300 + index}.svg`, 'rel="lightbox[foule]"', `Vue ${index + 1}`),
    ).join(' ')}</p>`,
  },
]

export const themed: Themed = { name: 'groupe', press: '[rel^="lightbox"]' }
