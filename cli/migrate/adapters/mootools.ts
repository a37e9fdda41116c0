/** MooTools's own classes, and those that came with it. */
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, done, none, optionsOf, type Use, unsupported } from '../adapter'
import { text } from '../argument'
import { mark, write } from '../html'
import { DATE_WRITES, dateField, ourFormat } from './dates'
import { EVENTS, INSIDE, LOOK, MOTION } from './reasons'
import { suggestions } from './suggestions'
import { sorted } from './tables'

const LEGACY = words(
  'ilots.legacy.js a ce nom : l’appel marche comme il est ; sans script, voir la migration',
  'ilots.legacy.js has this name: the call works as it is; for no script at all, see migration',
)
const FOLDS = words(
  '<details> ; ilots.legacy.js fait aussi marcher l’appel comme il est',
  '<details>; ilots.legacy.js also makes the call work as it is',
)
const FADES = words(
  'une transition de feuille de style ; ilots.legacy.js fait aussi marcher l’appel comme il est',
  'a transition of the style sheet; ilots.legacy.js also makes the call work as it is',
)
const BLOCK = words(
  'un bloc que le serveur rafraîchit n’a pas besoin de script : content-block ; ilots.legacy.js fait aussi marcher l’appel',
  'a block that the server refreshes needs no script: content-block; ilots.legacy.js also makes the call work',
)

const completerRules = {
  ...done('cache selectFirst markQuery overflow'),
  ...unsupported(
    words(
      '300 ms après la dernière touche, dès 2 caractères',
      '300 ms after the last key, from 2 characters on',
    ),
    'delay minLength',
  ),
  ...unsupported(LOOK, 'width className zIndex customChoices maxChoices visibleChoices relative'),
  ...unsupported(MOTION, 'fxOptions'),
  ...unsupported(
    EVENTS,
    'injectChoice onSelection onSelect onRequest onComplete onShow onHide onOver onFocus onBlur filter filterResponse',
  ),
  ...unsupported(
    words(
      'classname, methode et term sont envoyés, et add_params en plus',
      'classname, methode and term are sent, and add_params besides',
    ),
    'postVar postData',
  ),
  ...unsupported(
    INSIDE,
    'ajaxOptions observerOptions indicator indicatorClass multiple separator separatorSplit forceSelect selectMode filterCase filterSubset autoSubmit emptyChoices tokenFormat tokenValueKey tokenFilterKey autoTrim allowDupes choicesMatch overflowMargin',
  ),
}

const dateRules = {
  format: { to: 'data-format', as: ({ plain }: { plain?: unknown }) => fromStrftime(String(plain)) },
  ...done('timePicker toggle toggleElements months days startDay'),
  ...unsupported(LOOK, 'pickerClass positionOffset draggable'),
  ...unsupported(MOTION, 'useFadeInOut animationDuration pickerPosition'),
  ...unsupported(EVENTS, 'onSelect onShow onClose onOpen'),
  ...unsupported(
    INSIDE,
    'columns startView pickOnly debug classes direction tweak navigation offset blocked',
  ),
}

export const mootools: Adapter = {
  title: 'MooTools',
  libraries: ['mootools', 'autocompleter'],
  shown: [
    'new Fx.…(',
    'new Tips(',
    'new Autocompleter.…(',
    'new Picker.Date(',
    'new HtmlTable(',
    'new Request.HTML(',
  ],
  constructors:
    /^(Fx\.(Slide|Accordion|Scroll|SmoothScroll|Tween|Morph|Elements|Reveal|Sort|Style|Styles)|Accordion|SmoothScroll|Tips|Autocompleter(\.\w+)*|HtmlTable|Sortables|Drag(\.\w+)?|Request\.(HTML|JSON)|Calendar|DatePicker|Picker\.Date|FormCheck|Form\.(Validator|Check|Request)(\.\w+)?|FormValidator(\.\w+)?|ReMooz|Slideshow|Swiff|Ajax)$/,
  writes: {
    autocomplete: ['data-ilot', 'data-autocomplete'],
    'sortable-table': ['data-ilot', 'data-sort'],
    form: ['data-ilot'],
    'image-zoom': ['data-ilot'],
    ...DATE_WRITES,
  },
  advise(use) {
    const [family = ''] = use.name.split('.')
    if (family === 'Autocompleter')
      return suggestions(
        use,
        use.targetOf(0, 'id'),
        carry(optionsOf(use, use.args.length - 1), completerRules),
      )
    return (
      (BY_NAME[use.name] ?? BY_NAME[family])?.(use) ??
      none(words('aucun îlot ne le fait', 'no island does it'))
    )
  },
}

