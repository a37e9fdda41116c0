/** Where the reference begins: every page, by family. */
import { words } from '../../../src/island/define-reference'
import { FAMILIES, familyNames } from '../families'
import { capital, code, heading, list, paragraph, type Source, table } from '../model'
import { references } from '../references'

/** @param guides what the other pages are. */
export const index = (guides: readonly Source[]): Source => ({
  slug: 'index',
  section: 'start',
  title: words('La référence d’Îlots', 'The reference of Îlots'),
  lead: words(
    'Une balise, et le HTML de la page prend vie. Chaque îlot a sa page : ce qu’il lit, ce qu’il dit, ce qu’il fait sans script et au clavier.',
    'One tag, and the page’s HTML comes to life. Each island has its page: what it reads, what it says, what it does without script and by keyboard.',
  ),
  blocks: (both, say) => [
    heading('installer', both('Installer', 'Install')),
    code(
      'html',
      `<script src="/assets/ilots/ilots.js" data-product="acme" data-platform="plateforme" data-site="monsite" defer></script>`,
    ),
    paragraph(
      both(
        'Copiez les scripts et les styles de `dist/` dans un dossier de votre site, ajoutez la balise, écrivez un marqueur : c’est tout. Rien n’est chargé pour un îlot avant qu’un visiteur en ait besoin.',
        'Copy the scripts and styles of `dist/` to a folder of your site, add the tag, write a marker: that is all. Nothing is fetched for an island before a visitor needs it.',
      ),
    ),
    heading('guides', both('Guides', 'Guides')),
    list(
      ...guides.map(({ slug, title, lead }) =>
        `[${say(title)}](ref:${slug}) : ${say(lead)}`.replace(' :', both(' :', ':')),
      ),
    ),
    ...familyNames.flatMap((family) => [
      heading(family, say(FAMILIES[family])),
      table(
        [both('Îlot', 'Island'), both('Rôle', 'Purpose')],
        references
          .filter((reference) => reference.family === family)
          .map(({ name, purpose }) => [`[\`${name}\`](ref:${name})`, capital(say(purpose))]),
      ),
    ]),
  ],
})
