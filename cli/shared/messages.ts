/** What the command says, in French and English. */
import { expectedInEnglish, nameInEnglish, sentenceInEnglish } from '../check/english'
import { securityEn, securityFr } from '../security/messages'
import { siteEn, siteFr } from '../site/messages'

const fr = {
  ...securityFr,
  ...siteFr,
  'marker-misspelt': '« {word} » n’est pas un marqueur ; écrire « {meant} ».',
  'word-unknown':
    'data-ilot="{word}" ne nomme aucun îlot ; attendu un mot parmi {known} ; pour un îlot du site : --islands <fichier>.',
  'word-misspelt': 'data-ilot="{word}" ne nomme aucun îlot ; écrire « {meant} ».',
  'word-elsewhere':
    'data-ilot="{word}" n’est lu que sur {selector}, trouvé sur {element} ; le mettre sur cet élément-là.',
  'attribute-misspelt': '{word} n’est pas lu par {island} ; écrire {meant}.',
  'part-value':
    '{name} refusé sur {part} : reçu « {found} », attendu {expected} ; le corriger, ou l’enlever.',
  'part-near': '{name} refusé sur {part} : reçu « {found} », attendu {expected} ; écrire « {meant} ».',
  'part-missing': '{island} attend {expected}, trouvé aucun ; en ajouter un à l’intérieur.',
  'part-element': '{part} n’est lu que sur {expected}, trouvé sur {found} ; le mettre sur cet élément-là.',
  'part-attribute': '{part} attend {expected}, absent ; l’ajouter.',
  'comment-misspelt': '« <!-- {word} » n’est pas un marqueur ; écrire « <!-- {meant} ».',
  'comment-misplaced':
    'ce commentaire « {word} » n’est pas lu ; attendu le premier commentaire d’un élément qui a un id.',
  'id-doubled': 'l’id « {id} » est déjà à la ligne {line} ; un id ne nomme qu’un élément : le changer.',
  'in-template': 'marqueur de {island} dans un <template> ; il sera lu une fois inséré dans la page.',
  'tag-missing':
    'la page n’a pas la balise du script ; ajouter <script src="/assets/ilots/ilots.js" defer></script>, au chemin où dist/ est copié.',
  'setting-unknown': 'la balise ne lit pas {word} ; écrire {meant}.',
  'tag-crossorigin':
    'la balise vient de {origin} sans crossorigin : son code ne peut pas charger le reste ; ajouter crossorigin="anonymous", et que {origin} réponde Access-Control-Allow-Origin.',
  'tag-doubled': 'la balise du script est déjà à la ligne {line} ; la seconde ne fait rien : la retirer.',
  'global-given':
    'ce script utilise {names}, que ilots.js définit : la balise doit précéder, sans defer ni async.',
  'global-early':
    '{file} appelle {names} dès son chargement (ligne {line}), avant ilots.js qui le définit : mettre ce script après la balise avec defer, ou la balise avant lui sans defer ni async.',
  'global-legacy': 'ce script utilise {names} : seul ilots.legacy.js en définit une partie (voir le README).',
  'inline-handler': '{names} : une CSP stricte (sans unsafe-inline) ne l’exécute pas ; passer par un script.',
  'inline-script': 'script dans la page : une CSP stricte ne l’exécute qu’avec un nonce ou son empreinte.',
  'no-island': 'Aucun îlot.',
  islands: '{count} îlots :',
  island: '1 îlot :',
  clean: 'Rien à corriger.',
  total:
    '{pages} page(s), {islands} îlot(s), {errors} erreur(s), {warnings} avertissement(s), {hints} conseil(s).',
  error: 'erreur',
  warning: 'avertissement',
  hint: 'conseil',
  'bad-address': '{page} : mène à une adresse illisible ; attendu http://… ou https://….',
  'bad-scheme': '{page} : mène à « {scheme} » ; attendu http:, https: ou un fichier.',
  'not-public':
    '{page} : mène à {host}, qui n’est pas public ; attendu un hôte public, ou écrit tel quel sur la ligne de commande : ajouter --allow-private si c’est voulu.',
  'too-many-redirects': '{page} : plus de {most} redirections ; vérifier l’adresse.',
  'too-large': '{page} : plus de {most} Mo ; vérifier que c’est une page.',
  'not-found': '{page} : fichier introuvable ; vérifier le chemin depuis {folder}.',
  'not-read': '{page} : illisible ({cause}).',
  'not-run':
    '{page} : ce script n’a pas pu être lu ({cause}) ; attendu un fichier qui appelle Ilots.register(…).',
  'not-html': '{page} : attendu du HTML, reçu {type} ; vérifier l’adresse.',
  'not-ok': '{page} : le serveur répond {status} ; vérifier l’adresse, ou la page.',
  'not-reached': '{page} : pas de réponse ({cause}) ; vérifier l’adresse et que le serveur tourne.',
  'too-late': '{page} : pas de réponse en {seconds} s ; augmenter --timeout, ou vérifier le serveur.',
  'a-template':
    '{page} : un modèle PHP n’est pas la page ; donner son adresse, ou sa sortie (php {page} > page.html).',
  'no-page': 'Aucune page à vérifier ; donner une adresse ou un fichier.',
  'unknown-option': '{word} : option inconnue ; voir ilots --help.',
  'bad-option': '{word} : attendu une option avec ce qu’elle demande ; voir ilots --help.',
  'bad-language': '--lang {word} : attendu fr ou en.',
  'bad-timeout': '--timeout {word} : attendu un nombre de secondes.',
  'bad-crawl': '--crawl {word} : attendu un nombre de pages, à partir de 1.',
  'crawl-address': '--crawl : attendu une adresse http:// ou https:// d’où partir, trouvé aucune.',
  skipped: 'Laissées de côté : {count}',
  'skipped-one': '{page} : {reason}',
  'skip-robots': 'robots.txt l’interdit.',
  'skip-no-robots': 'robots.txt est illisible ({cause}) : aucun lien n’est suivi.',
  'skip-elsewhere': 'mène à un autre site ({url}).',
  'skip-same': 'mène à une page déjà lue ({url}).',
  'skip-loop':
    'son adresse a l’air d’une boucle : {most} adresses du même chemin, ou un chemin qui se répète.',
  'skip-nofollow': 'sa balise meta robots dit nofollow : ses liens ne sont pas suivis.',
  'skip-most': 'et {count} autre(s) adresse(s) au-delà de --crawl {most}.',
  'bad-command': 'Commande « {word} » inconnue ; attendu ilots check, copy ou init.',
  'bad-format': '--format {word} : attendu text, json ou markdown.',
  usage: `Usage : ilots check <adresse ou fichier>… [options]
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
}
export type Key = keyof typeof fr
export type Said = Readonly<Record<string, string | number>>

const en: Record<Key, string> = {
  ...securityEn,
  ...siteEn,
  'marker-misspelt': '"{word}" is no marker; write "{meant}".',
  'word-unknown':
    'data-ilot="{word}" names no island; expected a word among {known}; for an island of the site: --islands <file>.',
  'word-misspelt': 'data-ilot="{word}" names no island; write "{meant}".',
  'word-elsewhere':
    'data-ilot="{word}" is only read on {selector}, found on {element}; put it on that element.',
  'attribute-misspelt': '{word} is not read by {island}; write {meant}.',
  'part-value': '{name} refused on {part}: found "{found}", expected {expected}; mend it, or remove it.',
  'part-near': '{name} refused on {part}: found "{found}", expected {expected}; write "{meant}".',
  'part-missing': '{island} expects {expected}, found none; add one inside.',
  'part-element': '{part} is only read on {expected}, found on {found}; put it on that element.',
  'part-attribute': '{part} expects {expected}, which is not there; add it.',
  'comment-misspelt': '"<!-- {word}" is no marker; write "<!-- {meant}".',
  'comment-misplaced':
    'this "{word}" comment is not read; expected the first comment inside an element with an id.',
  'id-doubled': 'the id "{id}" is already on line {line}; an id names one element: change it.',
  'in-template': 'a marker of {island} inside a <template>; it is read once it is inserted into the page.',
  'tag-missing':
    'the page lacks the script’s tag; add <script src="/assets/ilots/ilots.js" defer></script>, where dist/ is copied to.',
  'setting-unknown': 'the tag does not read {word}; write {meant}.',
  'tag-crossorigin':
    'the tag comes from {origin} without crossorigin: its code cannot load the rest; add crossorigin="anonymous", and have {origin} answer Access-Control-Allow-Origin.',
  'tag-doubled': 'the script’s tag is already on line {line}; the second does nothing: remove it.',
  'global-given':
    'this script uses {names}, which ilots.js defines: the tag has to come before, without defer or async.',
  'global-early':
    '{file} calls {names} as it loads (line {line}), before ilots.js, which defines it: put this script after the tag with defer, or the tag before it without defer or async.',
  'global-legacy': 'this script uses {names}: only ilots.legacy.js defines part of it (see the README).',
  'inline-handler': '{names}: a strict CSP (no unsafe-inline) does not run it; use a script.',
  'inline-script': 'a script in the page: a strict CSP runs it only with a nonce or its hash.',
  'no-island': 'No island.',
  islands: '{count} islands:',
  island: '1 island:',
  clean: 'Nothing to mend.',
  total: '{pages} page(s), {islands} island(s), {errors} error(s), {warnings} warning(s), {hints} hint(s).',
  error: 'error',
  warning: 'warning',
  hint: 'hint',
  'bad-address': '{page}: leads to an address that cannot be read; expected http://… or https://….',
  'bad-scheme': '{page}: leads to "{scheme}"; expected http:, https: or a file.',
  'not-public':
    '{page}: leads to {host}, which is not public; expected a public host, or one written as it is on the command line: add --allow-private if it is meant.',
  'too-many-redirects': '{page}: more than {most} redirects; check the address.',
  'too-large': '{page}: more than {most} MB; check that it is a page.',
  'not-found': '{page}: no such file; check the path from {folder}.',
  'not-read': '{page}: cannot be read ({cause}).',
  'not-run': '{page}: this script could not be read ({cause}); expected a file that calls Ilots.register(…).',
  'not-html': '{page}: expected HTML, got {type}; check the address.',
  'not-ok': '{page}: the server answers {status}; check the address, or the page.',
  'not-reached': '{page}: no answer ({cause}); check the address, and that the server runs.',
  'too-late': '{page}: no answer within {seconds} s; raise --timeout, or check the server.',
  'a-template':
    '{page}: a PHP template is not the page; give its address, or its output (php {page} > page.html).',
  'no-page': 'No page to check; give an address or a file.',
  'unknown-option': '{word}: unknown option; see ilots --help.',
  'bad-option': '{word}: expected an option with what it asks for; see ilots --help.',
  'bad-language': '--lang {word}: expected fr or en.',
  'bad-timeout': '--timeout {word}: expected a number of seconds.',
  'bad-crawl': '--crawl {word}: expected a number of pages, from 1 on.',
  'crawl-address': '--crawl: expected an http:// or https:// address to begin with, found none.',
  skipped: 'Left out: {count}',
  'skipped-one': '{page}: {reason}',
  'skip-robots': 'robots.txt forbids it.',
  'skip-no-robots': 'robots.txt cannot be read ({cause}): no link is followed.',
  'skip-elsewhere': 'leads to another site ({url}).',
  'skip-same': 'leads to a page that was read before ({url}).',
  'skip-loop':
    'its address looks like a loop: {most} addresses of the same path, or a path that repeats itself.',
  'skip-nofollow': 'its meta robots says nofollow: its links are not followed.',
  'skip-most': 'and {count} more address(es) beyond --crawl {most}.',
  'bad-command': 'Unknown command "{word}"; expected ilots check, copy or init.',
  'bad-format': '--format {word}: expected text, json or markdown.',
  usage: `Usage: ilots check <address or file>… [options]
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
}

