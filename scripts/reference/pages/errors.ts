/** The error catalogue: every code of `src/island/errors.ts`, what it means, where it comes from, how to mend it. */
import { type Words, words } from '../../../src/island/define-reference'
import { Code } from '../../../src/island/errors'
import { heading, list, paragraph, type Source } from '../model'

interface ErrorEntry {
  readonly meaning: Words
  readonly causes: Words
  readonly mend: Words
}

/** The compiler asks for an entry of every code. */
const ERRORS: Readonly<Record<keyof typeof Code, ErrorEntry>> = {
  configValue: {
    meaning: words(
      'Une valeur de la configuration est refusée ; sa valeur par défaut sert.',
      'A value of the configuration is refused; its default is used.',
    ),
    causes: words(
      'Une faute de frappe dans une clé, un texte d’une autre forme, du JSON illisible dans `#ilots-config`, `analytics.target` qui n’est pas un tableau, `analytics.hash` sans https.',
      'A misspelt key, a text of another form, JSON that cannot be read in `#ilots-config`, `analytics.target` that is no array, `analytics.hash` without https.',
    ),
    mend: words(
      'Le message nomme la source, la clé, la valeur et ce qui est attendu : voir [la configuration](ref:configuration).',
      'The message names the source, the key, the value and what is expected: see [configuration](ref:configuration).',
    ),
  },
  secondInclusion: {
    meaning: words(
      'Le script est inclus deux fois ; le second ne fait rien.',
      'The script is included twice; the second one does nothing.',
    ),
    causes: words(
      'La balise est dans le gabarit et dans un module, ou `ilots.js` avec `ilots.legacy.js`.',
      'The tag is in the template and in a module, or `ilots.js` with `ilots.legacy.js`.',
    ),
    mend: words('Garder une seule balise.', 'Keep one tag.'),
  },
  globalTaken: {
    meaning: words(
      'La page définit déjà un global de ce nom ; le sien est gardé.',
      'The page has a global of that name already; its own is kept.',
    ),
    causes: words(
      'Un script plus ancien, jQuery, MooTools, ou un deuxième préfixe identique.',
      'An older script, jQuery, MooTools, or a second prefix that is the same.',
    ),
    mend: words(
      'Rien si la page veut le sien ; sinon retirer l’ancien script, ou changer `product`.',
      'Nothing if the page wants its own; else take the older script out, or change `product`.',
    ),
  },
  codeRefused: {
    meaning: words(
      'Du code donné en texte est refusé : rien n’est évalué.',
      'Code that is given as text is refused: nothing is evaluated.',
    ),
    causes: words(
      'Une fonction écrite dans un `rel`, un script dans une réponse, un texte donné à `setTimeout` ou `delay`.',
      'A function written in a `rel`, a script in an answer, a text given to `setTimeout` or `delay`.',
    ),
    mend: words(
      'Écouter l’événement que le message nomme, ou donner une fonction.',
      'Listen to the event that the message names, or give a function.',
    ),
  },
  placeUnknown: {
    meaning: words(
      'Rien ne dit où est le code des îlots, ou il n’est pas là : aucun ne se monte, le HTML de la page reste. Dit une fois, et seulement sur une page qui demande du code.',
      'Nothing says where the islands’ code is, or it is not there: none is mounted, the page’s HTML stays. Said once, and only on a page that asks for code.',
    ),
    causes: words(
      'Le script est joint à d’autres par un optimiseur, écrit dans la page ou évalué ; `base` nomme un autre dossier ; `p/` n’a pas été copié, ou le réseau manque.',
      'The script was joined with others by an optimiser, written into the page, or evaluated; `base` names another folder; `p/` was not copied, or there is no network.',
    ),
    mend: words(
      'Laisser `ilots.js` à part, sous son nom ; sinon donner [`base`](ref:configuration#cle-base), et dans la configuration ce que disaient les `data-*` de la balise, qui sont perdus avec elle : voir [les optimiseurs](ref:optimisers).',
      'Leave `ilots.js` alone, under its name; else give [`base`](ref:configuration#cle-base), and in the configuration what the `data-*` of the tag said, which are lost with it: see [optimisers](ref:optimisers).',
    ),
  },
  tagAfterRouter: {
    meaning: words(
      'Turbo a pris la fermeture d’une fenêtre pour une visite : la page est redessinée, ce qui était tapé est perdu.',
      'Turbo has taken the end of a window for a visit: the page is drawn anew, what was typed is lost.',
    ),
    causes: words(
      'Le script de Turbo est avant la balise, dans Chromium, qui prévient dans l’ordre des écouteurs.',
      'Turbo’s script stands before the tag, in Chromium, which calls listeners in their order.',
    ),
    mend: words(
      'Mettre la balise d’`ilots.js` avant Turbo, ou donner à Turbo [sa ligne](ref:routers#retour).',
      'Put the tag of `ilots.js` before Turbo, or give Turbo [its line](ref:routers#retour).',
    ),
  },
  nameTaken: {
    meaning: words(
      'Le nom d’un élément cachait un membre du document, de son formulaire ou de la fenêtre : il lui est retiré, `data-ilots-name` le garde.',
      'The name of an element hid a member of the document, of its form or of the window: it is taken away, `data-ilots-name` keeps it.',
    ),
    causes: words(
      'Une image de nom `body`, un champ de nom `parentNode` : `document.body` et `form.parentNode` seraient ces éléments, pour tout script.',
      'An image named `body`, a field named `parentNode`: `document.body` and `form.parentNode` would be these elements, for any script.',
    ),
    mend: words(
      'Donner un autre nom, comme `input-parentNode`. Un champ sans nom n’est pas envoyé. Les noms courants (`action`, `id`, `submit`, `title`…) restent.',
      'Give another name, as `input-parentNode`. A field without a name is not sent. Usual names (`action`, `id`, `submit`, `title`…) stay.',
    ),
  },
  attributeRefused: {
    meaning: words(
      'Un attribut, ou une valeur donnée à `Ilots.*`, est refusé ; sa valeur par défaut sert.',
      'An attribute, or a value given to `Ilots.*`, is refused; its default is used.',
    ),
    causes: words(
      'Un mot hors de la liste, un nombre hors limites, du JSON illisible, `data-remember` sans `id`, une fonction d’une barre du menu que la page n’a pas nommée.',
      'A word that is not in the list, a number out of range, JSON that cannot be read, `data-remember` without an `id`, a function of a menu bar that the page has not named.',
    ),
    mend: words(
      'Le message donne la valeur reçue et celle attendue ; la page de l’îlot liste ses attributs.',
      'The message gives the value found and the one expected; the island’s page lists its attributes.',
    ),
  },
  partMissing: {
    meaning: words('Une partie dont l’îlot a besoin manque.', 'A part that the island needs is missing.'),
    causes: words(
      'Un `data-role` absent ou mal écrit, un `id` qui n’existe pas, un marqueur sur le mauvais élément.',
      'A `data-role` that is missing or misspelt, an `id` that does not exist, a marker on the wrong element.',
    ),
    mend: words(
      'Ajouter la partie que le message nomme ; « Parties » sur la page de l’îlot les montre.',
      'Add the part that the message names; “Parts” on the island’s page shows them.',
    ),
  },
  urlRefused: {
    meaning: words(
      'Une adresse n’est pas suivie : ni http, ni https, ni mailto, ni tel ; ou la réponse d’un autre site est refusée. Le lien ne fait rien, et c’est dit une fois.',
      'An address is not followed: not http, https, mailto or tel; or another site’s answer is refused. The link does nothing, and that is said once.',
    ),
    causes: words(
      '`javascript:`, `data:`, une adresse illisible, une autre origine là où le site seul est permis.',
      '`javascript:`, `data:`, an address that cannot be read, another origin where only this site may be.',
    ),
    mend: words(
      'Écrire une adresse du site ; un `onclick` déguisé en adresse devient un écouteur.',
      'Write an address of the site; an `onclick` disguised as an address becomes a listener.',
    ),
  },
  selectorInvalid: {
    meaning: words('Un sélecteur ne peut pas être lu.', 'A selector cannot be read.'),
    causes: words(
      '`markers` de la configuration, ou `cibles` de l’autocomplétion.',
      '`markers` of the configuration, or `cibles` of the autocomplete.',
    ),
    mend: words(
      'L’essayer dans la console : `document.querySelector("…")`.',
      'Try it in the console: `document.querySelector("…")`.',
    ),
  },
  commentUnreadable: {
    meaning: words(
      'Le commentaire d’un bloc de contenu ne peut pas être lu.',
      'The comment of a content block cannot be read.',
    ),
    causes: words('Du JSON invalide, ou `url` absente.', 'Invalid JSON, or no `url`.'),
    mend: words(
      'Écrire `<!-- bloc {"url":"…"} -->`, guillemets doubles, en premier dans l’élément à `id`.',
      'Write `<!-- bloc {"url":"…"} -->`, double quotes, first in the element with an `id`.',
    ),
  },
  nothingToMount: {
    meaning: words(
      '`Ilots.mount` ou `Ilots.unmount` n’a reçu ni élément, ni racine d’ombre (*shadow root*), ni document.',
      '`Ilots.mount` or `Ilots.unmount` was given neither an element nor a shadow root nor a document.',
    ),
    causes: words(
      '`querySelector` n’a rien trouvé, ou un texte a été donné.',
      '`querySelector` has found nothing, or a text was given.',
    ),
    mend: words('Donner un élément, ou `document`.', 'Give an element, or `document`.'),
  },
  definitionRefused: {
    meaning: words(
      'La définition donnée à `Ilots.register` est refusée ; rien n’est monté.',
      'The definition given to `Ilots.register` is refused; nothing is mounted.',
    ),
    causes: words(
      'Un nom déjà pris ou mal formé, un sélecteur illisible, un `mount` qui n’est pas une fonction, un `Component` à côté d’un `mount`.',
      'A name that is taken or badly formed, a selector that cannot be read, a `mount` that is no function, a `Component` beside a `mount`.',
    ),
    mend: words('Corriger la clé que le message nomme.', 'Correct the key that the message names.'),
  },
  chunkFailed: {
    meaning: words(
      'Le code d’un îlot n’a pas pu être chargé ; le HTML de la page reste, et le geste du visiteur fait ce que fait le navigateur.',
      'An island’s code could not be loaded; the page’s HTML stays, and what the visitor did does what the browser does.',
    ),
    causes: words(
      'Un dossier copié à moitié, une adresse changée, le réseau, une CSP sans `script-src` pour ce dossier, une balise d’une autre origine sans `crossorigin` (« about:blank » dans le message).',
      'A folder that was copied by half, an address that has changed, the network, a CSP without `script-src` for that folder, a tag of another origin without `crossorigin` (“about:blank” in the message).',
    ),
    mend: words(
      'Copier tous les scripts et les styles de `dist/`, au même endroit que le script : voir [Sécurité](ref:security#integrite). D’une autre origine : `crossorigin="anonymous"` sur la balise, et `Access-Control-Allow-Origin` dans ses réponses. Un outil qui copie le script seul : [`base`](ref:optimisers).',
      'Copy all scripts and styles of `dist/`, to the script’s own place: see [Security](ref:security#integrite). From another origin: `crossorigin="anonymous"` on the tag, and `Access-Control-Allow-Origin` in its answers. A tool that copies the script alone: [`base`](ref:optimisers).',
    ),
  },
  mountFailed: {
    meaning: words(
      'Un îlot a échoué en se montant ; son HTML est rendu, les autres continuent.',
      'An island failed while mounting; its HTML is given back, the others go on.',
    ),
    causes: words(
      'Une erreur inattendue, la nôtre ou celle d’un script de la page.',
      'An unexpected error, ours or that of a script of the page.',
    ),
    mend: words(
      'La console montre la pile ; signalez-la si elle vient d’`ilots`.',
      'The console shows the stack; report it if it comes from `ilots`.',
    ),
  },
  disposeFailed: {
    meaning: words('Un îlot a échoué en partant.', 'An island failed while going.'),
    causes: words(
      'Un élément qu’un autre script a déplacé ou vidé.',
      'An element that another script has moved or emptied.',
    ),
    mend: words('La console montre la pile.', 'The console shows the stack.'),
  },
  listenerFailed: {
    meaning: words(
      'Un écouteur de `Ilots.on`, ou l’action d’un îlot, a levé une erreur.',
      'A listener of `Ilots.on`, or the action of an island, has thrown.',
    ),
    causes: words('Le code de la page, le plus souvent.', 'The page’s own code, most of the time.'),
    mend: words('La console montre la pile.', 'The console shows the stack.'),
  },
  undoneAgain: {
    meaning: words(
      'Un autre script défait un îlot chaque fois qu’il est monté : il ne l’est plus, son HTML est rendu.',
      'Another script undoes an island each time that it is mounted: it no longer is, its HTML is given back.',
    ),
    causes: words(
      'Un observateur de la page qui remet à chaque changement le HTML du serveur, ou qui enlève `data-ilot-mounted` ou les éléments `data-ilots-own`.',
      'An observer of the page that puts the server’s HTML back at each change, or takes `data-ilot-mounted` or elements with `data-ilots-own` away.',
    ),
    mend: words(
      'Dire à ce script de laisser ces éléments : voir [Routeurs et morphs](ref:routers).',
      'Tell that script to leave these elements alone: see [Routers and morphs](ref:routers).',
    ),
  },
  network: {
    meaning: words('Un appel n’a pas abouti.', 'A call did not get through.'),
    causes: words(
      'Hors ligne, une origine refusée, `connect-src`, un fournisseur bloqué.',
      'Offline, a refused origin, `connect-src`, a provider that is blocked.',
    ),
    mend: words(
      'Le visiteur peut réessayer ; l’onglet Réseau montre l’appel.',
      'The visitor can try again; the Network tab shows the call.',
    ),
  },
  timeout: {
    meaning: words('Un appel n’a pas eu de réponse à temps.', 'A call had no answer in time.'),
    causes: words(
      'Un serveur lent ou une réponse qui ne finit pas.',
      'A slow server, or an answer that does not end.',
    ),
    mend: words(
      'Le visiteur peut réessayer ; regarder le temps de réponse du serveur.',
      'The visitor can try again; look at the server’s response time.',
    ),
  },
  httpStatus: {
    meaning: words('Le serveur a répondu par une erreur.', 'The server answered with an error.'),
    causes: words(
      'Un chemin de `platform` ou `site` qui n’existe pas (404), une session finie (401, 403), une panne (500).',
      'A path of `platform` or `site` that does not exist (404), a session that has ended (401, 403), a breakdown (500).',
    ),
    mend: words(
      'Vérifier `data-platform` et `data-site` ; « Appels au serveur » sur la page de l’îlot donne le chemin. Sans la plateforme, donner les adresses par [`endpoints`](ref:configuration), ou un menu de la page par `data-source`.',
      'Check `data-platform` and `data-site`; “Server calls” on the island’s page gives the path. Without the platform, give the addresses by [`endpoints`](ref:configuration), or a menu of the page by `data-source`.',
    ),
  },
  malformedReply: {
    meaning: words(
      'Une réponse n’a pas la forme attendue, et ce qui était sur la page reste ; ou, en avertissement, il y manque de quoi montrer quelque chose.',
      'An answer does not have the expected form, and what was on the page stays; or, as a warning, it lacks what would be shown.',
    ),
    causes: words(
      'Un avertissement PHP avant le JSON, une page de connexion, une clé qui manque, du HTML qui ne se dit pas `text/html`.',
      'A PHP warning before the JSON, a sign-in page, a key that is missing, HTML that does not call itself `text/html`.',
    ),
    mend: words(
      'Le message dit ce qui était attendu et ce qui a été trouvé, comme « attendu value (texte) dans chaque suggestion, trouvé ["id","nom"] » ; « Appels au serveur », sur la page de l’îlot, montre chaque champ.',
      'The message says what was expected and what was found, as in “expected value (text) in each suggestion, found ["id","nom"]”; “Server calls”, on the island’s page, has each field.',
    ),
  },
  emptyReply: {
    meaning: words(
      'Le menu mobile n’a renvoyé aucun élément à afficher.',
      'The mobile menu has returned no item to display.',
    ),
    causes: words(
      'Un `configmenu` inconnu, un menu vide, ou un `data-source` qui ne trouve aucune liste de liens dans la page. Le bouton mène alors à son adresse : cochez « conserver les journaux » dans la console, ou lancez `ilots check`.',
      'An unknown `configmenu`, an empty menu, or a `data-source` that finds no list of links in the page. The button leads to its own address then: tick “preserve log” in the console, or run `ilots check`.',
    ),
    mend: words(
      'Vérifier le menu dans l’administration, ou le sélecteur.',
      'Check the menu in the administration, or the selector.',
    ),
  },
  mediaFailed: {
    meaning: words(
      'Une image d’un diaporama n’a pas pu être chargée ; les autres continuent.',
      'An image of a slideshow could not be loaded; the others go on.',
    ),
    causes: words('Une adresse qui a changé.', 'An address that has changed.'),
    mend: words('Corriger `src` dans `data-slides`.', 'Correct `src` in `data-slides`.'),
  },
  modalContent: {
    meaning: words(
      'Une modale a été demandée sans contenu ; elle ne s’ouvre pas.',
      'A modal was asked for without content; it does not open.',
    ),
    causes: words('`contenu` absent ou vide.', '`contenu` is missing or empty.'),
    mend: words('Donner un `contenu`.', 'Give a `contenu`.'),
  },
  modalAlreadyOpen: {
    meaning: words(
      'Une fenêtre est déjà ouverte ; la seconde est refusée.',
      'A window is open already; the second one is refused.',
    ),
    causes: words(
      'Deux scripts qui ouvrent en même temps, ou un double clic.',
      'Two scripts that open at the same time, or a double click.',
    ),
    mend: words(
      'Attendre `ilots:modal-close`, ou `await Ilots.modal.alert(…)`, avant la suivante.',
      'Wait for `ilots:modal-close`, or `await Ilots.modal.alert(…)`, before the next.',
    ),
  },
  modalButtonLost: {
    meaning: words(
      'Un bouton demandé n’est pas dans la modale.',
      'A button that was asked for is not in the modal.',
    ),
    causes: words(
      'Un autre script a changé la modale pendant son ouverture.',
      'Another script has changed the modal while it opened.',
    ),
    mend: words(
      'Changer la modale dans `complete`, pas avant.',
      'Change the modal in `complete`, not before.',
    ),
  },
  modalOptions: {
    meaning: words(
      'Des options d’un `rel` n’ont pas pu être lues : le message les nomme. Elles ont leurs valeurs par défaut, les autres sont gardées ; quand une accolade ou une apostrophe manque, aucune ne peut être lue.',
      'Options of a `rel` could not be read: the message names them. They have their defaults, the others are kept; where a brace or a quote is missing, none can be read.',
    ),
    causes: words(
      'Une fonction, un calcul, une variable ; une accolade ou une apostrophe qui manque.',
      'A function, a calculation, a variable; a brace or a quote that is missing.',
    ),
    mend: words(
      "Écrire `{handler:'iframe',size:{x:800,y:500}}` ; rien n’y est évalué.",
      "Write `{handler:'iframe',size:{x:800,y:500}}`; nothing in it is evaluated.",
    ),
  },
  modalParameter: {
    meaning: words(
      'Un paramètre d’une modale est refusé ; elle s’ouvre sans lui.',
      'A parameter of a modal is refused; it opens without it.',
    ),
    causes: words(
      'L’`action` d’un bouton donnée en texte, un bouton sans `titre` (`title`, `label` et `text` n’en sont pas un), ou `params` qui n’est pas un objet.',
      'The `action` of a button that is a text, a button without `titre` (`title`, `label` and `text` are none), or `params` that is no object.',
    ),
    mend: words(
      'Donner une fonction : un texte n’est jamais évalué. Les clés d’un bouton sont sur [sa page](ref:modal).',
      'Give a function: a text is never evaluated. The keys of a button are on [its page](ref:modal).',
    ),
  },
  legacyUse: {
    meaning: words(
      'Un script de la page appelle un ancien global ; il marche.',
      'A script of the page calls an old global; it works.',
    ),
    causes: words('Un script écrit pour l’ancienne bibliothèque.', 'A script written for the older library.'),
    mend: words(
      'Le message dit le fichier, la ligne et ce qui le remplace : voir [la migration](ref:migration).',
      'The message gives the file, the line and what replaces it: see [migration](ref:migration).',
    ),
  },
  oldCallFailed: {
    meaning: words('Un ancien appel a échoué.', 'An old call has failed.'),
    causes: words(
      'Un argument d’une autre forme que celle d’alors, ou le code de la page.',
      'An argument of another form than it had then, or the page’s own code.',
    ),
    mend: words('La console montre la pile.', 'The console shows the stack.'),
  },
}

