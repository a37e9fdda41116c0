/** From the old globals to markers and calls. */
import { words } from '../../../src/island/define-reference'
import { anchorOf, OLD } from '../migration'
import { heading, list, mono, paragraph, type Source, table } from '../model'

export const migration: Source = {
  slug: 'migration',
  section: 'guide',
  title: words('Venir des anciens scripts', 'Coming from the old scripts'),
  lead: words(
    'Les anciens globals marchent toujours : remplacez-les quand vous passez par là, un par un.',
    'The old globals still work: replace them as you come by, one at a time.',
  ),
  blocks: (both, say) => [
    heading('methode', both('Par où commencer', 'Where to begin')),
    list(
      both(
        'Une balise `ilots.legacy.js` sans `defer`, à la place de l’ancienne bibliothèque : la page marche comme avant.',
        'One tag `ilots.legacy.js` without `defer`, in place of the older library: the page works as before.',
      ),
      both(
        '`Ilots.inspect().legacy` liste les anciens noms que la page appelle encore.',
        '`Ilots.inspect().legacy` lists the old names that the page still calls.',
      ),
      both(
        'Quand il n’en reste que des fonctions du produit, `ilots.js` suffit ; sans aucune, ajoutez `defer`.',
        'When only the product’s own functions are left, `ilots.js` is enough; with none at all, add `defer`.',
      ),
    ),
    paragraph(
      both(
        'Rien de ce que la page définit n’est remplacé : avec jQuery ou MooTools déjà là, seul ce qui manque est ajouté.',
        'Nothing that the page defines is replaced: with jQuery or MooTools already there, only what is missing is added.',
      ),
    ),
    ...OLD.flatMap(({ id, title, lead, names }) => [
      heading(id, say(title)),
      paragraph(say(lead)),
      table(
        [both('Avant', 'Before'), both('Maintenant', 'Now')],
        names.map(([old, now]) => ({
          id: anchorOf(old),
          cells: [mono(old), typeof now === 'string' ? now : say(now)],
        })),
      ),
    ]),
  ],
}
