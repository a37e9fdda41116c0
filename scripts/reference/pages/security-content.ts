/** Content and uploads: what editors may be allowed to write, and what it cannot do (contract §8). */
import { type Words, words } from '../../../src/island/define-reference'
import type { Island } from '../../../src/island/island'
import { islands } from '../../../src/registered'
import { type Block, type Both, code, heading, paragraph, table } from '../model'

/** What a page does with HTML that somebody else has written. */
export const contentBlocks = (both: Both): readonly Block[] => [
  ...mayWrite(both),
  ...marked(both),
  ...held(both),
  ...oldTexts(both),
  ...uploads(both),
]

const mayWrite = (both: Both): readonly Block[] => [
  heading('redacteurs', both('Ce que les rédacteurs peuvent écrire', 'What editors may write')),
  paragraph(
    both(
      'Filtrez leur HTML sur le serveur, par une liste de ce qui est permis ; ce qui n’y est pas est enlevé. À regarder de près :',
      'Filter their HTML on the server, by a list of what is allowed; what is not on it is removed. To look at closely:',
    ),
  ),
  table(both('Quoi|Pourquoi|Que faire', 'What|Why|What to do').split('|'), [
    [
      both(
        '`script`, `style`, `base`, `meta`, `link`, `object`, `embed`, `template`, `svg`, `math`, `form` et ses champs',
        '`script`, `style`, `base`, `meta`, `link`, `object`, `embed`, `template`, `svg`, `math`, `form` and its fields',
      ),
      both(
        'code, redirections, saisie envoyée ailleurs.',
        'code, redirections, what is typed sent elsewhere.',
      ),
      both('enlever.', 'remove.'),
    ],
    [
      '`on*`, `style`, `srcdoc`, `nonce`, `formaction`, `ping`',
      both('du code, ou de quoi l’autoriser.', 'code, or what allows it.'),
      both('enlever.', 'remove.'),
    ],
    [
      '`id`, `name`',
      both(
        'un nom cache une globale, un membre du document ou d’un formulaire aux scripts de la page.',
        'a name hides a global, or a member of the document or of a form, from the page’s scripts.',
      ),
      both('enlever, ou préfixer (`texte-…`).', 'remove, or prefix (`text-…`).'),
    ],
    [
      '`data-ilot`, `data-role`, `data-load`, `data-*`',
      both('ce sont les marqueurs des îlots.', 'these are the islands’ markers.'),
      both(
        'n’en permettre que ce que vos textes emploient, par exemple `data-goto-url`.',
        'allow only those that your texts use, for example `data-goto-url`.',
      ),
    ],
    [
      '`class`',
      both(
        '`squeezebox`, `dropdown-toggle` sont des marqueurs.',
        '`squeezebox`, `dropdown-toggle` are markers.',
      ),
      both('une liste de classes.', 'a list of classes.'),
    ],
    [
      '`rel`',
      both(
        'entre accolades, ce sont des options de fenêtre : lues, jamais évaluées.',
        'in braces it holds options of a window: read, never evaluated.',
      ),
      both(
        'une liste : `nofollow`, `noopener`, `noreferrer`, `lightbox`.',
        'a list: `nofollow`, `noopener`, `noreferrer`, `lightbox`.',
      ),
    ],
    [
      both('les commentaires', 'comments'),
      both('`<!-- bloc {…} -->` fait un bloc.', '`<!-- bloc {…} -->` makes a block.'),
      both('enlever.', 'remove.'),
    ],
    [
      '`href`, `src`',
      both('une adresse peut être du code.', 'an address may be code.'),
      both(
        'http, https, mailto, tel, et les chemins du site.',
        'http, https, mailto, tel, and paths of the site.',
      ),
    ],
    [
      '`iframe`',
      both('une page d’ailleurs dans la vôtre.', 'somebody else’s page in yours.'),
      both('une liste d’hôtes, avec `sandbox`.', 'a list of hosts, with `sandbox`.'),
    ],
  ]),
]

