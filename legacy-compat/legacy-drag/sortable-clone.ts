import type { OldElement } from '../old-element'

/** Makes the copy of an item that follows the pointer. */
export function cloneOf(item: OldElement, list: OldElement): OldElement {
  const clone = (item as unknown as { clone(contents: boolean): OldElement }).clone(true)
  const styles = { margin: 0, position: 'absolute', visibility: 'hidden', width: item.getStyle('width') }
  clone.setStyles(styles).addEvent('mousedown', (event: unknown) => item.fireEvent('mousedown', event))
  // Of radio buttons of one name, the browser unchecks the item's own.
  const own = item.querySelectorAll<HTMLInputElement>('input[type=radio]')
  const checked = [...own].map((radio) => radio.checked)
  for (const [index, radio] of clone.querySelectorAll<HTMLInputElement>('input[type=radio]').entries())
    radio.name = `clone_${index}`
  clone.inject(list)
  for (const [index, radio] of own.entries()) if (checked[index]) radio.checked = true
  return clone
}
