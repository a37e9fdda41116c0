/** jQuery UI's windows: https://api.jqueryui.com/dialog/ */
import type { Adapter, Advised, Use } from '../adapter'
import { carry, island, nobody, none, optionRules, optionsOf } from '../adapter'
import { type Argument, isOn, type Options, pixels, text } from '../argument'
import { added, sampleName, together, withoutHandler, write } from '../html'
import { idOf } from '../page'
import library from './dialog.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import { contentOf, leadTo, size, squeezeboxRel } from './overlays'

const isOff = (given: Argument): boolean => !isOn(given)
const rules = {
  width: size,
  height: size,
  modal: { when: isOn, unless: notes.modalOnly },
  draggable: { when: isOff, unless: notes.fixedWindow },
  resizable: { when: isOff, unless: notes.fixedWindow },
  ...optionRules(library.options, library.attributes),
}

export const dialog: Adapter = {
  ...library,
  advise(use) {
    const command = use.args[0]?.plain
    if (typeof command !== 'string') return initialised(use)
    if (command === 'open') return opened(use)
    return /^(close|destroy)$/.test(command) ? nobody(notes.closes) : none(notes.openWindow)
  },
}

/** The content is hidden by the page, and a link leads to it. */
function initialised(use: Use): Advised {
  const { page, target } = use
  const options = optionsOf(use)
  const { carried, unsupported } = carry(options, rules)
  const id = idOf(target) ?? sampleName(page.lang, 'content')
  const title = text(options.get('title')) ?? target?.elements[0]?.getAttribute('title') ?? '…'
  const link = added(linkTo(page.root, options, id, title))
  const hide = (element: Element) => {
    element.id = id
    element.setAttribute('hidden', '')
    element.removeAttribute('title')
  }
  const written = write(page, target, `<div id="${id}">…</div>`, hide, { isOne: true })
  const opensItself = !options.has('autoOpen') || isOn(options.get('autoOpen'))
  const left = [
    ...(opensItself ? [{ option: 'autoOpen: true', why: notes.noStart }] : []),
    ...(options.has('modal') ? [] : [{ option: 'modal: false', why: notes.modalOnly }]),
  ]
  return island('squeezebox', together(link, written), { carried, unsupported: [...unsupported, ...left] })
}

function linkTo(root: Document, options: Options, id: string, title: string): Element {
  const link = root.createElement('a')
  link.className = 'squeezebox'
  link.setAttribute('href', `#${id}`)
  link.setAttribute(
    'rel',
    squeezeboxRel('inline', pixels(options.get('width')), pixels(options.get('height'))),
  )
  link.textContent = title
  return link
}

/** What is pressed leads to the content. */
function opened({ page, target, trigger }: Use): Advised {
  const id = idOf(target)
  if (!trigger || !id)
    return {
      answer: 'island',
      island: 'modal',
      script: `Ilots.modal.open({ titre: '…', contenu: document.querySelector('${id ? `#${id}` : '…'}').cloneNode(true) })`,
    }
  const written = write(page, trigger.target, `<a href="#${id}">…</a>`, (element) => {
    withoutHandler(element, trigger.event)
    leadTo(element, id)
  })
  return island('squeezebox', together(written, contentOf(page, undefined, `#${id}`)))
}
