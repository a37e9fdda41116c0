/** What `ilots copy` and `ilots init` say, in French and English. */
export const siteFr = {
  'site-usage': `Usage : ilots copy <dossier> [options]
        ilots init [adresse ou fichier] [options]

copy : copie les scripts et les styles dans <dossier>/<version>/, avec une page index.html de balises et d’empreintes.
init : écrit la balise, la configuration et l’en-tête CSP ; une page dit ce que ses scripts demandent.

  --address <adresse>  où le site sert <dossier> (/assets/ilots)
  --product <nom>, --platform <segment>, --site <segment>   les réglages de la balise
  --legacy             la balise des pages qui ont d’anciens scripts (ilots.legacy.js)
  --react              la même sur React
  --allow-private      lit aussi une page d’une machine ou d’un réseau privé
  --timeout <s>        combien de temps attendre une adresse (15 s)
  --lang <fr|en>       la langue des messages
  --help

Statut : 0 c’est fait, 2 ce n’est pas possible.`,
  'no-folder': 'Aucun dossier ; attendu ilots copy <dossier>, par exemple ilots copy public/assets/ilots.',
  'two-places': '« {word} » : attendu un seul dossier, ou une seule page.',
  'unknown-site-option': 'Option {word} inconnue ; voir ilots {command} --help.',
  'bad-site-address': '--address {word} : attendu un chemin qui commence par /, ou une adresse https://….',
  'bad-name': '--{key} {word} : attendu un nom de lettres et de chiffres.',
  'bad-path': '--{key} {word} : attendu un chemin sans / au bord, sans point au début.',
  'not-written': '{folder} : écriture impossible ({cause}).',
  'site-damaged': '{file} n’est pas celui que la version annonce : réinstaller le paquet.',
  'other-files':
    '{folder} contient d’autres fichiers que la version {version} : le vider d’abord, une version ne change jamais.',
  'site-copied': '{count} fichiers ({kilobytes} ko compressés) dans {folder}.',
  'there-already': '{folder} a déjà ces {count} fichiers.',
  'the-page': 'Les balises : {page}',
  'page-title': 'Îlots {version} : les balises',
  'page-lead':
    'À copier dans le <head> du modèle, une seule par page. Les fichiers de ce dossier ne changent jamais : Cache-Control: public, max-age=31536000, immutable.',
  'page-files': 'Tous les fichiers',
  'page-head': 'Fichier|Octets (brotli)|Empreinte',
  'tag-plain': 'Pour une page moderne',
  'tag-legacy': 'Pour une page qui a d’anciens scripts (MooTools)',
  'tag-plain-react': 'La même, sur React',
  'tag-legacy-react': 'Celle des anciens scripts, sur React',
  'the-tag': 'La balise, dans le <head> :',
  'the-configuration': 'La configuration, avant la balise (retirer ce qui ne sert pas) :',
  'the-header': 'L’en-tête HTTP :',
  'to-know': 'À savoir :',
  'with-legacy':
    'les scripts de la page utilisent {names} : ilots.legacy.js, sans defer ; `ilots check` dit où.',
  'with-globals': 'les scripts de la page utilisent {names} : sans defer.',
  'with-inline':
    'la page a {count} script(s) ou attribut(s) on… écrits dans le HTML : la CSP les arrête ; un nonce, ou un fichier.',
  'without-trusted-types':
    'd’anciens scripts écrivent innerHTML : sans require-trusted-types-for jusqu’à leur départ.',
  'with-recaptcha': 'la page a une vérification anti-robot : donner votre clé à recaptcha.siteKey.',
  'has-tag': 'la page a déjà une balise d’Îlots : la remplacer.',
  'other-origin':
    '{origin} doit répondre Access-Control-Allow-Origin : sans crossorigin ni cet en-tête, aucun îlot ne charge.',
  'without-settings':
    'product, platform et site ont leurs valeurs par défaut : les donner par --product, --platform et --site.',
  'then-copy': 'les fichiers : npx ilots copy <dossier servi à {address}>',
}

export const siteEn: Record<keyof typeof siteFr, string> = {
  'site-usage': `Usage: ilots copy <folder> [options]
       ilots init [address or file] [options]

copy: copies scripts and styles to <folder>/<version>/, with a page index.html of tags and hashes.
init: writes the tag, the configuration and the CSP header; a page says what its scripts ask for.

  --address <address>  where the site serves <folder> (/assets/ilots)
  --product <name>, --platform <segment>, --site <segment>   the settings of the tag
  --legacy             the tag of pages that have older scripts (ilots.legacy.js)
  --react              the same on React
  --allow-private      also reads a page of a private machine or network
  --timeout <s>        how long to wait for an address (15 s)
  --lang <fr|en>       the language of the messages
  --help

Status: 0 done, 2 not possible.`,
  'no-folder': 'No folder; expected ilots copy <folder>, such as ilots copy public/assets/ilots.',
  'two-places': '"{word}": expected one folder, or one page.',
  'unknown-site-option': 'Unknown option {word}; see ilots {command} --help.',
  'bad-site-address': '--address {word}: expected a path that begins with /, or an address https://….',
  'bad-name': '--{key} {word}: expected a name of letters and digits.',
  'bad-path': '--{key} {word}: expected a path without / at its ends, and without a leading dot.',
  'not-written': '{folder}: cannot be written ({cause}).',
  'site-damaged': '{file} is not the one that the version announces: install the package again.',
  'other-files': '{folder} has other files than version {version}: empty it first, a version never changes.',
  'site-copied': '{count} files ({kilobytes} kB compressed) in {folder}.',
  'there-already': '{folder} has these {count} files already.',
  'the-page': 'The tags: {page}',
  'page-title': 'Îlots {version}: the tags',
  'page-lead':
    'To be copied into the <head> of the template, one on each page. Files of this folder never change: Cache-Control: public, max-age=31536000, immutable.',
  'page-files': 'All files',
  'page-head': 'File|Bytes (brotli)|Hash',
  'tag-plain': 'For a modern page',
  'tag-legacy': 'For a page that has older scripts (MooTools)',
  'tag-plain-react': 'The same, on React',
  'tag-legacy-react': 'The one for older scripts, on React',
  'the-tag': 'The tag, in the <head>:',
  'the-configuration': 'The configuration, before the tag (take out what is of no use):',
  'the-header': 'The HTTP header:',
  'to-know': 'To know:',
  'with-legacy': 'scripts of the page use {names}: ilots.legacy.js, without defer; `ilots check` says where.',
  'with-globals': 'scripts of the page use {names}: without defer.',
  'with-inline':
    'the page has {count} script(s) or on… attribute(s) written into the HTML: the CSP stops them; a nonce, or a file.',
  'without-trusted-types':
    'older scripts write innerHTML: without require-trusted-types-for until they are gone.',
  'with-recaptcha': 'the page has a bot check: give your key to recaptcha.siteKey.',
  'has-tag': 'the page has a tag of Îlots already: replace it.',
  'other-origin':
    '{origin} has to answer Access-Control-Allow-Origin: without crossorigin and that header, no island loads.',
  'without-settings':
    'product, platform and site have their defaults: give them by --product, --platform and --site.',
  'then-copy': 'the files: npx ilots copy <folder served at {address}>',
}