const marked = (both: Both): readonly Block[] => [
  heading('contenus', both('Dire ce qu’ils ont écrit', 'Saying what they have written')),
  code(
    'html',
    `<article>
  <h1>${both('Nos horaires', 'Our hours')}</h1>
  <div data-ilots-content>${both('… ce que le rédacteur a écrit …', '… what the editor has written …')}</div>
</article>`,
  ),
  paragraph(
    both(
      'Là-dedans ne sont montés que les îlots de cette table, et rien n’appelle le serveur sans un clic ; les marqueurs des autres restent du HTML, et `Ilots.why(élément)` le dit. Ce qu’un script déplace ou copie, ce qu’une fenêtre emprunte reste un contenu, dès que le script d’Îlots est là : un script qui déplace un contenu pendant que la page est lue garde l’attribut sur ce qu’il déplace. Ce qu’un contenu met dans un îlot du modèle, un bouton, un panneau, une étiquette, n’en est pas une part.',
      'In there only the islands of this table mount, and nothing calls the server without a click; markers of the others stay HTML, and `Ilots.why(element)` says so. What a script moves or copies, and what a window borrows, stays content, once the script of Îlots is here: a script that moves content while the page is parsed keeps the attribute on what it moves. What content puts into an island of the template, a button, a panel, a label, is no part of it.',
    ),
  ),
  table([both('Îlot', 'Island'), both('Dans un contenu', 'In content')], inContent(both)),
  paragraph(
    both(
      '`contentIslands: ["agenda"]` dans [la configuration](ref:configuration) en permet d’autres, par leur nom ; `content` y ajoute un sélecteur, de préférence sans ancêtre : `.redaction` vaut partout, `.page .redaction` seulement là où le HTML se trouve. Un îlot du site, qu’un script enregistre, dit `inContent: "yes"` dans sa définition. Une balise fermante de trop dans un contenu ne doit pas l’en faire sortir : le filtre rend du HTML bien formé.',
      '`contentIslands: ["agenda"]` in [the configuration](ref:configuration) allows others, by their name; `content` there adds a selector, best without an ancestor: `.redaction` counts everywhere, `.page .redaction` only where the HTML stands. An island of the site’s own, which a script registers, says `inContent: "yes"` in its definition. One closing tag too many must not lead out of it: the filter returns well-formed HTML.',
    ),
  ),
]

/** What is restricted, or shows less there, by the island's name. */
const RESTRICTED: Readonly<Record<string, Words>> = {
  autocomplete: words('remplit les champs de son formulaire.', 'fills fields of its own form.'),
  form: words('envoie à une adresse du site.', 'sends to an address of the site.'),
  lightbox: words(
    'montre des images, et des pages du site ; une autre reste un lien. À une galerie du modèle il n’ajoute que des images.',
    'shows pictures, and pages of the site; another one stays a link. To a gallery of the template it adds pictures only.',
  ),
  popup: words(
    'montre une adresse du site ; une autre reste un lien.',
    'shows an address of the site; another one stays a link.',
  ),
  squeezebox: words(
    'montre une adresse du site ; une autre reste un lien. La fenêtre se ferme toujours.',
    'shows an address of the site; another one stays a link. The window can always be closed.',
  ),
  'secure-link': words(
    'montre une adresse du site ; une autre reste un lien.',
    'shows an address of the site; another one stays a link.',
  ),
}

/** From the definitions: islands that content may use, and what is restricted there. */
function inContent(both: Both): string[][] {
  const allowed: readonly Pick<Island, 'name' | 'inContent'>[] = islands
  return allowed
    .filter((island) => island.inContent && island.inContent !== 'no')
    .map(({ name, inContent: how }) => {
      const restriction = RESTRICTED[name] ?? (how === 'yes' && words('oui', 'yes'))
      if (!restriction)
        throw new Error(`${name} is restricted in content: say how in RESTRICTED, found nothing`)
      return [`[${name}](ref:${name})`, both(restriction.fr, restriction.en)]
    })
}

