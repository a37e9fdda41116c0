/**
 * A React root with its guard: when its content throws, the error is reported, the content is
 * removed, and the page goes on.
 */
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderTranslated } from '../i18n/say'
import type { Page } from '../island/page'

interface GuardProps {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

class Guard extends Component<GuardProps, { failed: boolean }> {
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

/** A root in the page, and what draws in it. */
export interface ReactRoot {
  /** Draws at once: the nodes are in the page when it returns. Draws again when the site's translations arrive. */
  render(draw: () => ReactNode): void
  remove(): void
}

/** Makes a root in a container of its own at the end of `parent`: React never owns the platform's markup. */
export function makeRoot(page: Page, parent: Element, onError: (error: unknown) => void): ReactRoot {
  const container = document.createElement('div')
  container.className = 'ilots-root'
  parent.append(container)
  const root = createRoot(container)
  const removed = new AbortController()
  return {
    render: (draw) =>
      renderTranslated(page, removed.signal, () =>
        flushSync(() => root.render(<Guard onError={onError}>{draw()}</Guard>)),
      ),
    remove() {
      removed.abort()
      root.unmount()
      container.remove()
    },
  }
}
