/** Where the reference begins: every page, by family. */
import { FAMILIES, familyNames } from './families'
import { bothIn, capital, code, heading, type Language, list, type Page, sayIn, table } from './model'
import { references } from './references'

/** @param guides what the other pages are. */
export function indexIn(guides: readonly Page[], language: Language): Page {
  const [both, say] = [bothIn(language), sayIn(language)]
  const blocks = [
    heading('installer', both('Installer', 'Install')),
    code(
      'html',
      `<script src="/assets/ilots/ilots.js" data-product="acme" data-platform="plateforme" data-site="monsite" defer></script>`,
    ),
    both(
      'Copiez les scripts et les styles de `dist/` dans un dossier de votre site, ajoutez la balise, écrivez un marqueur : c’est tout. Rien n’est chargé pour un îlot avant qu’un visiteur en ait besoin.',
      'Copy the scripts and styles of `dist/` to a folder of your site, add the tag, write a marker: that is all. Nothing is fetched for an island before a visitor needs it.',
    ),
    heading('guides', both('Guides', 'Guides')),
    list(...guides.map(({ slug, title, lead }) => `[${title}](ref:${slug})${both(' : ', ': ')}${lead}`)),
    ...familyNames.flatMap((family) => [
      heading(family, say(FAMILIES[family])),
      table(
        [both('Îlot', 'Island'), both('Rôle', 'Purpose')],
        references
          .filter((reference) => reference.family === family)
          .map(({ name, purpose }) => [`[\`${name}\`](ref:${name})`, capital(say(purpose))]),
      ),
    ]),
  ]
  return {
    slug: 'index',
    section: 'start',
    title: both('La référence d’Îlots', 'The reference of Îlots'),
    lead: both(
      'Une balise, et le HTML de la page prend vie. Chaque îlot a sa page : ce qu’il lit, ce qu’il dit, ce qu’il fait sans script et au clavier.',
      'One tag, and the page’s HTML comes to life. Each island has its page: what it reads, what it says, what it does without script and by keyboard.',
    ),
    markdown: blocks.join('\n\n'),
  }
}
