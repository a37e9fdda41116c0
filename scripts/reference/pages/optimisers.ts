/** What optimisers and tag managers make of the tag: e2e/neighbours/optimisers.spec.ts imitates each line. */
import { words } from '../../../src/island/define-reference'
import { code, heading, list, paragraph, type Source, table } from '../model'

export const optimisers: Source = {
  slug: 'optimisers',
  section: 'guide',
  title: words(
    'Avec Autoptimize, WP Rocket, Cloudflare et un gestionnaire de balises',
    'With Autoptimize, WP Rocket, Cloudflare and a tag manager',
  ),
  lead: words(
    'Ces outils joignent, déplacent ou retardent les scripts : ce qui marche seul, ce qu’il faut régler.',
    'These tools join, move or delay scripts: what works by itself, and what to set.',
  ),
  blocks: (both) => [
    paragraph(
      both(
        '`ilots.js` demande le reste de son code dans `p/`, à côté de lui. Laissez-le donc à part, sous son nom, à son adresse : il est déjà réduit, et se charge sans bloquer la page.',
        '`ilots.js` asks for the rest of its code in `p/`, beside it. So leave it alone, under its name, at its address: it is minified already, and loads without blocking the page.',
      ),
    ),
    table(both('Outil|Ce qu’il fait|À régler', 'Tool|What it does|To set').split('|'), [
      [
        'Autoptimize',
        both(
          'joint les scripts en un fichier d’un autre dossier ; la balise et ses `data-*` disparaissent.',
          'joins scripts in one file of another folder; the tag and its `data-*` are gone.',
        ),
        both(
          'ajoutez `ilots` aux scripts exclus ; sinon [`base`](#base).',
          'add `ilots` to the excluded scripts; else [`base`](#base).',
        ),
      ],
      [
        both('WP Rocket, réduire', 'WP Rocket, minify'),
        both(
          'met une copie du même nom dans `cache/min/`, sans `p/`.',
          'puts a copy of the same name into `cache/min/`, without `p/`.',
        ),
        both('excluez-le, ou donnez [`base`](#base).', 'exclude it, or give [`base`](#base).'),
      ],
      [
        both('WP Rocket, combiner', 'WP Rocket, combine'),
        both('comme Autoptimize.', 'as Autoptimize.'),
        both('de même.', 'likewise.'),
      ],
      [
        both('WP Rocket, retarder', 'WP Rocket, delay'),
        both(
          '`type="rocketlazyloadscript"` et `data-rocket-src` ; le script vient au premier geste du visiteur.',
          '`type="rocketlazyloadscript"` and `data-rocket-src`; the script comes with the visitor’s first gesture.',
        ),
        both(
          'rien ; les `data-*` restent. Excluez-le pour que ce geste ne soit pas perdu.',
          'nothing; `data-*` stay. Exclude it for that gesture not to be lost.',
        ),
      ],
      [
        'Cloudflare Rocket Loader',
        both(
          'change le `type`, et remet les scripts une fois la page chargée.',
          'changes the `type`, and puts scripts back once the page has loaded.',
        ),
        both(
          'rien ; `data-cfasync="false"`, avant `src`, laisse la balise comme elle est.',
          'nothing; `data-cfasync="false"`, before `src`, leaves the tag as it is.',
        ),
      ],
      [
        both('Google Tag Manager et autres', 'Google Tag Manager and others'),
        both(
          'ajoutent un script `async`, souvent sans `data-*`.',
          'add an `async` script, often without `data-*`.',
        ),
        both(
          'la configuration, dans la page : `#ilots-config` ou `IlotsConfig`.',
          'the configuration, in the page: `#ilots-config` or `IlotsConfig`.',
        ),
      ],
      [
        both('Un outil qui évalue le texte du script', 'A tool that evaluates the script’s text'),
        both(
          'la balise, si elle reste dans la page, est trouvée par son nom.',
          'the tag is found by its name, if it stays in the page.',
        ),
        both('sinon [`base`](#base).', 'else [`base`](#base).'),
      ],
      [
        both('Le script écrit dans la page', 'The script written into the page'),
        both('rien ne dit où est `p/`.', 'nothing says where `p/` is.'),
        both(
          '[`base`](#base), ou `data-base` sur ce script.',
          '[`base`](#base), or `data-base` on that script.',
        ),
      ],
      [
        both('`defer`, `async`, `type="module"`, `?ver=7`', '`defer`, `async`, `type="module"`, `?ver=7`'),
        both('la balise reste, ou change un peu.', 'the tag stays, or changes a little.'),
        both('rien.', 'nothing.'),
      ],
      [
        both('Un nom avec une empreinte, `ilots-3f2a9c.js`', 'A name with a hash, `ilots-3f2a9c.js`'),
        both('le fichier reste à côté de `p/`, ou non.', 'the file stays beside `p/`, or does not.'),
        both(
          'copiez `p/` à côté, sans changer ses noms ; sinon [`base`](#base).',
          'copy `p/` beside it, without changing its names; else [`base`](#base).',
        ),
      ],
    ]),
    heading('base', both('Dire où est le code', 'Saying where the code is')),
    paragraph(
      both(
        '`base` nomme le dossier d’`ilots.js` et de `p/`. Ce que disaient les `data-*` de la balise, qui sont perdus avec elle, est à écrire là aussi :',
        '`base` names the folder of `ilots.js` and `p/`. What the `data-*` of the tag said, which are lost with it, is to be written there, too:',
      ),
    ),
    code(
      'html',
      `<script type="application/json" id="ilots-config">
{ "base": "/assets/ilots/", "product": "acme", "platform": "plateforme", "site": "monsite" }
</script>`,
    ),
    list(
      both(
        'Sans `base` ni balise, l’erreur [`ILOTS-107`](ref:errors#ILOTS-107) le dit, une fois ; la page marche comme sans script, et les autres scripts du fichier aussi.',
        'Without `base` and tag, the error [`ILOTS-107`](ref:errors#ILOTS-107) says so, once; the page works as without scripts, and so do the others in that file.',
      ),
      both(
        'Le code d’un autre site a besoin de `Access-Control-Allow-Origin` dans ses réponses, et de sa place dans `script-src`.',
        'Code of another site needs `Access-Control-Allow-Origin` in its answers, and its place in `script-src`.',
      ),
      both(
        'Avec `ilots.legacy.js`, `domready` attend alors que la page soit lue : ne le joignez pas.',
        'With `ilots.legacy.js`, `domready` then waits for the page to be parsed: do not join it.',
      ),
      both(
        'La balise est cherchée parmi les scripts du site, sous `ilots.js`, `ilots.legacy.js`, ou l’un d’eux avec `.min`, une version ou une empreinte. Un contenu et un autre site ne disent jamais d’où vient le code.',
        'The tag is looked for among the scripts of the site, as `ilots.js`, `ilots.legacy.js`, or one of these with `.min`, a version or a hash. Neither content nor another site ever says where code comes from.',
      ),
    ),
    heading('essaye', both('Ce qui a été essayé', 'What was tried')),
    paragraph(
      both(
        'Ce que ces outils font au HTML est imité d’après leur documentation, dans Chromium et Firefox, sur les deux moteurs ; les outils eux-mêmes n’ont pas été exécutés. Un outil qui écrit l’adresse d’un script est refusé par `require-trusted-types-for`, sauf politique à lui.',
        'What these tools do to HTML is imitated after their documentation, in Chromium and Firefox, on both flavours; the tools themselves were not run. A tool that writes the address of a script is refused by `require-trusted-types-for`, unless it has a policy of its own.',
      ),
    ),
  ],
}
