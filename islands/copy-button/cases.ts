import type { Case } from '../../fixtures/cases/case'

const button = (more = ''): string =>
  `<button class="button is-quiet" type="button" data-ilot="copy-button"${more}>Copier</button>`

export const cases: readonly Case[] = [
  {
    name: 'adresse',
    title: 'Ce qui est juste avant',
    note: 'Le bouton copie l’adresse, et le dit. Refusé par le navigateur, il la sélectionne.',
    html: `<p>Atelier de Brest<br>12 rue de Siam<br>29200 Brest</p>\n<p>${button()}</p>`,
  },
  {
    name: 'champ',
    title: 'La valeur d’un champ',
    html: `<p><label>Numéro de dossier <input id="dossier" value="VT-2026-00417" readonly></label>\
</p>\n<p>${button(' data-target="#dossier"')}</p>`,
  },
  {
    name: 'code',
    title: 'Un lien, qui mène à ce qu’il copie sans script',
    html: `<pre id="extrait"><code>&lt;p&gt;\n  Vitréa\n&lt;/p&gt;</code></pre>\n<p>\
<a class="button is-quiet" data-ilot="copy-button" data-target="#extrait" href="#extrait">Copier le code</a></p>`,
  },
  {
    name: 'vide',
    title: 'Rien à copier',
    note: 'Le presse-papiers garde ce qu’il a.',
    html: `<p><label>Votre note <input id="note"></label> ${button(' data-target="#note"')}</p>`,
  },
  {
    name: 'sans-cible',
    title: 'Une cible qui n’est pas dans la page',
    note: 'La console le dit ; le bouton ne fait rien.',
    html: `<p>${button(' data-target="#ailleurs"')}</p>`,
  },
]
