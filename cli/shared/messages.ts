/** Why something could not be had or done, in French and English: what every command says. */
import { type Messages, wording } from './wording'

export const messages = {
  'bad-address': {
    fr: '{page} : mène à une adresse illisible ; attendu http://… ou https://….',
    en: '{page}: leads to an address that cannot be read; expected http://… or https://….',
  },
  'bad-scheme': {
    fr: '{page} : mène à « {scheme} » ; attendu http:, https: ou un fichier.',
    en: '{page}: leads to "{scheme}"; expected http:, https: or a file.',
  },
  'not-public': {
    fr: '{page} : mène à {host}, qui n’est pas public ; attendu un hôte public, ou écrit tel quel sur la ligne de commande : ajouter --allow-private si c’est voulu.',
    en: '{page}: leads to {host}, which is not public; expected a public host, or one written as it is on the command line: add --allow-private if it is meant.',
  },
  'too-many-redirects': {
    fr: '{page} : plus de {most} redirections ; vérifier l’adresse.',
    en: '{page}: more than {most} redirects; check the address.',
  },
  'too-large': {
    fr: '{page} : plus de {most} Mo ; vérifier que c’est une page.',
    en: '{page}: more than {most} MB; check that it is a page.',
  },
  'not-found': {
    fr: '{page} : fichier introuvable ; vérifier le chemin depuis {folder}.',
    en: '{page}: no such file; check the path from {folder}.',
  },
  'not-read': { fr: '{page} : illisible ({cause}).', en: '{page}: cannot be read ({cause}).' },
  'not-run': {
    fr: '{page} : ce script n’a pas pu être lu ({cause}) ; attendu un fichier qui appelle Ilots.register(…).',
    en: '{page}: this script could not be read ({cause}); expected a file that calls Ilots.register(…).',
  },
  'not-html': {
    fr: '{page} : attendu du HTML, reçu {type} ; vérifier l’adresse.',
    en: '{page}: expected HTML, got {type}; check the address.',
  },
  'not-ok': {
    fr: '{page} : le serveur répond {status} ; vérifier l’adresse, ou la page.',
    en: '{page}: the server answers {status}; check the address, or the page.',
  },
  'not-reached': {
    fr: '{page} : pas de réponse ({cause}) ; vérifier l’adresse et que le serveur tourne.',
    en: '{page}: no answer ({cause}); check the address, and that the server runs.',
  },
  'too-late': {
    fr: '{page} : pas de réponse en {seconds} s ; augmenter --timeout, ou vérifier le serveur.',
    en: '{page}: no answer within {seconds} s; raise --timeout, or check the server.',
  },
  'a-template': {
    fr: '{page} : un modèle PHP n’est pas la page ; donner son adresse, ou sa sortie (php {page} > page.html).',
    en: '{page}: a PHP template is not the page; give its address, or its output (php {page} > page.html).',
  },
  'no-page': {
    fr: 'Aucune page à vérifier ; donner une adresse ou un fichier.',
    en: 'No page to check; give an address or a file.',
  },
  'unknown-option': {
    fr: '{word} : option inconnue ; voir ilots --help.',
    en: '{word}: unknown option; see ilots --help.',
  },
  'bad-option': {
    fr: '{word} : attendu une option avec ce qu’elle demande ; voir ilots --help.',
    en: '{word}: expected an option with what it asks for; see ilots --help.',
  },
  'bad-language': { fr: '--lang {word} : attendu fr ou en.', en: '--lang {word}: expected fr or en.' },
  'bad-timeout': {
    fr: '--timeout {word} : attendu un nombre de secondes.',
    en: '--timeout {word}: expected a number of seconds.',
  },
  'bad-crawl': {
    fr: '--crawl {word} : attendu un nombre de pages, à partir de 1.',
    en: '--crawl {word}: expected a number of pages, from 1 on.',
  },
  'crawl-address': {
    fr: '--crawl : attendu une adresse http:// ou https:// d’où partir, trouvé aucune.',
    en: '--crawl: expected an http:// or https:// address to begin with, found none.',
  },
  skipped: { fr: 'Laissées de côté : {count}', en: 'Left out: {count}' },
  'skipped-one': { fr: '{page} : {reason}', en: '{page}: {reason}' },
  'skip-robots': { fr: 'robots.txt l’interdit.', en: 'robots.txt forbids it.' },
  'skip-no-robots': {
    fr: 'robots.txt est illisible ({cause}) : aucun lien n’est suivi.',
    en: 'robots.txt cannot be read ({cause}): no link is followed.',
  },
  'skip-elsewhere': { fr: 'mène à un autre site ({url}).', en: 'leads to another site ({url}).' },
  'skip-same': {
    fr: 'mène à une page déjà lue ({url}).',
    en: 'leads to a page that was read before ({url}).',
  },
  'skip-loop': {
    fr: 'son adresse a l’air d’une boucle : {most} adresses du même chemin, ou un chemin qui se répète.',
    en: 'its address looks like a loop: {most} addresses of the same path, or a path that repeats itself.',
  },
  'skip-nofollow': {
    fr: 'sa balise meta robots dit nofollow : ses liens ne sont pas suivis.',
    en: 'its meta robots says nofollow: its links are not followed.',
  },
  'skip-most': {
    fr: 'et {count} autre(s) adresse(s) au-delà de --crawl {most}.',
    en: 'and {count} more address(es) beyond --crawl {most}.',
  },
  'bad-command': {
    fr: 'Commande « {word} » inconnue ; attendu ilots check, copy ou init.',
    en: 'Unknown command "{word}"; expected ilots check, copy or init.',
  },
  'bad-format': {
    fr: '--format {word} : attendu text, json ou markdown.',
    en: '--format {word}: expected text, json or markdown.',
  },
  'no-folder': {
    fr: 'Aucun dossier ; attendu ilots copy <dossier>, par exemple ilots copy public/assets/ilots.',
    en: 'No folder; expected ilots copy <folder>, such as ilots copy public/assets/ilots.',
  },
  'two-places': {
    fr: '« {word} » : attendu un seul dossier, ou une seule page.',
    en: '"{word}": expected one folder, or one page.',
  },
  'unknown-site-option': {
    fr: 'Option {word} inconnue ; voir ilots {command} --help.',
    en: 'Unknown option {word}; see ilots {command} --help.',
  },
  'bad-site-address': {
    fr: '--address {word} : attendu un chemin qui commence par /, ou une adresse https://….',
    en: '--address {word}: expected a path that begins with /, or an address https://….',
  },
  'bad-name': {
    fr: '--{key} {word} : attendu un nom de variable comme acme (lettres, chiffres, _ ou $) : les scripts appellent acmeModal.',
    en: '--{key} {word}: expected a name of a variable such as acme (letters, digits, _ or $): scripts call acmeModal.',
  },
  'bad-path': {
    fr: '--{key} {word} : attendu un chemin sans / au bord, sans point au début.',
    en: '--{key} {word}: expected a path without / at its ends, and without a leading dot.',
  },
  'not-written': {
    fr: '{folder} : écriture impossible ({cause}).',
    en: '{folder}: cannot be written ({cause}).',
  },
  'other-files': {
    fr: '{folder} contient d’autres fichiers que la version {version} : le vider d’abord, une version ne change jamais.',
    en: '{folder} has other files than version {version}: empty it first, a version never changes.',
  },
  'site-damaged': {
    fr: '{file} n’est pas celui que la version annonce : réinstaller le paquet.',
    en: '{file} is not the one that the version announces: install the package again.',
  },
} as const satisfies Messages

export type Reason = keyof typeof messages
export const say = wording(messages)
