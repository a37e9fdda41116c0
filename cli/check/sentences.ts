/**
 * What the product's own code says, in English: the console of a page has one language, the check has two. The bundle
 * has
 * the French; here each sentence is found by it, with `{}` for what is filled in, in the same order.
 */
export const ENGLISH: Readonly<Record<string, string>> = {
  '{} refusé : reçu « {} », attendu {}.': '{} refused: found "{}", expected {}.',
  'rien, true ou false': 'nothing, true or false',
  'un nombre entier de {} à {}': 'a whole number from {} to {}',
  'un nombre entier': 'a whole number',
  'un nombre, comme 4 ou 3,5': 'a number, such as 4 or 3.5',
  'un nombre, comme 4 ou 3,5, de 0 à 100': 'a number, such as 4 or 3.5, from 0 to 100',
  'un nombre de secondes plus grand que 0, jusqu’à {}': 'a number of seconds above 0, up to {}',
  'un nombre de millisecondes': 'a number of milliseconds',
  'deux nombres comme 3, 12': 'two numbers such as 3, 12',
  'session, ou un nombre entier de jours de 1 à 3650': 'session, or a whole number of days from 1 to 3650',
  'le plus petit, puis le plus grand': 'the least, then the greatest',
  'le dossier d’ilots.js, comme /assets/ilots/ ou https://…/ilots/':
    'the folder of ilots.js, such as /assets/ilots/ or https://…/ilots/',
  'une langue comme fr ou en-GB (BCP 47)': 'a language such as fr or en-GB (BCP 47)',
  'hors d’un contenu': 'outside of content',
  'un texte': 'a text',
  'un texte non vide': 'a text that is not empty',
  'un texte « value »': 'a text "value"',
  'un texte, un élément, un fragment ou un template': 'a text, an element, a fragment or a template',
  'un chemin de ce site, qui commence par /': 'a path of this site, which begins with /',
  'un nom parmi {}': 'a name among {}',
  '« {} »': '"{}"',
  'une liste': 'a list',
  'un objet': 'an object',
  'true ou false': 'true or false',
  'du JSON ({})': 'JSON ({})',
  'une liste JSON de textes': 'a JSON list of texts',
  'un objet JSON comme {"agence":"brest"}': 'a JSON object such as {"agence":"brest"}',
  'un objet JSON { "classname": …, "methode": … } de textes, dont cibles associe des champs à des sélecteurs':
    'a JSON object { "classname": …, "methode": … } of texts, whose cibles leads from fields to selectors',
  'une liste JSON [{ "src": …, "href": …, "caption": … }] dont chaque src est une adresse http ou https':
    'a JSON list [{ "src": …, "href": …, "caption": … }] in which each src is an http or https address',
  '{ "src": une adresse http ou https }': '{ "src": an http or https address }',
  'une adresse': 'an address',
  'une adresse http ou https': 'an http or https address',
  'deux adresses http ou https': 'two http or https addresses',
  'une adresse http, https, mailto ou tel': 'an http, https, mailto or tel address',
  'une adresse http ou https en base64 (UTF-8)': 'an http or https address in base64 (UTF-8)',
  'une adresse de ce site': 'an address of this site',
  'une adresse de ce site, comme /blocs/actualites': 'an address of this site, such as /blocs/actualites',
  'une adresse où {{share_url}} tient la place de l’adresse partagée':
    'an address in which {{share_url}} stands for the one that is shared',
  'une date comme 2026-01-31': 'a date such as 2026-01-31',
  'une date et une heure comme 2026-12-01T10:00': 'a date and a time such as 2026-12-01T10:00',
  'une fin après le début': 'an end after the start',
  'la date enregistrée, comme {}': 'the stored date, as {}',
  'deux années, comme 1900:2031 ou -100:+5, entre lesquelles il y en a 500 au plus':
    'two years, such as 1900:2031 or -100:+5, with 500 between them at most',
  'un format comme dd/mm/yyyy ou dd/mm/yyyy HH:MM:ss': 'a format such as dd/mm/yyyy or dd/mm/yyyy HH:MM:ss',
  'un masque de 0 (chiffre), a (lettre) et * (l’un ou l’autre), comme 00 00 00 00 00':
    'a mask of 0 (a digit), a (a letter) and * (either), such as 00 00 00 00 00',
  'une couleur CSS comme #0b5cad, rgb(11 92 173 / 80%) ou var(--marque)':
    'a CSS colour such as #0b5cad, rgb(11 92 173 / 80%) or var(--marque)',
  'fade, slide-up, flip-left, zoom-in ou zoom-out, avec -up, -down, -left ou -right':
    'fade, slide-up, flip-left, zoom-in or zoom-out, with -up, -down, -left or -right',
  'un sélecteur': 'a selector',
  'un champ de texte': 'a field of text',
  'un sélecteur de listes de liens qui sont dans la page':
    'a selector of lists of links that are in the page',
  'un champ ou un texte du même formulaire, un output, ou un élément marqué data-autocomplete-target':
    'a field or a text of the same form, an output, or an element marked data-autocomplete-target',
  'le sélecteur d’un élément de la page': 'the selector of an element of the page',
  '{ îlot: sélecteur }': '{ island: selector }',
  'un élément': 'an element',
  'un bouton ou un lien': 'a button or a link',
  'un lien ou un bouton': 'a link or a button',
  'un élément ou un template': 'an element or a template',
  'data-num ou data-value à côté': 'data-num or data-value beside it',
  'un lien dans une ligne tr[data-element-id][data-element-module-ident]':
    'a link in a row tr[data-element-id][data-element-module-ident]',
  'un bloc menu, spacer ou clone': 'a block menu, spacer or clone',
  'une page avec id_page': 'a page with id_page',
  "Ilots.navbar('{}', () => …), ou une fonction globale que nomme navbar dans la configuration":
    "Ilots.navbar('{}', () => …), or a global function that navbar of the configuration names",
  "le nom d'une page de {}": 'the name of a page of {}',
  'le nom d’un tableau global, comme dataLayer': 'the name of a global array, such as dataLayer',
  "des cellules d'une seule ligne dans tbody": 'cells of one row alone in tbody',
  'une clé parmi {}': 'a key among {}',
  'un mot parmi {}': 'a word among {}',
  'un nom de variable comme acme': 'a name of a variable such as acme',
  'un chemin sans / au début, comme plateforme': 'a path without / at its start, such as plateforme',
  'un chemin sans / au début, comme monsite': 'a path without / at its start, such as monsite',
  'une langue comme fr ou fr-CA': 'a language such as fr or fr-CA',
  'un texte /{}/': 'a text /{}/',
  'un objet { name, marker, mount }': 'an object { name, marker, mount }',
  "un objet { clé: { type: 'text' } }": "an object { key: { type: 'text' } }",
  'un nom en minuscules et tirets, comme compteur-de-mots':
    'a name in small letters and hyphens, such as word-count',
  'un nom libre ; un îlot s’appelle déjà ainsi, par exemple ma-{}':
    'a name that is free; an island has this one, for example ma-{}',
  'un sélecteur CSS, comme [data-ilot~="compteur-de-mots"]':
    'a CSS selector, such as [data-ilot~="compteur-de-mots"]',
  '{ on: {} }, avec ou sans media': '{ on: {} }, with or without media',
  'une fonction': 'a function',
  'un composant : une fonction ou une classe': 'a component: a function or a class',
  'Component au lieu de mount, ou pas de place': 'Component in place of mount, or no place',
  '{}, ou une fonction read': '{}, or a function read',
  'une liste de mots': 'a list of words',
  'email, number ou range': 'email, number or range',
  'on ou off': 'on or off',
  'on, off ou query': 'on, off or query',
  aucun: 'none',
  'data-medium ou data-large': 'data-medium or data-large',
  'data-source du menu': 'data-source of the menu',
  'lien de la page {}': 'link of the page {}',
  'catégorie de l’événement': 'category of the event',
  'clé « {} »': 'key "{}"',
  'clé de la définition': 'key of the definition',
  'diaporama {}': 'slideshow {}',
  'dossier d’ilots.js introuvable : attendu p/ à côté du script, essayé « {} » ({}). Le script est joint à d’autres, écrit dans la page ou évalué : laissez-le à part, ou donnez base, et ce que disait sa balise, dans la configuration.':
    'folder of ilots.js not found: expected p/ beside the script, tried "{}" ({}). The script is joined with others, written into the page, or evaluated: leave it alone, or give base, and what its tag said, in the configuration.',
  '{} Dans un contenu, la fenêtre se ferme toujours.': '{} In content, the window can always be closed.',
  'analytics.hash demande une page en https : {} n’est pas transmis.':
    'analytics.hash needs a page of https: {} is not sent.',
  'cibles : rien ne correspond à « {} » dans la page ; corriger le sélecteur ou ajouter le champ.':
    'cibles: nothing of the page matches "{}"; mend the selector or add the field.',
  'attendu un input avec un data-autocomplete lisible ; il reste ordinaire.':
    'expected an input with a data-autocomplete that can be read; it stays an ordinary one.',
  'attendu un champ caché etape, aucun trouvé ; il dit à quelle étape la page en est.':
    'expected a hidden field etape, found none; it says which step the page is.',
  'clé du site absente : la donner par data-sitekey, ou par recaptcha.siteKey de la configuration.':
    'no key of the site: give it by data-sitekey, or by recaptcha.siteKey of the configuration.',
  'attendu dans un form, aucun autour ; placer la vérification dans le formulaire.':
    'expected inside a form, found none around it; put the check into the form.',
  'la photo moyenne manque ; attendu <a data-role="medium" href="…"> autour d’une image.':
    'there is no medium photo; expected <a data-role="medium" href="…"> around an image.',
  'href refusé, reçu « {} », attendu une adresse.': 'href refused, found "{}", expected an address.',
  "la suite attend un clic : « {} » n'est ni à l'adresse de la page ni à celle du bloc, ou se trouve dans un contenu de rédacteur.":
    'more waits for a click: "{}" is neither at the address of the page nor at that of the block, or is in what an editor wrote.',
  'le commentaire du bloc ne se lit pas, reçu « {} », attendu bloc {"url":"…","referer":"…","search":"…"} ({}).':
    'the comment of the block cannot be read, found "{}", expected bloc {"url":"…","referer":"…","search":"…"} ({}).',
  'il manque « url », un texte': '"url" is not there, a text',
  'action refusée : reçu « {} », attendu une adresse de ce site.':
    'action refused: found "{}", expected an address of this site.',
  'attendu une liste après data-role="toggle", aucune trouvée ; la placer juste après.':
    'expected a list after data-role="toggle", found none; put it right after.',
  'attendu {} data-role="{}", aucun trouvé ; en ajouter un.':
    'expected {} data-role="{}", found none; add one.',
  'formulaire parti avant la réponse du serveur : les erreurs ne peuvent pas être affichées.':
    'the form had gone before the server answered: the errors cannot be shown.',
  'data-remember="{}" est sans effet : attendu un id propre à ce message sur la bannière, aucun trouvé.':
    'data-remember="{}" has no effect: expected an id of this message alone on the banner, found none.',
  'il manque {} ; attendu un [data-panel] pour chaque button[data-mode], du même nom.':
    'there is no {}; expected a [data-panel] for each button[data-mode], of the same name.',
  'attendu un formulaire et son champ de recherche ; il reste ordinaire.':
    'expected a form and its search field; it stays an ordinary one.',
  'attendu data-role="{}" dans la fenêtre de recherche du serveur, aucun trouvé ; l\'ajouter.':
    'expected data-role="{}" in the search window of the server, found none; add it.',
  "la fonction « {} » d'une barre du menu n'a rien rendu : attendu un texte ou un élément.":
    'the function "{}" of a bar of the menu gave nothing: expected a text or an element.',
  'modale : bouton sans titre, reçu {}, attendu titre ; il dira OK.':
    'dialog: button without titre, found {}, expected titre; it will say OK.',
  "modale : l'action du bouton « {} » est refusée, reçu {}, attendu une fonction ; le bouton ne fera rien.":
    'modal: the action of the button "{}" is refused, found {}, expected a function; the button will do nothing.',
  "{} : L'appel d'une modal {} doit au moins contenir le paramètre 'contenu' et être non-vide":
    "{}: the call of a modal {} has to hold the parameter 'contenu', which may not be empty",
  "{} : ({}Modal) Impossible de trouver l'élément du bouton ID : {}":
    '{}: ({}Modal) the element of the button with this ID was not found: {}',
  'attendu data-element-id et data-element-module-ident sur la ligne (tr) du lien ; les y écrire.':
    'expected data-element-id and data-element-module-ident on the row (tr) of the link; write them there.',
  'data-lien manque : il nomme la page dont on veut le permalien.':
    'there is no data-lien: it names the page whose permalink is wanted.',
  'attendu data-name ou des boutons radio, trouvé ni l’un ni l’autre.':
    'expected data-name or radio buttons, found neither.',
  'attendu un label pour chaque bouton radio, trouvé aucun pour value="{}" ; en ajouter un.':
    'expected a label for each radio button, found none for value="{}"; add one.',
  "data-slides absent : attendu {} ; l'ajouter.": 'no data-slides: expected {}; add it.',
  "diaporama {} : {} introuvable ; vérifier l'id.": 'slideshow {}: {} was not found; check the id.',
  'tableau non triable : attendu {}, trouvé {} ; corriger le tableau ou retirer le mot sortable.':
    'the table cannot be sorted: expected {}, found {}; mend the table or take the word sortable away.',
  "les paramètres de la modale n'ont pas tous pu être lus : reçu {}, attendu {} ; les autres sont gardés.":
    'not all parameters of the modal could be read: {}, expected {}; the others are kept.',
  'illisible à partir de « {} »': 'unreadable from "{}"',
  "les paramètres de la modale n'ont pas pu être lus : rel reçu « {} », attendu {} ({}) ; elle s'ouvre avec ses valeurs par défaut.":
    'the parameters of the modal could not be read: rel is "{}", expected {} ({}); it opens with its defaults.',
  'attendu un élément table, trouvé {} ; mettre le mot wide-table sur le tableau.':
    'expected a table element, found {}; put the word wide-table on the table.',
  'attendu un élément form, trouvé {} ; marquer le formulaire.':
    'expected a form element, found {}; mark the form.',
  'attendu un champ input, trouvé {} ; mettre {} sur le champ lui-même.':
    'expected an input field, found {}; put {} on the field itself.',
  "href refusé pour la barre d'adresse, reçu « {} », attendu une adresse de ce site.":
    'href refused for the address bar, found "{}", expected an address of this site.',
  "attendu un élément d'id « {} », aucun trouvé.": 'expected an element with the id "{}", found none.',
  "{} : Attention, l'ouverture simultanée de deux modales est impossible":
    '{}: two modals cannot be open at the same time',
  "l'adresse est refusée, reçu « {} », attendu une adresse http ou https.":
    'the address is refused, found "{}", expected an http or https address.',
  'une langue comme fr ou en-GB (BCP 47) ; elle reste fr':
    'a language such as fr or en-GB (BCP 47); it stays fr',
  'variable ou identite': 'variable or identite',
  "{} La fenêtre s'ouvre sans.": '{} The window opens without.',
  "{} La fenêtre s'ouvre sans ces paramètres.": '{} The window opens without these parameters.',
  '{} Le lien y mène.': '{} The link leads there.',
  'attendu un lien ou un bouton data-role="close", aucun trouvé ; en ajouter un.':
    'expected a link or a button data-role="close", found none; add one.',
  'adresse d’une fenêtre dans un contenu': 'address of a window in content',
  'nom de fonction dans une barre du menu': 'name of a function in a bar of the menu',
  'élément d’une barre du menu dont le bouton est dans un contenu':
    'item of a bar of the menu whose button is in content',
  'ni mount ni load ni Component ; attendu l’un des trois : une fonction mount(host, context), un composant, ou load() qui donne le module de l’un ou de l’autre.':
    'neither mount nor load nor Component; expected one of the three: a function mount(host, context), a component, or load(), which gives the module of either.',
  '{} ensemble ; garder l’un des {}.': '{} together; keep one of the {}.',
  '{} et {}': '{} and {}',
  deux: 'two',
  trois: 'three',
}
