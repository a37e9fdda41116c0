/**
 * What replaces each old global (contract §6), for the census, the inspector and the migration
 * guide. The loader never holds it.
 */

/** The page of the documentation that has a section for each name. */
const PAGE = 'docs/fr/migration.md'

interface Family {
  readonly title: string
  /** Old name → the marker or call that replaces it, a French sentence. */
  readonly names: Readonly<Record<string, string>>
}

const events = 'addEventListener de l’élément ; { once }, { signal } pour s’en défaire.'
const effects = 'une transition ou une animation CSS, ou element.animate(…).'
const native = 'la méthode native de JavaScript du même usage.'
const flash = 'une vidéo (<video>) ou une animation SVG ou CSS ; Ruffle pour ce qui reste en Flash.'
const rollover = 'une règle CSS :hover et :focus-visible.'
const ask = 'fetch(url, { method, body: new FormData(form) }).'

/** The families of contract §6.1 and §6.2, in their order. */
export const families: readonly Family[] = [
  {
    title: 'Le produit',
    names: {
      '{product}Modal': 'Ilots.modal.open({ titre, contenu, buttons }).',
      '{product}ModalClose': 'Ilots.modal.close().',
      '{product}Alert': 'await Ilots.modal.alert(contenu).',
      '{product}Confirm': 'await Ilots.modal.confirm(contenu, { cancel, ok }).',
      '{product}Popup': '<a data-ilot="popup" href="…" data-params="{…}">.',
      '{product}Slideshow': '<div data-ilot="slideshow" data-slides="[…]">.',
      '{product}Traduire': 'Ilots.t(texte, valeurs).',
      '{product}Track': 'Ilots.track(category, label, value), ou data-analytics-category.',
      '{product}Loader': 'Ilots.loading.',
    },
  },
  {
    title: 'Cookies et requêtes',
    names: {
      setCookie: 'localStorage.setItem(clé, valeur), ou cookieStore.set(…) si le serveur doit le lire.',
      getCookie: 'localStorage.getItem(clé), ou cookieStore.get(nom).',
      deleteCookie: 'localStorage.removeItem(clé), ou cookieStore.delete(nom).',
      getXMLHttpRequest: ask,
    },
  },
  {
    title: 'Dreamweaver',
    names: {
      MM_swapImage: rollover,
      MM_swapImgRestore: rollover,
      MM_preloadImages: '<link rel="preload" as="image" href="…">, ou rien : une règle CSS suffit.',
      MM_findObj: 'document.getElementById(id), ou form.elements.namedItem(nom).',
      MM_openBrWindow: '<a href="…" target="…">, ou <a data-ilot="popup">.',
      MM_validateForm: '<form data-ilot="form"> et required, data-check="email|number|range" sur ses champs.',
      MM_jumpMenu: 'une liste de liens, ou un formulaire GET avec son bouton.',
      MM_goToURL: '<a href="…" target="…">, ou data-goto-url sur le bloc.',
      MM_showHideLayers: 'l’attribut hidden, ou <details>.',
      MM_popupMsg: 'Ilots.modal.alert(texte), ou Ilots.toast(texte).',
      MM_setTextOfLayer: 'element.textContent = texte.',
      MM_setTextOfStatus: 'Ilots.toast(texte) : les navigateurs n’ont plus de barre d’état.',
      MM_setTextOfTextfield: 'champ.value = texte.',
      MM_setTextOfFrame: 'un bloc de la page (content-block) plutôt qu’un cadre.',
    },
  },
  {
    title: 'Contenus Flash',
    names: {
      embedPlugin: flash,
      AC_FL_RunContent: flash,
      UFO: flash,
      swfobject: flash,
      SWFObject: flash,
      Swiff: flash,
    },
  },
  {
    title: 'Éléments',
    names: {
      $: 'document.getElementById(id) ou document.querySelector(sélecteur).',
      $$: 'document.querySelectorAll(sélecteur).',
      $E: 'document.querySelector(sélecteur).',
      $ES: 'document.querySelectorAll(sélecteur).',
      'document.id': 'document.getElementById(id).',
      Element: 'document.createElement(nom), puis Object.assign(element, { … }).',
      'Element.load': 'content-block (<!-- bloc {"url":"…"} -->), ou fetch et replaceChildren.',
      Elements: 'NodeList et ses méthodes : [...liste].map(…).',
      Event: events,
      DOMEvent: events,
      Asset: 'import(…) pour un script, <link> pour une feuille de style, new Image() pour une image.',
    },
  },
  {
    title: 'Classes et événements',
    names: {
      Class: 'class … extends …',
      Events: 'EventTarget : class … extends EventTarget.',
      Options: '{ ...defauts, ...options }.',
      Chain: 'async et await.',
      Type: 'class …',
      Native: 'class …',
      Observer: 'l’événement input du champ.',
    },
  },
  {
    title: 'Effets',
    names: {
      Fx: effects,
      'Fx.Tween': effects,
      'Fx.Morph': effects,
      'Fx.Style': effects,
      'Fx.Styles': effects,
      'Fx.Elements': effects,
      'Fx.Slide': '<details>, ou une transition CSS de grid-template-rows.',
      'Fx.Scroll': 'element.scrollIntoView({ behavior: "smooth" }).',
      'Fx.Accordion': '<details name="…">.',
      Accordion: '<details name="…">.',
      SmoothScroll: 'un lien vers #id : hash-scroll fait défiler.',
      Drag: 'les événements pointerdown, pointermove et pointerup.',
      Sortables: 'des boutons Monter et Descendre, et les événements de pointeur.',
      Slider: '<input type="range">.',
      Mask: '<dialog> et showModal(), ou Ilots.loading.show().',
      Spinner: 'Ilots.loading.show().',
    },
  },
  {
    title: 'Requêtes',
    names: {
      Request: ask,
      'Request.HTML': 'content-block (<!-- bloc {"url":"…"} -->), ou fetch.',
      'Request.JSON': '(await fetch(url)).json().',
      'Request.JSONP': '(await fetch(url)).json(), avec CORS sur le serveur.',
      'Request.Queue': 'for (const url of urls) await fetch(url).',
      URI: 'new URL(adresse, base).',
      Ajax: ask,
      XHR: ask,
      Json: 'JSON.parse(texte) et JSON.stringify(valeur).',
      Cookie: 'localStorage, ou cookieStore.',
      Hash: 'new Map(), ou un objet et Object.entries(objet).',
      'Hash.Cookie': 'localStorage et JSON.stringify(valeur).',
    },
  },
  {
    title: 'Modales, infobulles et suggestions',
    names: {
      SqueezeBox: '<a class="squeezebox" rel="{handler:\'iframe\',size:{x:600,y:450}}">, ou Ilots.modal.',
      Lightbox: '<a rel="lightbox[groupe]" href="…">.',
      Slimbox: '<a rel="lightbox[groupe]" href="…">.',
      Tips: 'l’attribut title, ou un élément popover.',
      JTooltips: 'l’attribut title, ou un élément popover.',
      Autocompleter: '<input data-ilot="autocomplete" data-autocomplete="{…}">.',
      Form: '<form data-ilot="form">.',
      'Form.Validator': '<form data-ilot="form"> et required, data-check sur ses champs.',
      FormValidator: '<form data-ilot="form"> et required, data-check sur ses champs.',
      InputValidator: 'setCustomValidity(…) du champ.',
    },
  },
  {
    title: 'Greffons',
    names: {
      Mediabox: '<a rel="lightbox[groupe]" href="…">.',
      ReMooz: '<a data-ilot="zoom" href="…">.',
      Meio: '<input data-ilot="autocomplete" data-autocomplete="{…}">.',
    },
  },
  {
    title: 'Types et navigateur',
    names: {
      Locale: 'Intl.DateTimeFormat et Intl.NumberFormat.',
      Color: 'les couleurs de CSS : hsl(…), color-mix(…).',
      $RGB: 'rgb(…) en CSS.',
      $HSB: 'hwb(…) en CSS.',
      $HEX: '#rrggbb en CSS.',
      Browser: 'un test de la fonction elle-même : "share" in navigator, CSS.supports(…).',
      typeOf: 'typeof, Array.isArray(valeur).',
      instanceOf: 'instanceof.',
      $type: 'typeof, Array.isArray(valeur).',
      $defined: 'valeur !== undefined && valeur !== null.',
      $chk: 'valeur || valeur === 0.',
      $pick: 'a ?? b.',
      $each: 'for (const element of liste).',
      $clear: 'clearTimeout(minuterie).',
      $A: '[...liste].',
      $H: 'new Map(Object.entries(objet)).',
      $merge: '{ ...a, ...b }.',
      $extend: 'Object.assign(a, b).',
      $empty: '() => {}.',
      $lambda: '() => valeur.',
      $exec: 'Un fichier que la page charge : rien n’est évalué.',
      $time: 'Date.now().',
      $random: 'Math.floor(Math.random() * n).',
      $try: 'try { … } catch { … }.',
      $splat: '[valeur].flat().',
      $arguments: native,
      $unlink: 'structuredClone(objet).',
    },
  },
]

const known = new Map(families.flatMap(({ names }) => Object.entries(names)))

/**
 * Finds what replaces a global, and where that is explained.
 * @returns `undefined` for a name that is no old global.
 */
export function replacementOf(name: string): { replacement: string; documentation: string } | undefined {
  const replacement = known.get(name)
  return replacement ? { replacement, documentation: `${PAGE}#${anchorOf(name)}` } : undefined
}

/** The anchor of a name in that page: `{product}Modal` → `productModal`; other names stay as they are. */
export const anchorOf = (name: string): string => name.replace(/[{}\s]/g, '')
