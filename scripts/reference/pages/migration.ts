/** From the old globals to markers and calls. */
import { words } from '../../../src/island/define-reference'
import { adapters } from '../adapters'
import { anchorOf, OLD } from '../migration'
import { code, heading, list, mono, paragraph, type Source, table } from '../model'

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
    paragraph(
      both(
        'Le fichier `mootools-more` du site (1.3 à 1.6) peut rester, après la balise : cet ordre est pris en charge et essayé. Seul le fichier `mootools-core` s’en va. Ce que les fichiers de la page définissent, `Tips` ou `Fx.Slide` par exemple, reste le leur.',
        'The site’s own `mootools-more` file (1.3 to 1.6) may stay, after the tag: this order is supported and tested. Only the `mootools-core` file goes. What the page’s files define, `Tips` or `Fx.Slide` for instance, stays theirs.',
      ),
    ),
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
        'Le HTML que ces fonctions reçoivent (`set("html")`, `acmeAlert`, `MM_setTextOfLayer`…) perd scripts, gestionnaires (`onclick="…"`) et adresses `javascript:` ; `trustOldHtml: true` les laisse : voir [la sécurité](ref:security#anciens-textes).',
        'HTML that these functions are given (`set("html")`, `acmeAlert`, `MM_setTextOfLayer`…) loses scripts, handlers (`onclick="…"`) and `javascript:` addresses; `trustOldHtml: true` leaves them: see [security](ref:security#anciens-textes).',
      ),
      both(
        'Quand il n’en reste que des fonctions du produit, `ilots.js` suffit ; sans aucune, ajoutez `defer`.',
        'When only the product’s own functions are left, `ilots.js` is enough; with none at all, add `defer`.',
      ),
    ),
    heading('conseiller', both('Ce qui fait quoi, page par page', 'What does what, page by page')),
    paragraph(
      both(
        'La commande lit les scripts de la page (analysés, jamais exécutés ; ceux de la même origine aussi) et son HTML. Pour chaque appel : fichier, ligne et colonne, l’îlot qui le fait, le HTML de la page à écrire, les options reprises, celles qui ne peuvent pas l’être et pourquoi. À la fin, les fichiers qui peuvent partir et leurs octets, face à ce que coûtent ces îlots.',
        'The command reads the page’s scripts (parsed, never run; those of its own origin too) and its HTML. For each call: file, line and column, the island that does it, the page’s own HTML to write, the options carried over, those that cannot be and why. At the end the files that could go and their bytes, against what these islands cost.',
      ),
    ),
    code(
      'sh',
      'npx --no-install ilots check --migrate http://localhost:8080/accueil page.html --format markdown',
    ),
    table(
      [both('Bibliothèque', 'Library'), both('Lu', 'Read'), both('Îlots', 'Islands')],
      adapters().map(({ title, read, islands }) => [title, read.map(mono).join(', '), islands.join(', ')]),
    ),
    list(
      both(
        '`--format` : `text`, `json`, ou `markdown` à coller dans un ticket. `--lang en`. Le statut est 0, 2 si une page n’a pas pu être lue.',
        '`--format`: `text`, `json`, or `markdown` to paste into a ticket. `--lang en`. The status is 0, 2 when a page could not be read.',
      ),
      both(
        '« Peut rester » dit pourquoi : l’appel qui n’a pas d’îlot, ou l’extension qui a besoin de jQuery.',
        '“May stay” says why: the call that has no island, or the plugin that needs jQuery.',
      ),
      both(
        'Un script qui ne s’analyse pas est dit avec sa ligne, et lu autant que possible. Les fichiers d’autres origines sont nommés, ni demandés ni comptés.',
        'A script that does not parse is said with its line, and read as far as it can be. Files of other origins are named, neither asked for nor counted.',
      ),
    ),
    heading('noms', both('Les anciens noms, un par un', 'The old names, one by one')),
    paragraph(
      both(
        'Rien de ce que la page définit n’est remplacé : avec jQuery ou MooTools déjà là, seul ce qui manque est ajouté. MooTools chargé après la balise prend la place de notre couche.',
        'Nothing that the page defines is replaced: with jQuery or MooTools already there, only what is missing is added. MooTools loaded after the tag takes the place of our layer.',
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