export const errors: Source = {
  slug: 'errors',
  section: 'guide',
  title: words('Les erreurs, par code', 'Errors, by code'),
  lead: words(
    'Chaque message de la console porte un code qui ne change jamais. Il dit ce qui était attendu, ce qui a été trouvé, où, et comment le corriger.',
    'Each message in the console has a code that never changes. It says what was expected, what was found, where, and how to mend it.',
  ),
  blocks: (both, say) => [
    paragraph(
      both(
        'Un îlot qui échoue laisse le HTML du serveur, et les autres continuent. Les mêmes messages sont dans `Ilots.inspect()`, et dans l’événement `ilots:error`. Un code retiré n’est jamais repris : `ILOTS-102` et `ILOTS-206` n’existent pas.',
        'An island that fails leaves the server’s HTML, and the others go on. The same messages are in `Ilots.inspect()`, and in the event `ilots:error`. A code that is retired is never used again: there is no `ILOTS-102` or `ILOTS-206`.',
      ),
    ),
    ...Object.entries(ERRORS).flatMap(([name, { meaning, causes, mend }]) => {
      const number = `ILOTS-${Code[name as keyof typeof Code]}`
      return [
        heading(number, number),
        paragraph(say(meaning)),
        list(`${both('Causes :', 'Causes:')} ${say(causes)}`, `${both('Remède :', 'Remedy:')} ${say(mend)}`),
      ]
    }),
  ],
}
