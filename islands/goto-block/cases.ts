import type { Case } from '../../fixtures/cases/case'

const tile = (attributes: string, inside: string): string => `<div class="tile" ${attributes}>${inside}</div>`
const goal = (name: string): string => `/ilots/cible?bloc=${name}`

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Un bloc simple',
    note: 'Rien dedans ne prend le focus : le bloc devient lui-même un lien, Entrée suffit.',
    html: tile(
      `data-goto-url="${goal('simple')}"`,
      '<strong>Réparer un impact</strong><p>Trente minutes, sans rendez-vous.</p>',
    ),
  },
  {
    name: 'lien-interieur',
    title: 'Un lien porte déjà le titre',
    note: 'Le clavier passe par le lien ; le bloc n’ajoute que sa surface.',
    html: tile(
      `data-goto-url="${goal('bloc')}"`,
      `<a href="${goal('lien')}">Remplacer le pare-brise</a><p>Une demi-journée.</p>`,
    ),
  },
  {
    name: 'nouvel-onglet',
    title: 'Avec data-goto-target="_blank"',
    html: tile(
      `data-goto-url="${goal('onglet')}" data-goto-target="_blank"`,
      '<p>S’ouvre dans un nouvel onglet, sans opener.</p>',
    ),
  },
  {
    name: 'fenetre-nommee',
    title: 'Une fenêtre nommée',
    html: tile(
      `data-goto-url="${goal('fenetre')}" data-goto-target="devis"`,
      '<p>S’ouvre toujours dans la fenêtre « devis ».</p>',
    ),
  },
  {
    name: 'interieur',
    title: 'Des commandes à l’intérieur',
    note: 'Lien, bouton, champ, liste, case et partage gardent leur propre usage ; le texte autour mène à la cible.',
    html: tile(
      `data-goto-url="${goal('interieur')}"`,
      `<p>Le texte du bloc. <a href="${goal('lien-interieur')}">Un lien</a></p>
<p><button class="button is-quiet is-small" type="button">Un bouton</button>\
 <input type="text" aria-label="Un champ" value="champ">
<select aria-label="Une liste"><option>Une liste</option><option>Un autre choix</option></select>
<textarea aria-label="Un texte" rows="1">texte</textarea>
<label><input type="checkbox"> Une case</label></p>
<div data-ilot="share-toolbox"><span>Partager : le clic ici ne mène nulle part.</span></div>`,
    ),
  },
  {
    name: 'tabindex',
    title: 'Un tabindex à lui',
    note: 'Ce que la page a écrit est gardé.',
    html: tile(
      `data-goto-url="${goal('tabindex')}" tabindex="-1" id="goto-tabindex"`,
      '<p>tabindex="-1", gardé tel quel.</p>',
    ),
  },
  {
    name: 'role',
    title: 'Un rôle à lui',
    html: tile(`data-goto-url="${goal('role')}" role="button"`, '<p>role="button", gardé tel quel.</p>'),
  },
  {
    name: 'ancre',
    title: 'Une ancre de la page',
    html: tile('data-goto-url="#simple"', '<p>Va au premier bloc.</p>'),
  },
  {
    name: 'mailto',
    title: 'Un courriel',
    html: tile('data-goto-url="mailto:bonjour@vitrea.example?subject=Devis"', '<p>Écrire à l’atelier</p>'),
  },
  {
    name: 'telephone',
    title: 'Un téléphone',
    html: tile('data-goto-url="tel:+33199001110"', '<p>Appeler l’atelier de Bercy</p>'),
  },
  {
    name: 'refuse',
    title: 'Une adresse refusée',
    note: 'Une adresse javascript: n’est jamais suivie : la console le dit.',
    html: tile('data-goto-url="javascript:document.title=\'piégé\'"', '<p>Ce bloc ne mène nulle part.</p>'),
  },
  {
    name: 'vide',
    title: 'Une adresse vide',
    html: tile('data-goto-url=""', '<p>Ce bloc ne mène nulle part non plus.</p>'),
  },
  {
    name: 'imbrique',
    title: 'Un bloc dans un bloc',
    note: 'Le bloc le plus proche du clic l’emporte.',
    html: tile(
      `data-goto-url="${goal('dehors')}"`,
      `<p>Le bloc du dehors</p>${tile(`data-goto-url="${goal('dedans')}"`, '<p>Le bloc du dedans</p>')}`,
    ),
  },
  {
    name: 'texte-a-selectionner',
    title: 'Du texte à sélectionner',
    note: 'Sélectionner l’adresse à la souris ne fait pas quitter la page.',
    html: tile(
      `data-goto-url="${goal('selection')}"`,
      '<p>18 rue de Bercy, 75012 Paris, du lundi au samedi de 8 h à 19 h.</p>',
    ),
  },
]
