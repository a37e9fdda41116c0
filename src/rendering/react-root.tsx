/**
 * A React root with its guard: when its content throws, the error is reported, the content is
 * removed, and the page goes on.
 */
import { Component, type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { IslandContextBase } from '../contracts/island'
import type { Page } from '../contracts/page'
import { markAdded, removeAdded } from '../dom/added-nodes'
import { onTranslated } from '../i18n/say'

class Guard extends Component<{ onError(error: unknown): void; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** What is drawn is drawn again when translations arrive that change a text of the page, whatever is open. */
function Translated({ page, draw }: { readonly page: Page; draw(): ReactNode }) {
  const [, redraw] = useState({})
  // Before anything else can happen: what arrives after this drawing is noticed.
  useLayoutEffect(() => {
    const gone = new AbortController()
    onTranslated(page, gone.signal, () => redraw({}))
    return () => gone.abort()
  }, [page])
  return draw()
}

/** A root in the page, and what draws in it. */
export interface ReactRoot {
  readonly container: HTMLElement
  /** Draws at once: the nodes are in the page when it returns. Draws again when the site's translations arrive. */
  render(draw: () => ReactNode): void
  /** Takes what is drawn and its container away. Again: nothing. */
  remove(): void
}

/** Puts a root's container into the page; what is not put at once, its owner puts later (`ReactRoot.container`). */
export type Put = (container: HTMLElement) => void

/**
 * Makes a root in a container of its own: React never owns the platform's markup.
 * @param put puts the container somewhere; an element has it at its end. Without it, its owner does so, and takes it
 * away.
 * @param onError gets what a component throws; its content is removed then.
 * @param signal the island's, for a root that stays as long as the island (`own`).
 */
export function makeRoot(
  page: Page,
  put: Element | Put | undefined,
  onError: (error: unknown) => void,
  signal?: AbortSignal,
): ReactRoot {
  const { container, render, remove } = makeBareRoot(put, onError, signal)
  return { container, render: (draw) => render(<Translated page={page} draw={draw} />), remove }
}

/** What another script has taken out of the page cannot be removed once more; anything else is thrown as ever. */
function onUncaughtError(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'NotFoundError')) reportError(error)
}

/** The same, for what listens to translations by itself. */
export function makeBareRoot(
  put: ParentNode | Put | undefined,
  onError: (error: unknown) => void,
  signal?: AbortSignal,
) {
  const container = document.createElement('div')
  container.className = 'ilots-root'
  markAdded(container, put && signal)
  if (typeof put === 'function') put(container)
  else put?.append(container)
  // What the guard catches is reported by `onError`, with its island; React would print it a second time, without.
  const root = createRoot(container, {
    onCaughtError() {},
    onUncaughtError,
    identifierPrefix: `${container.id}-`,
  })
  return {
    container,
    render: (content: ReactNode) => flushSync(() => root.render(<Guard onError={onError}>{content}</Guard>)),
    remove() {
      root.unmount()
      removeAdded(container)
    },
  }
}

/** Makes a root that goes with the island, and fails it when a component throws. */
export function islandRoot(
  island: Pick<IslandContextBase, 'page' | 'signal' | 'fail'>,
  put?: Element | Put,
): ReactRoot {
  const root = makeRoot(island.page, put, island.fail, island.signal)
  island.signal.addEventListener('abort', root.remove)
  return root
}
