/**
 * Changes to attributes of the server's HTML that can be taken back, byte for byte (architecture §5.4).
 *
 * What another script has changed since is left alone: only a value that is still ours is undone.
 */
export class Changes {
  readonly #undo: (() => void)[] = []

  set(element: Element, name: string, value: string): void {
    const before = element.getAttribute(name)
    element.setAttribute(name, value)
    this.#undo.push(() => {
      if (element.getAttribute(name) !== value) return
      if (before === null) element.removeAttribute(name)
      else element.setAttribute(name, before)
    })
  }

  /** Undoes everything, last change first. */
  revert(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo()
  }
}
