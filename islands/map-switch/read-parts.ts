/** Finds the buttons and panels, which share names (§8.5, contract §4.3). */

import { membersOf } from '../../src/dom/members'
import { Code, ilotsError } from '../../src/island/errors'

/** The parts of a switch, each list in page order. */
export interface Parts {
  readonly buttons: readonly HTMLElement[]
  readonly panels: readonly HTMLElement[]
}

type Names = readonly (string | undefined)[]
const without = (names: Names, others: Names, part: string): string[] =>
  names.filter((name) => !others.includes(name)).map((name) => `${part}="${name}"]`)

/** @throws IlotsError `ILOTS-202`, which names each missing part. */
export function readParts(host: Element): Parts {
  const buttons = [...membersOf(host).querySelectorAll<HTMLElement>('button[data-mode]')]
  const panels = [...membersOf(host).querySelectorAll<HTMLElement>('[data-panel]')]
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
    `il manque ${missing.join(', ')} ; attendu un [data-panel] pour chaque button[data-mode], du même nom.`,
  )
}
