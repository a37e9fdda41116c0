/** A React root with its guard: what throws inside is reported and taken away, and the page goes on. */
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Engine } from '../engine/engine'
import { tell } from '../i18n/say'

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

export interface ReactRoot {
  /** Draws at once: the nodes are in the page when it returns. Draws again when the site's translations arrive. */
  render(draw: () => ReactNode): void
  remove(): void
}

/** Makes a root in a container of its own at the end of `parent`; the platform's markup is never React's. */
export function makeRoot(engine: Engine, parent: Element, onError: (error: unknown) => void): ReactRoot {
  const container = document.createElement('div')
  container.className = 'ilots-root'
  parent.append(container)
  const root = createRoot(container)
  const removed = new AbortController()
  return {
    render: (draw) =>
      tell(engine, removed.signal, () =>
        flushSync(() => root.render(<Guard onError={onError}>{draw()}</Guard>)),
      ),
    remove() {
      removed.abort()
      root.unmount()
      container.remove()
    },
  }
}