export const LANGUAGES = { fr, en } as const
export type Language = keyof typeof LANGUAGES

/** The language of messages, also of those about a command line that cannot be read. */
export const languageOf = (words: readonly string[]): Language =>
  /(^| )--lang[= ]en( |$)/.test(words.join(' ')) ? 'en' : 'fr'

/** `{name}` is filled in. */
export function say(language: Language, key: Key, values: Said = {}): string {
  return LANGUAGES[language][key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}

/** The forms of the configuration's texts, which the console shows as patterns. */
const FORMS: Readonly<Record<string, string>> = {
  product: 'un nom de variable comme acme',
  platform: 'un chemin sans / au début, comme plateforme',
  site: 'un chemin sans / au début, comme monsite',
  lang: 'une langue comme fr ou fr-CA',
  inspector: 'on, off ou query',
}

/**
 * A sentence of the engine, or of an island, in the language asked for: the frame of the console's refusals, whose middle a
 * page writes, or one of the others.
 */
export function translate(language: Language, said: string): string {
  const sentence = withForm(said)
  if (language === 'fr') return sentence
  const [name, rest] = cut(sentence, ' refusé : reçu « ')
  const [found, expected] = cut(rest, ' », attendu ')
  const end = expected.search(/\.(?= |$)/)
  if (end < 0) return sentenceInEnglish(sentence)
  const more = expected.slice(end + 1).trim()
  const wanted = expectedInEnglish(expected.slice(0, end))
  const refusal = `${nameInEnglish(name)} refused: found "${found}", expected ${wanted}.`
  return more ? `${refusal} ${sentenceInEnglish(more)}` : refusal
}

function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** With the form of a text of the configuration in words. */
function withForm(said: string): string {
  const [, key = ''] = /^configuration (\w+) /.exec(said) ?? []
  const at = said.lastIndexOf('un texte /')
  const isLast = /^\w*\.$/.test(said.slice(said.lastIndexOf('/') + 1))
  return FORMS[key] && at > 0 && isLast ? `${said.slice(0, at)}${FORMS[key]}.` : said
}
