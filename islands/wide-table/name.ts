/** The name of the table, for the dialog that shows it. */
import { membersOf } from '../../src/dom/members'

/** The table's caption or label, or those of the region or figure around it. */
export function nameOf(table: HTMLTableElement): string | undefined {
  const box = membersOf(table.parentElement)?.closest('[role="region"],figure')
  const found = [
    table.caption?.textContent,
    labelOf(table),
    box && labelOf(box),
    membersOf(box)?.querySelector('figcaption')?.textContent,
  ]
  return found.map((text) => text?.replace(/\s+/g, ' ').trim()).find(Boolean)
}

function labelOf(element: Element): string | null | undefined {
  const by = membersOf(element).getAttribute('aria-labelledby')
  return (by && document.getElementById(by)?.textContent) || membersOf(element).getAttribute('aria-label')
}
