/** What each old global becomes: a marker, an `Ilots.*` call, or the browser's own (contract §6). */
import { type Words, words } from '../../src/island/define-reference'

export interface OldFamily {
  readonly id: string
  readonly title: Words
  readonly lead: Words
  /** What replaces a name is mostly code, the same in both languages. */
  readonly names: readonly (readonly [old: string, now: string | Words])[]
}

/** `{product}Modal` → `productModal`, `Element.load` → `Element.load`. */
export const anchorOf = (old: string): string => old.replace(/[{}\s]/g, '')

export const OLD: readonly OldFamily[] = [
  {
    id: 'produit',
    title: words('Les fonctions du produit', 'The product’s own functions'),
    lead: words(
      'Toujours là, dans `ilots.js` : rien ne presse. Leurs textes sont du HTML ; ceux d’`Ilots.*` sont du texte.',
      'Always there, in `ilots.js`: no hurry. Their texts are HTML; those of `Ilots.*` are text.',
    ),
    names: [
      ['{product}Modal', '[`Ilots.modal.open({ titre, contenu, buttons, … })`](ref:modal#scripts)'],
      ['{product}ModalClose', '`Ilots.modal.close()`'],
      ['{product}Alert', '`await Ilots.modal.alert(content)`'],
      ['{product}Confirm', '`if (await Ilots.modal.confirm(content)) …`'],
      [
        '{product}Popup',
        words('le marqueur [`data-ilot="popup"`](ref:popup)', 'the marker [`data-ilot="popup"`](ref:popup)'),
      ],
      [
        '{product}Slideshow',
        words(
          'le marqueur [`data-ilot="slideshow"`](ref:slideshow), `data-slides`, `data-sleep`',
          'the marker [`data-ilot="slideshow"`](ref:slideshow), `data-slides`, `data-sleep`',
        ),
      ],
      ['{product}Traduire', '[`Ilots.t(text, params)`](ref:translations#scripts)'],
      [
        '{product}Track',
        words(
          '`data-analytics-category`, ou [`Ilots.track(…)`](ref:analytics#scripts)',
          '`data-analytics-category`, or [`Ilots.track(…)`](ref:analytics#scripts)',
        ),
      ],
      [
        '{product}Loader',
        '[`Ilots.loading.show()`, `.progress(n, m)`, `.hide()`](ref:loading-screen#scripts)',
      ],
    ],
  },
  {
    id: 'utilitaires',
    title: words('Cookies et requêtes', 'Cookies and requests'),
    lead: words('Toujours là.', 'Always there.'),
    names: [
      [
        'setCookie',
        words(
          '`cookieStore.set(…)`, ou `localStorage` quand le serveur n’en a pas besoin',
          '`cookieStore.set(…)`, or `localStorage` when the server has no use for it',
        ),
      ],
      ['getCookie', '`cookieStore.get(name)`'],
      ['deleteCookie', '`cookieStore.delete(name)`'],
      ['getXMLHttpRequest', '`fetch(url)`'],
    ],
  },
  {
    id: 'dreamweaver',
    title: words('Dreamweaver (`MM_…`)', 'Dreamweaver (`MM_…`)'),
    lead: words(
      'Une feuille de style ou un marqueur suffit presque toujours.',
      'A style sheet or a marker is nearly always enough.',
    ),
    names: [
      [
        'MM_swapImage',
        words(
          'une règle `:hover` et `:focus-visible`, ou `<picture>`',
          'a rule for `:hover` and `:focus-visible`, or `<picture>`',
        ),
      ],
      [
        'MM_swapImgRestore',
        words(
          'rien : la règle ne tient que le temps du survol',
          'nothing: the rule only holds while hovering',
        ),
      ],
      ['MM_preloadImages', '`<link rel="preload" as="image">`'],
      ['MM_findObj', '`document.getElementById(id)`'],
      [
        'MM_openBrWindow',
        words('un lien, ou [`data-ilot="popup"`](ref:popup)', 'a link, or [`data-ilot="popup"`](ref:popup)'),
      ],
      ['MM_validateForm', '[`data-ilot="form"`](ref:form), `required`, `data-check`'],
      [
        'MM_jumpMenu',
        words(
          'une liste de liens, ou `location.assign(select.value)`',
          'a list of links, or `location.assign(select.value)`',
        ),
      ],
      [
        'MM_goToURL',
        words(
          'un lien, ou [`data-goto-url`](ref:goto-block)',
          'a link, or [`data-goto-url`](ref:goto-block)',
        ),
      ],
      [
        'MM_showHideLayers',
        words('l’attribut `hidden`, ou `<details>`', 'the attribute `hidden`, or `<details>`'),
      ],
      ['MM_popupMsg', '`await Ilots.modal.alert(text)`'],
      ['MM_setTextOfLayer', '`element.textContent = text`'],
      [
        'MM_setTextOfStatus',
        words(
          '`Ilots.toast(text)` : il n’y a plus de barre d’état',
          '`Ilots.toast(text)`: there is no status bar any more',
        ),
      ],
      ['MM_setTextOfTextfield', '`field.value = text`'],
      [
        'MM_setTextOfFrame',
        words(
          '[un bloc de contenu](ref:content-block) plutôt qu’un cadre',
          '[a content block](ref:content-block) rather than a frame',
        ),
      ],
    ],
  },
  {
    id: 'flash',
    title: words('Flash', 'Flash'),
    lead: words(
      'Joué par Ruffle quand la page l’a ; sinon le contenu de remplacement est montré.',
      'Played by Ruffle where the page has it; else the alternative content is shown.',
    ),
    names: [
      ['embedPlugin', words('`<video controls>`, ou une image', '`<video controls>`, or an image')],
      ['AC_FL_RunContent', words('de même', 'likewise')],
      ['UFO', words('de même', 'likewise')],
      ['swfobject', words('de même', 'likewise')],
      ['SWFObject', words('de même', 'likewise')],
      ['Swiff', words('de même', 'likewise')],
    ],
  },
  {
    id: 'elements',
    title: words('Éléments', 'Elements'),
    lead: words(
      'Avec `ilots.legacy.js`, jusqu’à la dernière famille de cette page. Un élément enveloppé est l’élément lui-même.',
      'With `ilots.legacy.js`, down to the last family of this page. A wrapped element is the element itself.',
    ),
    names: [
      ['$', '`document.getElementById(id)`'],
      ['$$', '`document.querySelectorAll(selector)`'],
      ['document.id', '`document.getElementById(id)`'],
      ['$E', '`document.querySelector(selector)`'],
      ['$ES', '`document.querySelectorAll(selector)`'],
      ['Element', '`Object.assign(document.createElement(tag), properties)`'],
      ['Elements', '`[...document.querySelectorAll(selector)]`'],
      ['inject', '`target.append(element)`, `.prepend`, `.before`, `.after`'],
      ['adopt', '`element.append(…children)`'],
      ['grab', '`element.append(child)`'],
      ['wraps', '`child.before(element); element.append(child)`'],
      ['replaces', '`other.replaceWith(element)`'],
      ['dispose', '`element.remove()`'],
      ['destroy', '`element.remove()`'],
      ['empty', '`element.replaceChildren()`'],
      ['addClass', '`element.classList.add(name)`'],
      ['removeClass', '`element.classList.remove(name)`'],
      ['hasClass', '`element.classList.contains(name)`'],
      ['toggleClass', '`element.classList.toggle(name)`'],
      ['setStyle', '`element.style.setProperty(name, value)`'],
      ['setStyles', '`Object.assign(element.style, values)`'],
      ['getStyle', '`getComputedStyle(element).getPropertyValue(name)`'],
      [
        'set',
        words(
          'la propriété elle-même : `element.textContent = …`',
          'the property itself: `element.textContent = …`',
        ),
      ],
      ['get', words('la propriété elle-même', 'the property itself')],
      ['setProperty', '`element.setAttribute(name, value)`'],
      ['getProperty', '`element.getAttribute(name)`'],
      ['getElement', '`element.querySelector(selector)`'],
      ['getElements', '`element.querySelectorAll(selector)`'],
      ['getParent', '`element.closest(selector)`'],
      ['getChildren', '`element.children`'],
      ['getFirst', '`element.firstElementChild`'],
      ['getLast', '`element.lastElementChild`'],
      ['getNext', '`element.nextElementSibling`'],
      ['getPrevious', '`element.previousElementSibling`'],
      ['store', '`const data = new WeakMap(); data.set(element, value)`'],
      ['retrieve', '`data.get(element)`'],
      ['getSize', '`element.getBoundingClientRect()`'],
      ['getCoordinates', '`element.getBoundingClientRect()`'],
      ['getPosition', '`element.getBoundingClientRect()`'],
      ['getScroll', '`scrollX, scrollY`'],
      ['Asset', '`import(url)`, `<link rel="stylesheet">`, `new Image()`'],
    ],
  },
  {
    id: 'evenements',
    title: words('Événements', 'Events'),
    lead: words(
      'Un îlot écoute déjà ses gestes : souvent il ne reste rien à écrire.',
      'An island listens to its gestures already: often there is nothing left to write.',
    ),
    names: [
      ['addEvent', '`element.addEventListener(type, listener)`'],
      ['addEvents', words('un `addEventListener` par type', 'one `addEventListener` a type')],
      ['removeEvent', '`addEventListener(type, listener, { signal })`, `controller.abort()`'],
      ['fireEvent', '`element.dispatchEvent(new CustomEvent(type, { detail }))`'],
      [
        'domready',
        words(
          '`defer` sur la balise, ou `await Ilots.ready()`',
          '`defer` on the tag, or `await Ilots.ready()`',
        ),
      ],
      [
        'Event',
        words(
          'l’événement lui-même : `event.preventDefault()`, `event.key`',
          'the event itself: `event.preventDefault()`, `event.key`',
        ),
      ],
      ['DOMEvent', words('de même', 'likewise')],
      ['Observer', words('l’événement `input` du champ', 'the field’s `input` event')],
    ],
  },
  {
    id: 'classes',
    title: words('Classes et fonctions', 'Classes and functions'),
    lead: words('Le langage a tout cela.', 'The language has all of it.'),
    names: [
      ['Class', '`class Name { constructor() {} }`'],
      ['Events', '`class Name extends EventTarget {}`'],
      ['Options', '`const options = { ...defaults, ...given }`'],
      ['Chain', '`await first(); await second()`'],
      ['Type', '`class Name {}`'],
      ['Native', '`class Name {}`'],
      ['Hash', '`new Map()`'],
      ['Array.each', '`for (const item of array) …`'],
      ['Array.from', '`Array.from(list)`'],
      ['Object.each', '`for (const [key, value] of Object.entries(object)) …`'],
      ['Object.merge', '`structuredClone(object)`, `{ ...one, ...other }`'],
      ['Object.append', '`Object.assign(one, other)`'],
      ['Object.toQueryString', '`String(new URLSearchParams(object))`'],
      ['typeOf', '`typeof value`, `Array.isArray(value)`'],
      ['instanceOf', '`value instanceof Name`'],
      ['bind', '`() => …`'],
      ['delay', '`setTimeout(run, milliseconds)`'],
      ['periodical', '`setInterval(run, milliseconds)`'],
      ['toInt', '`Number.parseInt(text, 10)`'],
      ['toFloat', '`Number.parseFloat(text)`'],
      ['trim', '`text.trim()`'],
      ['contains', '`text.includes(part)`'],
      [
        'substitute',
        words('un gabarit littéral, entre accents graves', 'a template literal, between backquotes'),
      ],
      ['$defined', '`value !== undefined && value !== null`'],
      ['$type', '`typeof value`'],
      ['$chk', '`Boolean(value) || value === 0`'],
      ['$pick', '`one ?? other`'],
      ['$each', '`for (const item of list) …`'],
      ['$clear', '`clearTimeout(timer)`'],
      ['$A', '`[...list]`'],
      ['$H', '`new Map(Object.entries(object))`'],
      ['$extend', '`Object.assign(one, other)`'],
      ['$merge', '`{ ...one, ...other }`'],
      ['$empty', '`() => {}`'],
      ['$lambda', '`() => value`'],
      [
        '$exec',
        {
          fr: 'un fichier que la page charge : rien n’est évalué',
          en: 'a file that the page loads: nothing is evaluated',
        },
      ],
      ['$time', '`Date.now()`'],
      ['$random', '`Math.floor(Math.random() * n)`'],
      ['$try', '`try { … } catch { … }`'],
      ['$splat', '`[value].flat()`'],
      ['$arguments', '`(...given) => given[n]`'],
      ['$unlink', '`structuredClone(object)`'],
    ],
  },
  {
    id: 'requetes',
    title: words('Requêtes', 'Requests'),
    lead: words(
      'Un bloc que le serveur rafraîchit n’a pas besoin de script. Les anciens noms n’insèrent que du `text/html` de ce site, sans gestionnaires ; le reste est du texte, et la réponse d’un autre site un échec.',
      'A block that the server refreshes needs no script. The old names insert only `text/html` of this site, without handlers; the rest is text, and another site’s answer a failure.',
    ),
    names: [
      ['Request', '`await fetch(url, { method: "POST", body: new FormData(form) })`'],
      [
        'Request.HTML',
        words('[un bloc de contenu](ref:content-block)', '[a content block](ref:content-block)'),
      ],
      ['Request.JSON', '`await (await fetch(url)).json()`'],
      [
        'Request.JSONP',
        words('`fetch(url)`, et CORS sur le serveur', '`fetch(url)`, and CORS on the server'),
      ],
      ['Request.Queue', '`for (const url of urls) await fetch(url)`'],
      ['URI', '`new URL(path, base)`'],
      [
        'Element.load',
        words(
          '[un bloc de contenu](ref:content-block), ou [`data-ilot="popup"`](ref:popup)',
          '[a content block](ref:content-block), or [`data-ilot="popup"`](ref:popup)',
        ),
      ],
      ['send', '[`data-ilot="form"`](ref:form)'],
      ['toQueryString', '`String(new URLSearchParams(new FormData(form)))`'],
      ['Cookie', '`cookieStore`'],
      ['Hash.Cookie', '`localStorage`, `JSON.stringify(value)`'],
      ['JSON.decode', '`JSON.parse(text)`'],
      ['JSON.encode', '`JSON.stringify(value)`'],
      ['Ajax', '`fetch(url)`'],
      ['XHR', '`fetch(url)`'],
      ['Json', '`JSON.parse(text)`'],
    ],
  },
  {
    id: 'effets',
    title: words('Effets', 'Effects'),
    lead: words(
      'Une transition CSS se tait sous `prefers-reduced-motion` quand vous le lui dites.',
      'A CSS transition is still under `prefers-reduced-motion` when you tell it so.',
    ),
    names: [
      ['Fx', '`element.animate(keyframes, options)`'],
      ['Fx.Tween', '`transition: opacity 200ms`'],
      ['Fx.Morph', '`element.animate(keyframes, options)`'],
      ['Fx.Style', '`transition`'],
      ['Fx.Styles', '`element.animate(keyframes, options)`'],
      ['Fx.Elements', words('un `element.animate(…)` par élément', 'one `element.animate(…)` an element')],
      ['Fx.Slide', '`<details>`'],
      ['Fx.Scroll', words('[un lien interne](ref:hash-scroll)', '[an inner link](ref:hash-scroll)')],
      [
        'SmoothScroll',
        words(
          '[un lien interne](ref:hash-scroll) : rien à écrire',
          '[an inner link](ref:hash-scroll): nothing to write',
        ),
      ],
      ['tween', '`transition`'],
      ['morph', '`transition`'],
      ['fade', '`transition: opacity 200ms`'],
      ['highlight', '`element.animate([{ background: "#ff8" }, {}], 600)`'],
      ['Accordion', '`<details name="…">`'],
      ['Fx.Accordion', '`<details name="…">`'],
    ],
  },
  {
    id: 'composants',
    title: words('Composants', 'Widgets'),
    lead: words(
      '`SqueezeBox`, `Lightbox` et `Slimbox` montrent déjà les fenêtres d’Îlots ; les autres font ce qu’ils faisaient. Ce qu’un attribut contient est du texte ; du HTML, un script le donne.',
      '`SqueezeBox`, `Lightbox` and `Slimbox` show the windows of Îlots already; the others do what they did. What an attribute holds is text; HTML is given by a script.',
    ),
    names: [
      [
        'SqueezeBox',
        words(
          'la classe [`squeezebox`](ref:squeezebox), ou `Ilots.modal`',
          'the class [`squeezebox`](ref:squeezebox), or `Ilots.modal`',
        ),
      ],
      ['Lightbox', '[`rel="lightbox[groupe]"`](ref:lightbox)'],
      ['Slimbox', '[`rel="lightbox[groupe]"`](ref:lightbox)'],
      ['Autocompleter', '[`data-ilot="autocomplete"`](ref:autocomplete)'],
      ['Form', '[`data-ilot="form"`](ref:form)'],
      ['Form.Validator', '[`data-ilot="form"`](ref:form), `required`, `data-check`'],
      ['FormValidator', '[`data-ilot="form"`](ref:form), `required`, `data-check`'],
      ['InputValidator', '`field.setCustomValidity(text)`'],
      ['Tips', words('`title`, ou un texte visible', '`title`, or visible text')],
      ['JTooltips', words('de même', 'likewise')],
      ['Drag', '`pointerdown`, `pointermove`, `pointerup`'],
      ['Sortables', words('des boutons Monter et Descendre', 'Up and Down buttons')],
      ['Slider', '`<input type="range">`'],
      ['Mask', '[`Ilots.loading.show()`](ref:loading-screen#scripts)'],
      ['Spinner', '[`Ilots.loading.show()`](ref:loading-screen#scripts)'],
      ['Locale', '`new Intl.DateTimeFormat("fr")`, `new Intl.NumberFormat("fr")`'],
      ['Color', '`hsl(…)`, `color-mix(…)`'],
      ['$RGB', '`rgb(…)`'],
      ['$HSB', '`hwb(…)`'],
      ['$HEX', '`#rrggbb`'],
      ['Browser', '`CSS.supports(…)`, `"share" in navigator`'],
    ],
  },
  {
    id: 'greffons',
    title: words('Greffons', 'Plugins'),
    lead: words(
      'Aucun d’eux n’est dans `ilots.legacy.js` : la page garde le fichier du greffon, ou un îlot prend sa place.',
      'None of them is in `ilots.legacy.js`: the page keeps the plugin’s own file, or an island takes its place.',
    ),
    names: [
      ['Mediabox', '[`rel="lightbox[groupe]"`](ref:lightbox)'],
      ['ReMooz', '[`data-ilot="zoom"`](ref:image-zoom)'],
      ['Meio', '[`data-ilot="autocomplete"`](ref:autocomplete)'],
    ],
  },
]
