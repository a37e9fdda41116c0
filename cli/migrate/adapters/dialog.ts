/** jQuery UI's windows: https://api.jqueryui.com/dialog/ */
import { words } from '../../../src/island/define-reference'
import {
  type Adapter,
  type Advised,
  carry,
  done,
  nobody,
  none,
  optionsOf,
  type Use,
  unsupported,
} from '../adapter'
import { type Argument, isOn, pixels, text } from '../argument'
import { withoutHandler, write } from '../html'
import { contentOf, squeezeboxRel } from './overlays'
import { ALWAYS_CLOSES, CLOSES, CONTROLS, EVENTS, LOOK, MOTION, NO_START, PIXELS, TEXTS } from './reasons'

const size = { to: 'rel', as: (given: Argument) => pixels(given)?.toString(), unless: PIXELS }

const dialogRules = {
  width: size,
  height: size,
  title: { to: 'title' },
  ...done('modal autoOpen resizable'),
  ...unsupported(NO_START, 'autoOpenAtLoad'),
  ...unsupported(ALWAYS_CLOSES, 'closeOnEscape'),
  ...unsupported(TEXTS, 'closeText'),
  ...unsupported(LOOK, 'classes dialogClass position appendTo zIndex stack'),
  ...unsupported(MOTION, 'show hide'),
  ...unsupported(PIXELS, 'maxHeight maxWidth minHeight minWidth'),
  ...unsupported(CONTROLS, 'draggable uiDialogTitleHtml'),
  ...unsupported(
    EVENTS,
    'beforeClose close create drag dragStart dragStop focus open resize resizeStart resizeStop',
  ),
  ...unsupported(
    words(
      'des boutons : Ilots.modal.open({ titre, contenu, buttons }) depuis un script, ou un formulaire dans le contenu',
      'buttons: Ilots.modal.open({ titre, contenu, buttons }) from a script, or a form in the content',
    ),
    'buttons',
  ),
}

export const dialog: Adapter = {
  title: 'jQuery UI dialog',
  libraries: ['jquery-ui'],
  shown: ['.dialog('],
  plain: ['dialog'],
  writes: { squeezebox: ['class', 'href', 'rel', 'title', 'hidden'] },
  advise(use) {
    const command = use.args[0]?.plain
    if (typeof command !== 'string') return initialised(use)
    if (command === 'open') return opened(use)
    if (/^(close|destroy)$/.test(command)) return nobody(CLOSES)
    return none(
      words(
        'une fenêtre ouverte ne se règle plus par un script',
        'a window that is open is not set by a script any more',
      ),
    )
  },
}

/** The content is hidden by the page, and a link leads to it. */
function initialised(use: Use): Advised {
  const options = optionsOf(use)
  const { carried, unsupported: left } = carry(options, dialogRules)
  const [content] = use.target?.elements ?? []
  const id = content?.id || /#([\w-]+)/.exec(use.target?.selector ?? '')?.[1] || 'contenu'
  const title = text(options.get('title')) ?? content?.getAttribute('title') ?? '…'
  const link = linkTo(use, id, title)
  const written = write(use.page, use.target, { sample: `<div id="${id}">…</div>`, most: 1 }, (element) => {
    element.id = id
    element.setAttribute('hidden', '')
    element.removeAttribute('title')
  })
  const opensItself = options.has('autoOpen') ? isOn(options.get('autoOpen')) : true
  return {
    answer: 'island',
    island: 'squeezebox',
    written: { ...written, html: [link, ...written.html] },
    carried,
    unsupported: [...left, ...(opensItself ? [{ option: 'autoOpen: true', why: NO_START }] : [])],
  }
}

function linkTo(use: Use, id: string, title: string): string {
  const options = optionsOf(use)
  const rel = squeezeboxRel('inline', pixels(options.get('width')), pixels(options.get('height')))
  const link = use.page.root.createElement('a')
  link.className = 'squeezebox'
  link.setAttribute('href', `#${id}`)
  link.setAttribute('rel', rel)
  link.textContent = title
  return write(use.page, { selector: '', elements: [link] }, { sample: '' }, () => {}).html[0] ?? ''
}

/** What is pressed leads to the content. */
function opened(use: Use): Advised {
  const id = use.target?.elements[0]?.id || /#([\w-]+)/.exec(use.target?.selector ?? '')?.[1]
  if (!use.trigger || !id)
    return {
      answer: 'island',
      island: 'modal',
      script: `Ilots.modal.open({ titre: '…', contenu: document.querySelector('${id ? `#${id}` : '…'}').cloneNode(true) })`,
    }
  const { target, event } = use.trigger
  const written = write(use.page, target, { sample: `<a href="#${id}">…</a>` }, (element) => {
    withoutHandler(element, event)
    element.classList.add('squeezebox')
    if (element.localName === 'a') element.setAttribute('href', `#${id}`)
    element.setAttribute('rel', `{handler:'adopt'${element.localName === 'a' ? '' : `,url:'#${id}'`}}`)
  })
  const content = contentOf(use.page, undefined, `#${id}`)
  return {
    answer: 'island',
    island: 'squeezebox',
    written: { ...written, html: [...written.html, ...content] },
  }
}
