/** The filter checkboxes: the one of `value="all"` is exclusive with the others (§2.9). */
const ALL = 'all'

/** Puts the others right after `changed` was ticked or unticked; without any left, 'all' is. */
export function applyExclusive(popup: ParentNode, changed: EventTarget | null): void {
  const boxes = [...popup.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const all = boxes.find(({ value }) => value === ALL)
  if (!all || !boxes.includes(changed as HTMLInputElement)) return
  const others = boxes.filter((box) => box !== all)
  if (changed === all && all.checked) for (const box of others) box.checked = false
  all.checked = !others.some(({ checked }) => checked)
}
