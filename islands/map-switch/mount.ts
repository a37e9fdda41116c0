import { membersOf } from '../../src/dom/members'
import { restoreAttribute } from '../../src/dom/restore'
import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'
import { adoptAlone } from '../../src/ui/styles/adopt'
import { parameterOf, readMode, writeMode } from './address'
import { readParts } from './structure'

function mount(host: HTMLElement, page: Host): void {
  const { signal } = page
  const { buttons, panels } = readParts(host)
  const name = parameterOf(host)
  const first = buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0]
  for (const panel of panels) restoreAttribute(panel, 'hidden', signal)
  const show = (pressed = first): void => {
    for (const button of buttons) page.set(button, 'aria-pressed', String(button === pressed))
    const isChosen = ({ dataset }: HTMLElement) => dataset.panel === pressed?.dataset.mode
    const appears = panels.some((panel) => membersOf(panel).hidden && isChosen(panel))
    for (const panel of panels) {
      // Back may hide what has the focus.
      if (!isChosen(panel) && membersOf(panel).contains(document.activeElement)) pressed?.focus()
      membersOf(panel).toggleAttribute('hidden', !isChosen(panel))
    }
    // A map drawn while it was hidden has no size: map libraries measure again on this.
    if (appears) dispatchEvent(new Event('resize'))
  }
  const showAddress = () => show(buttons.find(({ dataset }) => dataset.mode === readMode(name)))
  page.listen('click', (event) => {
    const pressed = buttons.find((button) => button.contains(event.target as Node))
    if (!pressed || event.defaultPrevented) return
    // A button without a type would send the form around.
    event.preventDefault()
    show(pressed)
    writeMode(name, pressed.dataset.mode ?? '')
  })
  addEventListener('popstate', showAddress, { signal })
  showAddress()
}

// A site's `display` for its panels must not show them again.
adoptAlone('@layer ilots{[data-ilot-mounted~=map-switch] [data-panel][hidden]{display:none!important}}')

export const island = defineBehaviour(mount)
