/** Dreamweaver's behaviours: `MM_…` in handlers. */
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, nobody, none, type Unsupported, type Use } from '../adapter'
import { text } from '../argument'
import { mark, withoutHandler, write } from '../html'
import { select } from '../page'
import { INSIDE } from './reasons'

const HOVER = words(
  'une règle :hover et :focus-visible, ou un seul <img> : rien à précharger ni à rétablir',
  'a rule for :hover and :focus-visible, or one <img>: nothing to preload or to restore',
)
const JUMP = words(
  'une liste de liens ; ou un formulaire GET avec son bouton, qui marche au clavier',
  'a list of links; or a GET form with its button, which works by keyboard',
)
const HIDE = words('<details>, ou l’attribut hidden', '<details>, or the hidden attribute')
const FEATURES = words(
  'une fenêtre dans la page n’a ni barres ni place à l’écran',
  'a window in the page has neither bars nor a place on the screen',
)
const NAME = words(
  'la fenêtre n’a pas de nom : il n’y en a qu’une',
  'the window has no name: there is only one',
)

export const dreamweaver: Adapter = {
  title: 'Dreamweaver',
  libraries: ['dreamweaver'],
  shown: ['MM_…('],
  calls: /^MM_\w+$/,
  writes: {
    popup: ['data-ilot', 'data-type', 'data-width', 'data-height', 'href'],
    'goto-block': ['data-goto-url'],
    form: ['data-ilot', 'required', 'data-check', 'data-min', 'data-max'],
  },
  advise(use) {
    switch (use.name) {
      case 'MM_openBrWindow':
        return opensWindow(use)
      case 'MM_swapImage':
      case 'MM_swapImgRestore':
      case 'MM_preloadImages':
      case 'MM_nbGroup':
        return { answer: 'browser', notes: [HOVER] }
      case 'MM_jumpMenu':
      case 'MM_jumpMenuGo':
        return { answer: 'browser', notes: [JUMP] }
      case 'MM_goToURL':
        return goes(use)
      case 'MM_validateForm':
        return checks(use)
      case 'MM_popupMsg':
        return {
          answer: 'island',
          island: 'modal',
          script: `await Ilots.modal.alert(${JSON.stringify(text(use.args[0]) ?? '…')})`,
        }
      case 'MM_showHideLayers':
        return { answer: 'browser', notes: [HIDE] }
      case 'MM_displayStatusMsg':
      case 'MM_setTextOfStatus':
        return nobody(words('il n’y a plus de barre d’état', 'there is no status bar any more'))
      case 'MM_reloadPage':
      case 'MM_findObj':
      case 'MM_callJS':
        return nobody(INSIDE)
      case 'MM_setTextOfLayer':
      case 'MM_setTextOfTextfield':
        return {
          answer: 'browser',
          notes: [
            words(
              'element.textContent = … ou field.value = …, dans un script',
              'element.textContent = … or field.value = …, in a script',
            ),
          ],
        }
      default:
        return none(words('aucun îlot ne le fait', 'no island does it'))
    }
  },
}

/** `MM_openBrWindow('aide.html', 'aide', 'scrollbars=yes,width=400,height=300')` */
function opensWindow(use: Use): Advised {
  const url = text(use.args[0])
  const name = text(use.args[1])
  const features = text(use.args[2]) ?? ''
  const size = Object.fromEntries(
    [...features.matchAll(/\b(width|height)\s*=\s*(\d+)/g)].map(([, axis = '', pixels = '']) => [
      axis,
      pixels,
    ]),
  )
  const left: Unsupported[] = features
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature && !/^(width|height)\s*=/.test(feature))
    .map((option) => ({ option, why: FEATURES }))
  const written = write(use.page, use.trigger?.target, { sample: '<a>…</a>' }, (element) => {
    withoutHandler(element, use.trigger?.event ?? 'click')
    mark(element, 'popup')
    if (url && element.localName === 'a') element.setAttribute('href', url)
    else if (url) element.setAttribute('data-url', url)
    element.setAttribute('data-type', 'iframe')
    for (const axis of ['width', 'height']) if (size[axis]) element.setAttribute(`data-${axis}`, size[axis])
    element.removeAttribute('target')
  })
  return {
    answer: 'island',
    island: 'popup',
    written,
    carried: ['url → href', ...Object.keys(size).map((axis) => `${axis} → data-${axis}`)],
    unsupported: name ? [{ option: name, why: NAME }, ...left] : left,
  }
}

/** `MM_goToURL('parent', 'page.html'); return document.MM_returnValue` */
function goes(use: Use): Advised {
  const url = text(use.args[1])
  const [element] = use.trigger?.target.elements ?? []
  const isLink = element?.localName === 'a'
  const written = write(use.page, use.trigger?.target, { sample: '<a>…</a>' }, (own) => {
    withoutHandler(own, use.trigger?.event ?? 'click')
    if (url && (own.localName === 'a' || !element)) own.setAttribute('href', url)
    else if (url) own.setAttribute('data-goto-url', url)
  })
  return isLink || !element
    ? { answer: 'browser', written, notes: [words('un lien', 'a link')] }
    : { answer: 'island', island: 'goto-block', written }
}

/** Field, message, rule, three by three: `R` is required, `isEmail`, `isNum`, `inRange1:10`; `N` and `R` in front. */
function checks(use: Use): Advised {
  const [first] = use.trigger?.target.elements ?? []
  const form = first?.closest('form') ?? undefined
  const written = write(
    use.page,
    { selector: '', elements: form ? [form] : [] },
    {
      sample: '<form method="post" action="…"><input name="…"><button>…</button></form>',
      parts: '[data-ilots-advised]',
    },
    (copy) => {
      mark(copy, 'form')
      copy.removeAttribute('onsubmit')
      for (let index = 0; index + 2 < use.args.length; index += 3) {
        const name = text(use.args[index]) ?? ''
        const rule = text(use.args[index + 2]) ?? ''
        for (const field of select(copy, `[name="${name}"],[id="${name}"]`)) apply(field, rule)
      }
      for (const button of copy.querySelectorAll('[onclick]'))
        if (/MM_validateForm/.test(button.getAttribute('onclick') ?? '')) button.removeAttribute('onclick')
    },
  )
  return {
    answer: 'island',
    island: 'form',
    written: { ...written, html: written.html.map((html) => html.replaceAll(' data-ilots-advised', '')) },
    carried: ['R → required', 'isEmail → data-check', 'isNum → data-check', 'inRange → data-min, data-max'],
  }
}

function apply(field: Element, rule: string): void {
  field.setAttribute('data-ilots-advised', '')
  if (rule.startsWith('R')) field.setAttribute('required', '')
  if (/isEmail/i.test(rule)) field.setAttribute('data-check', 'email')
  if (/isNum/i.test(rule)) field.setAttribute('data-check', 'number')
  const [, min, max] = /inRange(-?[\d.]+):(-?[\d.]+)/i.exec(rule) ?? []
  if (min === undefined || max === undefined) return
  field.setAttribute('data-check', 'range')
  field.setAttribute('data-min', min)
  field.setAttribute('data-max', max)
}