const held = (both: Both): readonly Block[] => [
  heading('tenu', both('Ce qu’un contenu ne peut pas', 'What content cannot do')),
  paragraph(
    both(
      'Si le filtre laisse passer un marqueur, Îlots ne lui donne pas plus qu’à un lien ou à une image :',
      'When the filter lets a marker pass, Îlots gives it no more than a link or an image has:',
    ),
  ),
  table(both('Ce qu’il tenterait|Ce qui le tient', 'What it would try|What holds it').split('|'), [
    [
      both('configurer la page', 'configure the page'),
      both(
        'La configuration n’est lue que dans `script#ilots-config[type="application/json"]`, sur la balise, et dans un objet `window.IlotsConfig` que la page a défini. Un élément de ce nom n’en est pas une.',
        'The configuration is read from `script#ilots-config[type="application/json"]`, from the tag, and from an object `window.IlotsConfig` that the page has defined. An element of that name is none of them.',
      ),
    ],
    [
      both('cacher par un nom', 'hide by a name'),
      both(
        'Un champ `parentNode`, une image `currentScript`, un élément `Ilots` ne sont jamais pris pour ce qu’ils nomment.',
        'A field `parentNode`, an image `currentScript`, an element `Ilots` are never taken for what they name.',
      ),
    ],
    [
      both('appeler le serveur', 'call the server'),
      both(
        'Un chargement qui commence seul va au chemin de la page, à celui du bloc, ou à celui d’un bouton qu’une réponse a apporté ; tout autre attend un clic.',
        'A load that starts by itself goes to the path of the page, to the block’s own, or to that of a button that an answer brought; any other waits for a click.',
      ),
    ],
    [
      both('insérer du HTML', 'insert HTML'),
      both(
        'Ce que le serveur répond n’est inséré que si c’est du `text/html` de l’origine de la page, aussi après des redirections, et garde ce qui est sur une liste : le HTML du texte, des formulaires, des médias et des cadres, les éléments personnalisés, les formes de SVG, l’apparence de MathML. Il perd scripts, styles, `link`, `meta` (sauf les microdonnées), gestionnaires, adresses `javascript:` et formulaires vers d’autres origines ; un verdict, un message, une suggestion ou une légende ne garde que du texte, des listes, des tableaux, des liens et des images. Ce qui est dans un attribut est du texte.',
        'What the server answers is inserted only if it is `text/html` of the page’s origin, after redirects too, and keeps what is on a list: HTML of text, forms, media and frames, custom elements, shapes of SVG, how MathML looks. It loses scripts, styles, `link`, `meta` (but for microdata), handlers, `javascript:` addresses and forms that lead to other origins; a verdict, a message, a suggestion or a caption keeps text, lists, tables, links and pictures only. What stands in an attribute is text.',
      ),
    ],
    [
      both('charger un script', 'load a script'),
      both(
        'La vérification anti-robot ne charge que `/recaptcha/api.js` et `/recaptcha/enterprise.js` de `https://www.google.com` et de `https://www.recaptcha.net`, et `recaptcha.src` de la configuration ; la politique `ilots` de Trusted Types refuse le reste, aux scripts de la page aussi.',
        'The bot check loads `/recaptcha/api.js` and `/recaptcha/enterprise.js` of `https://www.google.com` and of `https://www.recaptcha.net`, and the configuration’s `recaptcha.src` only; the Trusted Types policy `ilots` refuses the rest, to scripts of the page, too.',
      ),
    ],
    [
      both('appeler une fonction', 'call a function'),
      both(
        'Un élément `function` d’une barre du menu n’appelle que ce que la page a nommé, par `Ilots.navbar(nom, fonction)` ou par la liste `navbar` de la configuration.',
        'An item `function` of a bar of the menu calls only what the page has named, with `Ilots.navbar(name, function)` or in the configuration’s `navbar` list.',
      ),
    ],
    [
      both('garder ce que tape un visiteur', 'keep what a visitor types'),
      both(
        'Rien d’un champ `autocomplete="off"`, `cc-*` ou `one-time-code` ne reste sur l’appareil ; `Ilots.forget()` et un autre `session.hash` effacent le reste. Voir [le consentement](ref:consent).',
        'Nothing of a field with `autocomplete="off"`, `cc-*` or `one-time-code` stays on the device; `Ilots.forget()` and another `session.hash` clear the rest. See [consent](ref:consent).',
      ),
    ],
    [
      both('regarder dans la page', 'look into the page'),
      both(
        'L’inspecteur est `off` tant que la configuration ou la balise ne l’ouvre pas : ne l’ouvrez pas en production.',
        'The inspector is `off` until the configuration or the tag turns it on: do not turn it on where visitors are.',
      ),
    ],
    [
      both('tenir la page', 'hold the page'),
      both(
        'Un cadre qu’Îlots ouvre sur un autre site a un `sandbox`, une fenêtre d’un autre site n’a pas d’`opener`, et seule une page du site en fait recharger une autre. Quand un contenu ouvre le cadre d’une adresse du site, le serveur est d’abord interrogé par `HEAD` : celle qui mène à un autre site est traitée comme lui.',
        'A frame that Îlots opens on another site has a `sandbox`, a window of another site has no `opener`, and only a page of the site has another one reloaded. Where content opens a frame of an address of the site, the server is asked with `HEAD` first: one that leads to another site is treated like it.',
      ),
    ],
  ]),
]

