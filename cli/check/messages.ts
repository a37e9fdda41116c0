/** What `ilots check` says of a page, in French and English. */
import { messages as securityMessages } from '../security/messages'
import type { Noticed as AnyNoticed } from '../shared/finding'
import { type Messages, wording } from '../shared/wording'

export const messages = {
  'marker-misspelt': {
    fr: '« {word} » n’est pas un marqueur ; écrire « {meant} ».',
    en: '"{word}" is no marker; write "{meant}".',
  },
  'word-unknown': {
    fr: 'data-ilot="{word}" ne nomme aucun îlot ; attendu un mot parmi {known} ; pour un îlot du site : --islands <fichier>.',
    en: 'data-ilot="{word}" names no island; expected a word among {known}; for an island of the site: --islands <file>.',
  },
  'word-misspelt': {
    fr: 'data-ilot="{word}" ne nomme aucun îlot ; écrire « {meant} ».',
    en: 'data-ilot="{word}" names no island; write "{meant}".',
  },
  'word-elsewhere': {
    fr: 'data-ilot="{word}" n’est lu que sur {selector}, trouvé sur {element} ; le mettre sur cet élément-là.',
    en: 'data-ilot="{word}" is only read on {selector}, found on {element}; put it on that element.',
  },
  'attribute-misspelt': {
    fr: '{word} n’est pas lu par {island} ; écrire {meant}.',
    en: '{word} is not read by {island}; write {meant}.',
  },
  'part-value': {
    fr: '{name} refusé sur {part} : reçu « {found} », attendu {expected} ; le corriger, ou l’enlever.',
    en: '{name} refused on {part}: found "{found}", expected {expected}; mend it, or remove it.',
  },
  'part-near': {
    fr: '{name} refusé sur {part} : reçu « {found} », attendu {expected} ; écrire « {meant} ».',
    en: '{name} refused on {part}: found "{found}", expected {expected}; write "{meant}".',
  },
  'part-missing': {
    fr: '{island} attend {expected}, trouvé aucun ; en ajouter un à l’intérieur.',
    en: '{island} expects {expected}, found none; add one inside.',
  },
  'part-element': {
    fr: '{part} n’est lu que sur {expected}, trouvé sur {found} ; le mettre sur cet élément-là.',
    en: '{part} is only read on {expected}, found on {found}; put it on that element.',
  },
  'part-attribute': {
    fr: '{part} attend {expected}, absent ; l’ajouter.',
    en: '{part} expects {expected}, which is not there; add it.',
  },
  'comment-misspelt': {
    fr: '« <!-- {word} » n’est pas un marqueur ; écrire « <!-- {meant} ».',
    en: '"<!-- {word}" is no marker; write "<!-- {meant}".',
  },
  'comment-misplaced': {
    fr: 'ce commentaire « {word} » n’est pas lu ; attendu le premier commentaire d’un élément qui a un id.',
    en: 'this "{word}" comment is not read; expected the first comment inside an element with an id.',
  },
  'id-doubled': {
    fr: 'l’id « {id} » est déjà à la ligne {line} ; un id ne nomme qu’un élément : le changer.',
    en: 'the id "{id}" is already on line {line}; an id names one element: change it.',
  },
  'in-template': {
    fr: 'marqueur de {island} dans un <template> ; il sera lu une fois inséré dans la page.',
    en: 'a marker of {island} inside a <template>; it is read once it is inserted into the page.',
  },
  'tag-missing': {
    fr: 'la page n’a pas la balise du script ; ajouter <script src="/assets/ilots/ilots.js" defer></script>, au chemin où dist/ est copié.',
    en: 'the page lacks the script’s tag; add <script src="/assets/ilots/ilots.js" defer></script>, where dist/ is copied to.',
  },
  'setting-unknown': {
    fr: 'la balise ne lit pas {word} ; écrire {meant}.',
    en: 'the tag does not read {word}; write {meant}.',
  },
  'tag-crossorigin': {
    fr: 'la balise vient de {origin} sans crossorigin : son code ne peut pas charger le reste ; ajouter crossorigin="anonymous", et que {origin} réponde Access-Control-Allow-Origin.',
    en: 'the tag comes from {origin} without crossorigin: its code cannot load the rest; add crossorigin="anonymous", and have {origin} answer Access-Control-Allow-Origin.',
  },
  'tag-doubled': {
    fr: 'la balise du script est déjà à la ligne {line} ; la seconde ne fait rien : la retirer.',
    en: 'the script’s tag is already on line {line}; the second does nothing: remove it.',
  },
  'global-given': {
    fr: 'ce script utilise {names}, que ilots.js définit : la balise doit précéder, sans defer ni async.',
    en: 'this script uses {names}, which ilots.js defines: the tag has to come before, without defer or async.',
  },
  'global-early': {
    fr: '{file} appelle {names} dès son chargement (ligne {line}), avant ilots.js qui le définit : mettre ce script après la balise avec defer, ou la balise avant lui sans defer ni async.',
    en: '{file} calls {names} as it loads (line {line}), before ilots.js, which defines it: put this script after the tag with defer, or the tag before it without defer or async.',
  },
  'global-legacy': {
    fr: 'ce script utilise {names} : seul ilots.legacy.js en définit une partie (voir le README).',
    en: 'this script uses {names}: only ilots.legacy.js defines part of it (see the README).',
  },
  'inline-handler': {
    fr: '{names} : une CSP stricte (sans unsafe-inline) ne l’exécute pas ; passer par un script.',
    en: '{names}: a strict CSP (no unsafe-inline) does not run it; use a script.',
  },
  'inline-script': {
    fr: 'script dans la page : une CSP stricte ne l’exécute qu’avec un nonce ou son empreinte.',
    en: 'a script in the page: a strict CSP runs it only with a nonce or its hash.',
  },
  'no-island': { fr: 'Aucun îlot.', en: 'No island.' },
  islands: { fr: '{count} îlots :', en: '{count} islands:' },
  island: { fr: '1 îlot :', en: '1 island:' },
  clean: { fr: 'Rien à corriger.', en: 'Nothing to mend.' },
  total: {
    fr: '{pages} page(s), {islands} îlot(s), {errors} erreur(s), {warnings} avertissement(s), {hints} conseil(s).',
    en: '{pages} page(s), {islands} island(s), {errors} error(s), {warnings} warning(s), {hints} hint(s).',
  },
  error: { fr: 'erreur', en: 'error' },
  warning: { fr: 'avertissement', en: 'warning' },
  hint: { fr: 'conseil', en: 'hint' },
  usage: {
    fr: `Usage : ilots check <adresse ou fichier>… [options]
        ilots copy --help, ilots init --help

Dit ce que le HTML d’une page monterait, et ce qui n’y va pas, avec ligne et colonne.

  --list <fichier>    une adresse ou un fichier par ligne (# pour un commentaire)
  --crawl <n>         suit les liens du site de chaque adresse, n pages au plus (robots.txt est respecté)
  --json              le compte rendu en JSON
  --sarif             ce qui ne va pas en SARIF 2.1.0, pour GitHub et les éditeurs
  --code-quality      de même pour GitLab (Code Quality)
  --strict            les avertissements comptent comme des erreurs
  --security          aussi ce qu’un contenu hostile pourrait faire de la page, et les en-têtes
  --migrate           ce que font les anciens scripts, et ce qui le ferait ici
  --format <forme>    de --migrate : text, json ou markdown
  --allow-private     suit aussi ce qui mène à une machine ou à un réseau privé
  --islands <script>  un fichier qui enregistre vos îlots (Ilots.register)
  --product <nom>     le préfixe des globales quand la balise ne le dit pas
  --timeout <s>       combien de temps attendre une adresse (15 s)
  --lang <fr|en>      la langue des messages
  --help, --version

Statut : 0 rien à corriger, 1 au moins une erreur, 2 une page n’a pas pu être vérifiée.`,
    en: `Usage: ilots check <address or file>… [options]
       ilots copy --help, ilots init --help

Says what a page's HTML would mount and what is wrong with it, with line and column.

  --list <file>       an address or a file a line (# for a comment)
  --crawl <n>         follow the links of each address's site, n pages at most (robots.txt is obeyed)
  --json              the report as JSON
  --sarif             what is wrong as SARIF 2.1.0, for GitHub and editors
  --code-quality      the same for GitLab (Code Quality)
  --strict            warnings count as errors
  --security          also what hostile content could do with the page, and the headers
  --migrate           what the older scripts do, and what would do it here
  --format <form>     of --migrate: text, json or markdown
  --allow-private     also follow what leads to a private machine or network
  --islands <script>  a file that registers your own islands (Ilots.register)
  --product <name>    the prefix of the globals when the tag does not say it
  --timeout <s>       how long to wait for an address (15 s)
  --lang <fr|en>      the language of the messages
  --help, --version

Status: 0 nothing to mend, 1 at least one error, 2 a page could not be checked.`,
  },
} as const satisfies Messages

const all = { ...securityMessages, ...messages }
export type Noticed = AnyNoticed<keyof typeof all>
export const say = wording(all)