const legacy = (notes: ReturnType<typeof words>) => (): Advised => ({ answer: 'legacy', notes: [notes] })

const BY_NAME: Readonly<Record<string, (use: Use) => Advised>> = {
  'Fx.Slide': legacy(FOLDS),
  'Fx.Reveal': () => ({ answer: 'browser', notes: [FOLDS] }),
  'Fx.Accordion': () => ({ answer: 'browser', notes: [words('<details name="…">', '<details name="…">')] }),
  Accordion: () => ({ answer: 'browser', notes: [words('<details name="…">', '<details name="…">')] }),
  'Fx.Tween': legacy(FADES),
  'Fx.Morph': legacy(FADES),
  'Fx.Style': () =>
    none(
      words(
        'MooTools 1.1 : une transition de feuille de style',
        'MooTools 1.1: a transition of the style sheet',
      ),
    ),
  'Fx.Scroll': scrolls,
  'Fx.SmoothScroll': scrolls,
  SmoothScroll: scrolls,
  Tips: legacy(
    words(
      'l’attribut title, ou un texte visible ; ilots.legacy.js fait aussi marcher l’appel',
      'the title attribute, or a text that is seen; ilots.legacy.js also makes the call work',
    ),
  ),
  'Request.HTML': legacy(BLOCK),
  'Request.JSON': legacy(LEGACY),
  HtmlTable: table,
  Calendar: date,
  DatePicker: date,
  'Picker.Date': date,
  'Form.Validator': form,
  FormValidator: form,
  FormCheck: form,
  ReMooz: zoom,
}

function scrolls(): Advised {
  return {
    answer: 'island',
    island: 'hash-scroll',
    script: '',
    notes: [
      words(
        'rien à écrire : un lien vers #ancre défile déjà ; data-offset-ancre sur la cible laisse de la place en haut',
        'nothing to write: a link to #anchor scrolls already; data-offset-ancre on the target leaves room above',
      ),
    ],
  }
}

function table(use: Use): Advised {
  const target = use.targetOf(0, 'id')
  return sorted(
    { ...use, ...(target && { target }) },
    carry(optionsOf(use, 1), {
      ...done('sortable'),
      ...unsupported(LOOK, 'classNoSort classHeadSort classSortable zebra'),
      ...unsupported(INSIDE, 'properties sortIndex parsers'),
    }),
  )
}

/** `%d/%m/%Y`, or the picker's own `d/m/Y`. */
function fromStrftime(format: string): string | undefined {
  const units: Readonly<Record<string, string>> = { d: 'dd', m: 'mm', Y: 'yyyy' }
  return ourFormat(format.replace(/%?([dmY])/g, (_, unit: string) => units[unit] ?? ''))
}

function date(use: Use): Advised {
  const options = optionsOf(use, 1)
  const { carried, unsupported: left } = carry(options, dateRules)
  const format = fromStrftime(text(options.get('format')) ?? '')
  return dateField(
    use,
    use.targetOf(0, 'id'),
    { format, attributes: new Map() },
    { carried, unsupported: left },
  )
}

function form(use: Use): Advised {
  const written = write(
    use.page,
    use.targetOf(0, 'id'),
    {
      sample: '<form method="post" action="…"><input name="…"><button>…</button></form>',
      parts: '[required],[data-check]',
    },
    (element) => {
      mark(element, 'form')
      for (const field of element.querySelectorAll('[class],[data-validators]')) {
        const names = `${field.className} ${field.getAttribute('data-validators') ?? ''}`
        if (/\brequired\b/.test(names)) field.setAttribute('required', '')
        if (/validate-email|\bemail\b/.test(names)) field.setAttribute('data-check', 'email')
        if (/validate-(numeric|integer|digits)|\b(digit|number)\b/.test(names))
          field.setAttribute('data-check', 'number')
        field.removeAttribute('data-validators')
      }
    },
  )
  return { answer: 'island', island: 'form', written, unsupported: carry(optionsOf(use, 1), {}).unsupported }
}

function zoom(use: Use): Advised {
  const written = write(
    use.page,
    use.targetOf(0),
    { sample: '<a href="grande.jpg"><img src="petite.jpg" alt="…"></a>' },
    (element) => mark(element, 'zoom'),
  )
  return {
    answer: 'island',
    island: 'image-zoom',
    written,
    unsupported: carry(optionsOf(use, 1), unsupported(MOTION, 'duration resizeFactor')).unsupported,
  }
}
