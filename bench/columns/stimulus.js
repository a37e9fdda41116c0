/* The lightest peer: Stimulus, the browser's own dialog, Embla. */
import { Application, Controller } from '@hotwired/stimulus'
import EmblaCarousel from 'embla-carousel'

const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

class Lightbox extends Controller {
  open(event) {
    event.preventDefault()
    const links = [...this.element.querySelectorAll('a')]
    let index = links.indexOf(event.currentTarget)
    const image = make('img', { alt: '' })
    const show = (step) => {
      index = (index + step + links.length) % links.length
      image.src = links[index].href
    }
    const close = make('button', { type: 'button', textContent: 'Fermer' })
    const next = make('button', { type: 'button', textContent: 'Suivante' })
    const dialog = make('dialog', { className: 'c-lightbox', ariaLabel: 'Images' }, image, next, close)
    close.onclick = () => dialog.close()
    next.onclick = () => show(1)
    dialog.onclose = () => dialog.remove()
    show(0)
    document.body.append(dialog)
    dialog.showModal()
  }
}

class Menu extends Controller {
  open(event) {
    event.preventDefault()
    this.dialog ??= this.draw()
    this.dialog.showModal()
  }
  draw() {
    const list = document.querySelector('#menu ul').cloneNode(true)
    const close = make('button', { type: 'button', textContent: 'Fermer' })
    const dialog = make('dialog', { className: 'c-menu', ariaLabel: 'Menu' }, close, list)
    close.onclick = () => dialog.close()
    document.body.append(dialog)
    return dialog
  }
}

class DateField extends Controller {
  connect() {
    this.element.type = 'date'
  }
}

class Suggestions extends Controller {
  async ask() {
    const term = this.element.value
    if (term.length < 2) return this.list?.remove()
    const query = new URLSearchParams({
      'autocompleter[classname]': 'ville',
      'autocompleter[methode]': 'chercher',
      'autocompleter[term]': term,
    })
    const rows = await (await fetch(`/plateforme/ajax/modules/commun/traitement.php?${query}`)).json()
    this.list?.remove()
    this.list = make(
      'ul',
      { className: 'c-suggestions', role: 'listbox' },
      ...rows.map((row) => make('li', { role: 'option', textContent: row.value })),
    )
    this.element.after(this.list)
  }
}

class Checks extends Controller {
  check(event) {
    const bad = [...this.element.elements].filter((field) => !field.checkValidity?.())
    if (bad.length === 0) return
    event.preventDefault()
    this.summary?.remove()
    this.summary = make(
      'div',
      { className: 'error-summary', role: 'alert' },
      make(
        'ul',
        {},
        ...bad.map((field) => make('li', { textContent: `${field.title} : champ obligatoire` })),
      ),
    )
    this.element.prepend(this.summary)
  }
}

class Slider extends Controller {
  connect() {
    this.element.classList.add('embla')
    this.embla = EmblaCarousel(this.element, { loop: true })
  }
  disconnect() {
    this.embla.destroy()
  }
}

class Block extends Controller {
  connect() {
    this.element.addEventListener('click', (event) => {
      const link = event.target.closest('a[data-param="page"]')
      if (!link) return
      event.preventDefault()
      this.refresh(link.href)
    })
  }
  async refresh(url) {
    const html = await (await fetch(url)).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    const mine = this.element.querySelector('.block')
    mine.replaceWith(page.getElementById(mine.id))
  }
}

document.querySelector('#fMenuMobileButton')?.setAttribute('data-controller', 'menu')
const application = Application.start()
for (const [name, controller] of Object.entries({
  lightbox: Lightbox,
  menu: Menu,
  date: DateField,
  suggestions: Suggestions,
  checks: Checks,
  slider: Slider,
  block: Block,
}))
  application.register(name, controller)
