/** What `ilots copy` and `ilots init` say, in French and English. */
import { type Messages, wording } from '../shared/wording'

export const messages = {
  'site-usage': {
    fr: `Usage : ilots copy <dossier> [options]
        ilots init [adresse ou fichier] [options]

copy : copie les scripts et les styles dans <dossier>/<version>/, avec une page index.html de balises et d’empreintes.
init : écrit la balise, la configuration et l’en-tête CSP ; une page dit ce que ses scripts demandent, fichiers du site compris.

  --address <adresse>  où le site sert <dossier> (/assets/ilots)
  --product <nom>, --platform <segment>, --site <segment>   les réglages de la balise
  --legacy             la balise des pages qui ont d’anciens scripts (ilots.legacy.js)
  --react              la même sur React
  --no-platform        la configuration d’un site sans la plateforme (translations: false, endpoints)
  --allow-private      lit aussi une page d’une machine ou d’un réseau privé
  --timeout <s>        combien de temps attendre une adresse (15 s)
  --lang <fr|en>       la langue des messages
  --help

Statut : 0 c’est fait, 2 ce n’est pas possible.`,
    en: `Usage: ilots copy <folder> [options]
       ilots init [address or file] [options]

copy: copies scripts and styles to <folder>/<version>/, with a page index.html of tags and hashes.
init: writes the tag, the configuration and the CSP header; a page says what its scripts ask for, files of the site included.

  --address <address>  where the site serves <folder> (/assets/ilots)
  --product <name>, --platform <segment>, --site <segment>   the settings of the tag
  --legacy             the tag of pages that have older scripts (ilots.legacy.js)
  --react              the same on React
  --no-platform        the configuration of a site without the platform (translations: false, endpoints)
  --allow-private      also reads a page of a private machine or network
  --timeout <s>        how long to wait for an address (15 s)
  --lang <fr|en>       the language of the messages
  --help

Status: 0 done, 2 not possible.`,
  },
  'site-copied': {
    fr: '{count} fichiers ({kilobytes} ko compressés) dans {folder}.',
    en: '{count} files ({kilobytes} kB compressed) in {folder}.',
  },
  'there-already': {
    fr: '{folder} a déjà ces {count} fichiers.',
    en: '{folder} has these {count} files already.',
  },
  'the-page': { fr: 'Les balises : {page}', en: 'The tags: {page}' },
  'page-title': { fr: 'Îlots {version} : les balises', en: 'Îlots {version}: the tags' },
  'page-lead': {
    fr: 'À copier dans le <head> du modèle, une seule par page. Les fichiers de ce dossier ne changent jamais : Cache-Control: public, max-age=31536000, immutable.',
    en: 'To be copied into the <head> of the template, one on each page. Files of this folder never change: Cache-Control: public, max-age=31536000, immutable.',
  },
  'page-files': { fr: 'Tous les fichiers', en: 'All files' },
  'page-head': { fr: 'Fichier|Octets (brotli)|Empreinte', en: 'File|Bytes (brotli)|Hash' },
  'tag-plain': { fr: 'Pour une page moderne', en: 'For a modern page' },
  'tag-legacy': {
    fr: 'Pour une page qui a d’anciens scripts (MooTools)',
    en: 'For a page that has older scripts (MooTools)',
  },
  'tag-plain-react': { fr: 'La même, sur React', en: 'The same, on React' },
  'tag-legacy-react': {
    fr: 'Celle des anciens scripts, sur React',
    en: 'The one for older scripts, on React',
  },
  'map-plain': { fr: 'Les empreintes des parties', en: 'The hashes of the parts' },
  'map-react': { fr: 'Les empreintes des parties, sur React', en: 'The hashes of the parts, on React' },
  'map-lead': {
    fr: 'Avant la balise : un navigateur récent refuse une partie qui a changé. Avec une CSP, le nonce de la réponse, ou dans script-src :',
    en: 'Before the tag: a recent browser refuses a part that was changed. With a CSP, the nonce of the answer, or in script-src:',
  },
  'the-tag': { fr: 'La balise, dans le <head> :', en: 'The tag, in the <head>:' },
  'the-configuration': {
    fr: 'La configuration, avant la balise (retirer ce qui ne sert pas) :',
    en: 'The configuration, before the tag (take out what is of no use):',
  },
  'the-parts': {
    fr: 'Les empreintes des parties, avant la balise et tout autre module ({kilobytes} ko ; facultatif : sans elle, retirer son sha256 de script-src) :',
    en: 'The hashes of the parts, before the tag and any other module ({kilobytes} kB; optional: without it, take its sha256 out of script-src):',
  },
  'the-header': { fr: 'Les en-têtes HTTP :', en: 'The HTTP headers:' },
  'to-know': { fr: 'À savoir :', en: 'To know:' },
  'with-legacy': {
    fr: 'les scripts de la page utilisent {names} : ilots.legacy.js, sans defer ; `ilots check` dit où.',
    en: 'scripts of the page use {names}: ilots.legacy.js, without defer; `ilots check` says where.',
  },
  'with-globals': {
    fr: 'les scripts de la page utilisent {names} : sans defer.',
    en: 'scripts of the page use {names}: without defer.',
  },
  'with-inline': {
    fr: 'la page a {count} script(s) ou attribut(s) on… écrits dans le HTML : la CSP les arrête ; un nonce, ou un fichier.',
    en: 'the page has {count} script(s) or on… attribute(s) written into the HTML: the CSP stops them; a nonce, or a file.',
  },
  'without-trusted-types': {
    fr: 'd’anciens scripts écrivent innerHTML : sans require-trusted-types-for jusqu’à leur départ.',
    en: 'older scripts write innerHTML: without require-trusted-types-for until they are gone.',
  },
  'with-writers': {
    fr: 'écrivent du HTML en texte, ce que require-trusted-types-for arrête : {scripts}. La politique est sans Trusted Types jusqu’à leur départ.',
    en: 'write HTML as text, which require-trusted-types-for stops: {scripts}. The policy is without Trusted Types until they are gone.',
  },
  'with-elsewhere': {
    fr: 'd’une autre origine, pas lus : {files}. script-src ne les permet qu’avec leur origine ; s’ils écrivent innerHTML, retirer require-trusted-types-for.',
    en: 'of another origin, not read: {files}. script-src allows them with their origin only; if they write innerHTML, take require-trusted-types-for away.',
  },
  'with-unread': {
    fr: 'pas pu être lus : {files}. S’ils écrivent innerHTML, retirer require-trusted-types-for.',
    en: 'could not be read: {files}. If they write innerHTML, take require-trusted-types-for away.',
  },
  'with-nonce': {
    fr: 'le nonce change à chaque réponse : y mettre celui de l’en-tête, pas cette valeur.',
    en: 'the nonce changes with each answer: write the one of the header there, not this value.',
  },
  'no-longer-late': {
    fr: 'la balise présente a defer ou async : sans, les scripts qui suivent la trouvent.',
    en: 'the present tag has defer or async: without, the scripts that follow find it.',
  },
  'with-platform': {
    fr: 'sans la plateforme, --no-platform écrit translations: false et endpoints, au lieu de ses adresses.',
    en: 'without the platform, --no-platform writes translations: false and endpoints, in place of its addresses.',
  },
  'no-platform': {
    fr: 'translations: false et endpoints : à retirer si le site a la plateforme. endpoints donne les adresses des appels que vos pages font, comme { "menu": "/api/menu" } ; les noms : {names}.',
    en: 'translations: false and endpoints: take them out if the site has the platform. endpoints gives the addresses of the calls that your pages make, such as { "menu": "/api/menu" }; the names: {names}.',
  },
  'with-recaptcha': {
    fr: 'la page a une vérification anti-robot : donner votre clé à recaptcha.siteKey ; son script nomme des politiques Trusted Types à lui : ajouter à trusted-types les noms que la console dit refusés, jamais *.',
    en: 'the page has a bot check: give your key to recaptcha.siteKey; its script names Trusted Types policies of its own: add to trusted-types those that the console says are refused, never *.',
  },
  'has-import-map': {
    fr: 'la page a déjà une carte d’imports, et n’en a qu’une : y ajouter integrity, et le sha256 du tout à script-src.',
    en: 'the page has an import map already, and has one only: add integrity to it, and the sha256 of the whole to script-src.',
  },
  'with-forms': {
    fr: 'des formulaires partent vers {origins} : si c’est voulu, les ajouter à form-action, qui les arrête.',
    en: 'forms leave for {origins}: if that is meant, add them to form-action, which stops them.',
  },
  'has-tag': {
    fr: 'la page a déjà une balise d’Îlots : la remplacer par celle-ci, qui garde ce qu’elle dit.',
    en: 'the page has a tag of Îlots already: replace it by this one, which keeps what it says.',
  },
  'other-origin': {
    fr: '{origin} doit répondre Access-Control-Allow-Origin : sans crossorigin ni cet en-tête, aucun îlot ne charge.',
    en: '{origin} has to answer Access-Control-Allow-Origin: without crossorigin and that header, no island loads.',
  },
  'without-settings': {
    fr: 'valeur par défaut de {names} : à donner par {options}.',
    en: 'default of {names}: to be given by {options}.',
  },
  'then-copy': {
    fr: 'les fichiers : npx --no-install ilots copy <dossier servi à {address}>',
    en: 'the files: npx --no-install ilots copy <folder served at {address}>',
  },
} as const satisfies Messages

export type Key = keyof typeof messages
export const say = wording(messages)
