import { membersOf } from '../../src/dom/members'
import { restoreAttribute } from '../../src/dom/restore'
import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'
import { adoptRules } from '../../src/ui/styles/adopt'
import { parameterOf, readMode, writeMode } from './address'
import { readParts } from './read-parts'

function mount(host: HTMLElement, context: Host): void {
  const { signal } = context
  const { buttons, panels } = readParts(host)
  const name = parameterOf(host)
  const first = buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0]
  for (const panel of panels) restoreAttribute(panel, 'hidden', signal)
  const show = (pressed = first): void => {
    for (const button of buttons) context.set(button, 'aria-pressed', String(button === pressed))
    const isChosen = ({ dataset }: HTMLElement) => dataset.panel === pressed?.dataset.mode
    const appears = panels.some((panel) => membersOf(panel).hidden && isChosen(panel))
    for (const panel of panels) {
      // On Back, the panel that holds the focus may be hidden.
      if (!isChosen(panel) && membersOf(panel).contains(document.activeElement)) pressed?.focus()
      membersOf(panel).toggleAttribute('hidden', !isChosen(panel))
    }
    // A map that was drawn hidden has no size: map libraries measure again on `resize`.
    if (appears) dispatchEvent(new Event('resize'))
  }
  const showAddress = () => show(buttons.find(({ dataset }) => dataset.mode === readMode(name)))
  context.listen('click', (event) => {
    const pressed = buttons.find((button) => button.contains(event.target as Node))
    if (!pressed || event.defaultPrevented) return
    // A button without a type would submit a form around it.
    event.preventDefault()
    show(pressed)
    writeMode(name, pressed.dataset.mode ?? '')
  })
  addEventListener('popstate', showAddress, { signal })
  showAddress()
}

// Important, so that a site's own `display` does not show a hidden panel.
adoptRules('@layer ilots{[data-ilot-mounted~=map-switch] [data-panel][hidden]{display:none!important}}')

export const island = defineBehaviour(mount)
