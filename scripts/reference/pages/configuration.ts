/** Every key of the configuration (contract §1). */
import type { Config } from '../../../src/island/config'
import { type Words, words } from '../../../src/island/define-reference'
import { ENDPOINTS } from '../../../src/island/endpoints'
import { DEFAULTS } from '../endpoints'
import { code, heading, list, mono, paragraph, type Source, table } from '../model'

interface Key {
  /** On the script's tag. */
  readonly attribute?: string
  readonly default: Words
  readonly text: Words
}

const same = (text: string): Words => words(text, text)

/** The compiler asks for an entry of every key. */
const KEYS: Readonly<Record<Exclude<keyof Config, 'session'> | 'session.hash', Key>> = {
  product: {
    attribute: 'data-product',
    default: same('`ilots`'),
    text: words(
      'le préfixe des globals, des classes de champs et des identifiants : un nom de variable (lettres, chiffres, `_` ou `$`, pas de tiret), les scripts appellent `acmeModal()`.',
      'the prefix of globals, field classes and identifiers: a name of a variable (letters, digits, `_` or `$`, no hyphen), scripts call `acmeModal()`.',
    ),
  },
  platform: {
    attribute: 'data-platform',
    default: same('`platform`'),
    text: words(
      'le premier segment des appels à la plateforme.',
      'the first segment of the calls to the platform.',
    ),
  },
  site: {
    attribute: 'data-site',
    default: same('`site`'),
    text: words(
      'le premier segment des appels propres au site.',
      'the first segment of the site’s own calls.',
    ),
  },
  lang: {
    attribute: 'data-lang',
    default: words('celle de `<html>`, sinon `fr`', 'that of `<html>`, else `fr`'),
    text: words(
      'la langue des textes : français, sinon anglais.',
      'the language of the texts: French, else English.',
    ),
  },
  windowName: {
    attribute: 'data-window-name',
    default: same('`product`'),
    text: words('le nom de la fenêtre, quand elle n’en a pas.', 'the window’s name, when it has none.'),
  },
  'session.hash': {
    attribute: 'data-session-hash',
    default: words('vide', 'empty'),
    text: words(
      'à qui est [ce qui reste sur l’appareil](ref:consent#appareil), menu compris ; un autre l’efface. Le même sur toutes les pages d’une session.',
      'whose [what stays on the device](ref:consent#appareil) is, the menu included; another one clears it. The same on all pages of a session.',
    ),
  },
  identite: {
    default: same('`{}`'),
    text: words(
      '`logo`, `logo_site`, `nom`, `description`, `telephone`… pour le menu et l’écran de chargement.',
      '`logo`, `logo_site`, `nom`, `description`, `telephone`… for the menu and the loading screen.',
    ),
  },
  loader: {
    default: same('`{}`'),
    text: words(
      'les réglages de [l’écran de chargement](ref:loading-screen).',
      'the settings of [the loading screen](ref:loading-screen).',
    ),
  },
  recaptcha: {
    default: words('aucun', 'none'),
    text: words(
      '`{ version: 2 ou 3, siteKey, src }` : [la vérification anti-robot](ref:bot-check).',
      '`{ version: 2 or 3, siteKey, src }`: [the bot check](ref:bot-check).',
    ),
  },
  analytics: {
    default: same('`{ consent: false }`'),
    text: words(
      '`consent`, `queue` (`drop`, `send`), `hash`, `target` (`dataLayer`), `user_email`, `user_phone` : voir [le consentement](ref:consent).',
      '`consent`, `queue` (`drop`, `send`), `hash`, `target` (`dataLayer`), `user_email`, `user_phone`: see [consent](ref:consent).',
    ),
  },
  markers: {
    default: same('`{}`'),
    text: words(
      '`{ "goto-block": ".mon-bloc" }` remplace le sélecteur d’un îlot.',
      '`{ "goto-block": ".my-block" }` replaces an island’s selector.',
    ),
  },
  islands: {
    default: words('tous', 'all'),
    text: words(
      '`["lightbox", "form"]` : ces îlots seulement ; `{ "except": ["dropdown"] }` : tous sauf ceux-ci. Les marqueurs des autres sont laissés tels quels : voir [avec d’autres bibliothèques](ref:neighbours). Un îlot du site, qu’un script enregistre, n’a pas à y être nommé.',
      '`["lightbox", "form"]`: these islands only; `{ "except": ["dropdown"] }`: all but these. Markers of the others are left alone: see [beside other libraries](ref:neighbours). An island of the site’s own, which a script registers, need not be named.',
    ),
  },
  endpoints: {
    default: same('`{}`'),
    text: words(
      '`{ "menu": "/api/menu" }` : l’adresse d’un appel, un chemin ou une adresse du même site ; voir [les appels](#appels).',
      '`{ "menu": "/api/menu" }`: the address of a call, a path or an address of the same site; see [calls](#appels).',
    ),
  },
  translations: {
    default: same('`true`'),
    text: words(
      '`false` : le site n’a pas de table de traductions ; elle n’est pas demandée, et les textes sont ceux des îlots. Sinon une table absente (404, 405, 410) est un avertissement, pas une erreur.',
      '`false`: the site has no table of translations; none is asked for, and the texts are the islands’ own. Otherwise a table that is not there (404, 405, 410) is a warning, not an error.',
    ),
  },
  content: {
    attribute: 'data-content',
    default: same('`[data-ilots-content]`'),
    text: words(
      'un sélecteur, outre `[data-ilots-content]`, de ce que des rédacteurs et des visiteurs écrivent : seuls [certains îlots](ref:security#contenus) y sont montés, et rien n’y charge sans un clic.',
      'a selector, besides `[data-ilots-content]`, of what editors and visitors write: only [some islands](ref:security#contenus) mount in there, and nothing loads without a click.',
    ),
  },
  contentIslands: {
    default: same('`[]`'),
    text: words(
      '`["agenda"]` : des îlots qu’un contenu peut employer en plus de [ceux qui y sont montés](ref:security#contenus).',
      '`["agenda"]`: islands that content may use besides [those that mount in there](ref:security#contenus).',
    ),
  },
  navbar: {
    default: same('`[]`'),
    text: words(
      'les fonctions globales de la page que les barres [du menu](ref:mobile-menu) peuvent appeler, comme `["monBandeau"]` ; un script les donne aussi par `Ilots.navbar(nom, fonction)`.',
      'the page’s global functions that the bars of [the menu](ref:mobile-menu) may call, such as `["myBanner"]`; a script also gives them with `Ilots.navbar(name, function)`.',
    ),
  },
  typography: {
    default: same('`true`'),
    text: words(
      'les textes français des îlots sont montrés avec leurs espaces insécables, leurs apostrophes courbes et leurs points de suspension ; `false` : tels qu’ils sont écrits, pour un site qui s’en charge. Les traductions du site, ses propres textes et les valeurs (une saisie, une adresse) ne changent jamais ; les clés des traductions non plus.',
      'the French texts of the islands are shown with no-break spaces, curly apostrophes and ellipses; `false`: as they are written, for a site that sees to it itself. The site’s translations, its own texts and values (what a visitor has typed, an address) never change; nor do the keys of translations.',
    ),
  },
  trustOldHtml: {
    default: same('`false`'),
    text: words(
      'le HTML que les scripts donnent aux anciennes fonctions (`acmeAlert`, `acmeModal`, `set("html")`, `MM_setTextOfLayer`…) perd scripts, gestionnaires et adresses `javascript:`, comme les réponses du serveur ; `true` : il reste tel quel, pour un site dont les textes ont besoin de gestionnaires et ne viennent jamais d’une adresse ni d’un visiteur. Sous Trusted Types, `Asset.javascript` charge alors aussi les fichiers du site. Pour les scripts qui appellent pendant que la page est lue, se place avant la balise. Voir [la sécurité](ref:security#anciens-textes).',
      'HTML that scripts give to old functions (`acmeAlert`, `acmeModal`, `set("html")`, `MM_setTextOfLayer`…) loses scripts, handlers and `javascript:` addresses, as answers of the server do; `true`: it stays as it is, for a site whose texts need handlers and never come from an address or a visitor. Under Trusted Types `Asset.javascript` then loads the site’s own files, too. For scripts that call while the page is read, it stands before the tag. See [security](ref:security#anciens-textes).',
    ),
  },
  inspector: {
    attribute: 'data-inspector',
    default: same('`off`'),
    text: words(
      '`query` : l’inspecteur s’ouvre pour `?ilots-inspector`, pour quiconque écrit cette adresse ; `on` toujours ; `off` seulement par `Ilots.inspector.open()`.',
      '`query`: the inspector opens for `?ilots-inspector`, for anybody who writes that address; `on` always; `off` only by `Ilots.inspector.open()`.',
    ),
  },
  base: {
    attribute: 'data-base',
    default: words('le dossier du script', 'the script’s folder'),
    text: words(
      'le dossier d’`ilots.js` et de `p/`, comme `/assets/ilots/` ou une adresse http ou https, quand la balise ne peut pas le dire : script joint à d’autres, écrit dans la page, évalué. Dans un contenu, elle est refusée ; avec un *bundler*, elle ne sert pas. Voir [les optimiseurs](ref:optimisers).',
      'the folder of `ilots.js` and `p/`, such as `/assets/ilots/` or an http or https address, where the tag cannot tell: a script that is joined with others, written into the page, or evaluated. In content it is refused; a bundler has no use for it. See [optimisers](ref:optimisers).',
    ),
  },
  warm: {
    attribute: 'data-warm',
    default: same('`near`'),
    text: words(
      '`near` : une fois la page chargée et le navigateur oisif, le code des îlots visibles ou presque, puis celui du menu et des fenêtres, est demandé à basse priorité (40 ko au plus, jamais avec l’économiseur de données ni en 2G ou 3G) et ne s’exécute qu’à l’usage ; `none` : rien n’est demandé d’avance.',
      '`near`: once the page has loaded and the browser is idle, the code of islands in or near the window, then that of the menu and of dialogs, is fetched with low priority (40 kB at most, never with data saving on, nor on 2G or 3G), and runs only when used; `none`: nothing is fetched ahead.',
    ),
  },
}

