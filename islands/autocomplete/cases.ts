import type { Case, Themed } from '../../fixtures/cases/case'
import { escapeHtml } from '../../fixtures/site/escape'

const CITIES = { classname: 'ville', methode: 'chercher' }
const GLASS = { classname: 'vitrage', methode: 'chercher' }

const marker = (settings: object) =>
  `data-ilot="autocomplete" data-autocomplete="${escapeHtml(JSON.stringify(settings))}"`

/** Without script they are plain fields, and the page shows what was sent. */
const form = (content: string) =>
  `<form class="try-form" action="/recu" method="get">${content}<p>\
<button class="button" type="submit">Envoyer</button></p></form>`

const field = (name: string, label: string, settings: object, more = '') =>
  `<p><label for="champ-${name}">${label}</label>\
<input type="text" id="champ-${name}" name="${name}" ${marker(settings)}${more}></p>`

const CITY_TARGETS = { code_postal: '#code-postal', id: '[name="id_ville"]', region: '#region' }

export const cases: readonly Case[] = [
  {
    name: 'ville',
    title: 'Une ville, avec son code postal',
    note: `Tapez deux lettres, choisissez : le code postal et la région se remplissent. Un texte qui n’est pas \
choisi s’efface.`,
    html: form(
      `${field('ville', 'Ville', { ...CITIES, cibles: CITY_TARGETS })}
<p><label for="code-postal">Code postal</label>\
<input id="code-postal" name="code_postal" autocomplete="postal-code"></p>
<input type="hidden" name="id_ville"><p>Région : <output id="region"></output></p>`,
    ),
  },
  {
    name: 'saisie-libre',
    title: 'Une saisie libre',
    note: 'Ce qui est tapé reste, même sans choix.',
    html: form(field('ville', 'Ville', { ...CITIES, saisielibre: true })),
  },
  {
    name: 'parametres',
    title: 'Avec d’autres paramètres, et un autre champ de la réponse',
    note: 'Seulement la Bretagne ; la référence remplit le champ, la liste montre le nom.',
    html: form(
      field('atelier', 'Atelier', {
        classname: 'atelier',
        methode: 'chercher',
        add_params: { region: 'Bretagne', avec: ['calibrage'] },
        value: 'reference',
      }),
    ),
  },
  {
    name: 'large-en-haut',
    title: 'Une liste large, au-dessus',
    note: '520 pixels, au-dessus du champ tant qu’il y a la place.',
    html: form(`<p>Ce champ est au milieu de la page, sa liste s’ouvre vers le haut.</p>\
<p>Le nom du vitrage est long : la liste est plus large que le champ.</p>
${field('vitrage', 'Vitrage', { ...GLASS, width: 520, position: 'top' }, ' size="18"')}`),
  },
  {
    name: 'dans-un-label',
    title: 'Dans son libellé, déjà rempli',
    html: form(
      `<label>Ville de l’atelier <input type="text" name="ville" value="Brest" ${marker(CITIES)}></label>`,
    ),
  },
  {
    name: 'dans-une-fenetre',
    title: 'Dans une fenêtre',
    note: 'La liste s’ouvre au-dessus de la fenêtre ; Échap la ferme, elle seule.',
    html: `<p><a class="squeezebox" href="#chercher" rel="{handler:'adopt',size:{x:420,y:320}}">\
Chercher un atelier</a></p><div id="chercher">${form(field('ville', 'Ville', CITIES))}</div>`,
  },
  {
    name: 'desactive',
    title: 'Désactivé',
    note: 'Le serveur l’a coupé : un champ ordinaire.',
    html: form(field('ville', 'Ville', { ...CITIES, disabled: true })),
  },
  {
    name: 'illisible',
    title: 'Une configuration illisible',
    note: 'La console le dit, le champ reste un champ.',
    html: form(
      `<p><label for="champ-ville">Ville</label>\
<input type="text" id="champ-ville" name="ville" data-ilot="autocomplete" data-autocomplete="{classname:ville}"></p>`,
    ),
  },
]

export const themed: Themed = { name: 'ville', press: '[data-ilot~="autocomplete"]', text: 'Le' }