const oldTexts = (both: Both): readonly Block[] => [
  heading('anciens-textes', both('Les textes des anciens scripts', 'The texts of older scripts')),
  paragraph(
    both(
      'Un ancien script montre parfois ce que dit une adresse : `acmeAlert(texte)`, `acmeConfirm`, `acmeModal`, `set("html", texte)`, `setHTML`, `appendHTML`, `MM_setTextOfLayer`, `MM_setTextOfFrame`, `SqueezeBox`. Ces textes sont du HTML, et passent le même filtre que les réponses du serveur : gras, liens et images restent ; scripts, gestionnaires, adresses `javascript:` et formulaires vers d’autres origines s’en vont, que la page ait une politique ou non.',
      'An older script sometimes shows what an address says: `acmeAlert(text)`, `acmeConfirm`, `acmeModal`, `set("html", text)`, `setHTML`, `appendHTML`, `MM_setTextOfLayer`, `MM_setTextOfFrame`, `SqueezeBox`. These texts are HTML, and pass the same gate as answers of the server: what is bold, links and images stay; scripts, handlers, `javascript:` addresses and forms that lead to other origins go, whether the page has a policy or not.',
    ),
  ),
  paragraph(
    both(
      'Un site dont les textes ont besoin de gestionnaires le dit par `trustOldHtml: true` dans [la configuration](ref:configuration) : à lui de savoir d’où ils viennent. Mieux : un élément en place d’un texte, et `addEvent` en place de `onclick`.',
      'A site whose texts need handlers says so with `trustOldHtml: true` in [the configuration](ref:configuration): it is then up to the site to know where they come from. Better: an element instead of a text, and `addEvent` instead of `onclick`.',
    ),
  ),
]

const uploads = (both: Both): readonly Block[] => [
  heading('depots', both('Les fichiers déposés', 'Uploads')),
  paragraph(
    both(
      "Sous `script-src 'self'`, un fichier déposé sur le site est un script permis s’il est servi comme tel. Servez-les depuis une autre origine, sans cookie. À défaut, avec ces en-têtes, et un type que le serveur a choisi dans une liste :",
      "Under `script-src 'self'` a file that was uploaded to the site is an allowed script if it is served as one. Serve them from another origin, without cookies. If you cannot, with these headers, and a type that the server has chosen from a list:",
    ),
  ),
  code(
    'http',
    `Content-Type: image/jpeg
X-Content-Type-Options: nosniff
Content-Disposition: attachment
Content-Security-Policy: default-src 'none'; sandbox`,
  ),
  paragraph(
    both(
      'Les images qui se montrent dans la page se passent de `Content-Disposition` ; un SVG, un HTML, un texte ou un PDF, jamais.',
      'Images that are shown in the page can do without `Content-Disposition`; an SVG, an HTML file, a text or a PDF never can.',
    ),
  ),
]