export const configuration: Source = {
  slug: 'configuration',
  section: 'guide',
  title: words('La configuration', 'Configuration'),
  lead: words(
    'Trois façons de la donner ; la plus proche du script l’emporte. Une valeur refusée est dite par son nom, et sa valeur par défaut sert.',
    'Three ways to give it; the one nearest to the script wins. A value that is refused is named, and its default is used.',
  ),
  blocks: (both, say) => [
    heading('sources', both('Où l’écrire', 'Where to write it')),
    paragraph(both('Dans l’ordre, le dernier l’emporte :', 'In this order, the last one wins:')),
    list(
      both(
        'un élément `<script type="application/json" id="ilots-config">` ;',
        'an element `<script type="application/json" id="ilots-config">`;',
      ),
      both('l’objet `window.IlotsConfig` ;', 'the object `window.IlotsConfig`;'),
      both('les attributs de la balise.', 'the attributes of the tag.'),
    ),
    code(
      'html',
      `<script type="application/json" id="ilots-config">
{ "identite": { "logo": "/images/logo.svg", "telephone": "01 99 00 11 10" }, "markers": { "goto-block": ".carte" } }
</script>
<script src="/assets/ilots/ilots.js" data-product="acme" data-platform="plateforme" data-site="monsite" defer></script>`,
    ),
    paragraph(
      both(
        'Sans `defer` quand des scripts plus bas dans la page appellent ses globals. `ilots.legacy.js` ajoute l’ancienne bibliothèque ; `react/ilots.js` est le même sur React.',
        'Without `defer` when scripts further down the page call its globals. `ilots.legacy.js` adds the older library; `react/ilots.js` is the same on React.',
      ),
    ),
    paragraph(
      both(
        'Le reste de l’ancienne bibliothèque est un second fichier, que `domready` attend. Annoncé avant la balise, il vient en même temps qu’elle : sur un réseau de téléphone, `domready` vient un aller-retour plus tôt. Son nom change avec chaque version : `ilots init` et la page d’`ilots copy` l’écrivent, et `manifest.json` le dit :',
        'The rest of the older library is a second file, for which `domready` waits. Announced before the tag, it comes together with it: on a phone’s network, `domready` comes a round trip earlier. Its name changes with each version: `ilots init` and the page of `ilots copy` write it, and `manifest.json` says it:',
      ),
    ),
    code(
      'php',
      `<?php
$files = json_decode(file_get_contents($_SERVER['DOCUMENT_ROOT'] . '/assets/ilots/manifest.json'), true);
$rest = array_keys(array_filter($files, fn($file) => in_array('legacy-more', $file['islands'] ?? [])))[0];
?>
<link rel="modulepreload" href="/assets/ilots/<?= $rest ?>">
<script src="/assets/ilots/ilots.legacy.js" data-product="acme" data-platform="plateforme" data-site="monsite"></script>`,
    ),
    heading('cles', both('Les clés', 'The keys')),
    table(
      both('Clé|Attribut|Par défaut|Rôle', 'Key|Attribute|Default|Purpose').split('|'),
      Object.entries(KEYS).map(([key, { attribute, default: value, text }]) => ({
        id: `cle-${key.replace('.', '-')}`,
        cells: [mono(key), mono(attribute ?? ''), say(value), say(text)],
      })),
    ),
    paragraph(both('`Ilots.config` rend les valeurs retenues.', '`Ilots.config` has the values in use.')),
    heading('appels', both('Les appels', 'Calls')),
    paragraph(
      both(
        'Sans la plateforme, ou derrière une autre adresse : `endpoints` nomme les appels un à un. Ce qui est envoyé et ce qui est attendu ne changent pas ; une adresse peut avoir ses propres paramètres. Celle d’un autre site est refusée, et l’adresse par défaut sert. Formulaires et fenêtres vont à l’adresse que la page écrit.',
        'Without the platform, or behind another address: `endpoints` names calls one by one. What is sent and what is expected stay the same; an address may have parameters of its own. One of another site is refused, and the default is used. Forms and windows go to the address that the page writes.',
      ),
    ),
    code(
      'html',
      `<script type="application/json" id="ilots-config">
{ "translations": false, "islands": { "except": ["dropdown"] }, "endpoints": { "menu": "/api/menu", "search": "/index.php?rest_route=/recherche" } }
</script>`,
    ),
    table(
      both('Nom|Par défaut|Îlot', 'Name|Default|Island').split('|'),
      ENDPOINTS.map((name) => ({
        id: `appel-${name}`,
        cells: [
          mono(name),
          name === 'block'
            ? both(
                'l’`url` du commentaire ; `block` sert à ceux qui n’en ont pas',
                'the comment’s `url`; `block` is for those without',
              )
            : mono(DEFAULTS[name].path),
          `[\`${DEFAULTS[name].island}\`](ref:${DEFAULTS[name].island})`,
        ],
      })),
    ),
  ],
}
