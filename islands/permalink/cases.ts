import type { Case, Themed } from '../../fixtures/cases/case'

const link = (lien: string, text: string): string =>
  `<p><a class="button is-quiet" data-ilot="permalink" data-lien="${lien}" \
href="/redaction/permalien?lien=${encodeURIComponent(lien)}">${text}</a></p>`

export const cases: readonly Case[] = [
  {
    name: 'simple',
    title: 'Le permalien d’une page',
    note: 'Avec ?fault= sur cette page, l’appel échoue : un bouton recommence.',
    html: link('/services/pare-brise/reparer-un-impact', 'Permalien'),
  },
  {
    name: 'parametres',
    title: 'Un lien avec des paramètres',
    note: 'Envoyé tel quel, encodé une fois.',
    html: link('index.php?id_page=42&amp;ville=Orléans', 'Permalien de la page 42'),
  },
  {
    name: 'bouton',
    title: 'Un bouton',
    html: `<p><button class="button is-quiet" type="button" data-ilot="permalink" data-lien="/agences">\
Permalien</button></p>`,
  },
  {
    name: 'sans-lien',
    title: 'Sans data-lien',
    note: 'La console le dit ; le lien reste un lien.',
    html: '<p><a class="button is-quiet" data-ilot="permalink" href="/redaction">Permalien</a></p>',
  },
]

export const themed: Themed = { name: 'simple', press: '[data-ilot~="permalink"]' }
