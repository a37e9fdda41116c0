import { ilotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContextBase } from '../../src/contracts/island'
import { isPartOf } from '../../src/dom/content'
import { writeEntry } from '../../src/history/write-entry'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { adoptRules } from '../../src/styles/adopt'

function mount(host: HTMLElement, context: IslandContextBase): void {
  const { signal } = context
  const { buttons, panels } = readParts(host)
  const name = parameterOf(host)
  const first = buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0]
  const show = (pressed = first): void => {
    for (const button of buttons) context.set(button, 'aria-pressed', String(button === pressed))
    const isChosen = ({ dataset }: HTMLElement) => dataset.panel === pressed?.dataset.mode
    const appears = panels.some((panel) => panel.hasAttribute('hidden') && isChosen(panel))
    for (const panel of panels) {
      // On Back, the panel that holds the focus may be hidden.
      if (!isChosen(panel) && panel.contains(document.activeElement)) pressed?.focus()
      const isHidden = panel.hasAttribute('hidden')
      if (isHidden === isChosen(panel)) context.set(panel, 'hidden', isHidden ? null : '')
    }
    // A map that was drawn hidden has no size: map libraries measure again on `resize`.
    if (appears) dispatchEvent(new Event('resize'))
  }
  const showAddress = () => {
    const mode = new URLSearchParams(location.search).get(name)
    show(buttons.find(({ dataset }) => dataset.mode === mode))
  }
  context.listen('click', (event) => {
    const pressed = buttons.find((button) => button.contains(event.target as Node))
    if (!pressed || event.defaultPrevented) return
    // A button without a type would submit a form around it.
    event.preventDefault()
    show(pressed)
    // A change of mode adds no history entry. Other parameters, the hash and the entry's state stay.
    const url = new URL(location.href)
    url.searchParams.set(name, pressed.dataset.mode ?? '')
    writeEntry('replaceState', history.state, url)
  })
  addEventListener('popstate', showAddress, { signal })
  showAddress()
}

type Names = readonly (string | undefined)[]
const without = (names: Names, others: Names, start: string): string[] =>
  names.filter((name) => !others.includes(name)).map((name) => `${start}="${name}"]`)

/**
 * Finds the buttons and panels, which share names (§8.5, contract §4.3), each in page order.
 * @throws IlotsError `ILOTS-202`, which names each missing part.
 */
function readParts(host: Element) {
  const find = (selector: string) =>
    [...host.querySelectorAll<HTMLElement>(selector)].filter((part) => isPartOf(host, part))
  const buttons = find('button[data-mode]')
  const panels = find('[data-panel]')
  const modes = buttons.map(({ dataset }) => dataset.mode)
  const names = panels.map(({ dataset }) => dataset.panel)
  const missing = [
    ...without(modes, names, '[data-panel'),
    ...without(names, modes, 'button[data-mode'),
    ...(modes.length + names.length === 0 ? ['button[data-mode]', '[data-panel]'] : []),
  ]
  if (missing.length === 0) return { buttons, panels }
  throw ilotsError(
    Code.partMissing,
    sentence`il manque ${missing.join(', ')} ; attendu un [data-panel] pour chaque button[data-mode], du même nom.`,
  )
}

/** The query parameter of a switch: its `id`, else `mode`, then `mode2`, `mode3` for the next ones without an id. */
function parameterOf(host: Element): string {
  const place = [...document.querySelectorAll('[data-ilot~="map-switch"]')].indexOf(host)
  return host.id || (place > 0 ? `mode${place + 1}` : 'mode')
}

// Important, so that a site's own `display` does not show a hidden panel.
adoptRules('@layer ilots{[data-ilot-mounted~=map-switch] [data-panel][hidden]{display:none!important}}')

export const island = defineBehaviour(mount)
