/** A piece of what a root draws, at a place in the server's HTML. */
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { markAdded, removeAdded } from '../dom/added-nodes'
import type { Put } from './react-root'

interface Props {
  /** Puts the container into the page, once; it goes with the component. */
  readonly put: Put
  readonly children: ReactNode
}

/** Draws its children in a container of their own, whose box is not seen by the site's layout. */
export function Portal({ put, children }: Props) {
  const [place] = useState(makePlace)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is chosen once.
  useLayoutEffect(() => {
    put(place)
    return () => removeAdded(place)
  }, [])
  return createPortal(children, place)
}

function makePlace(): HTMLElement {
  const place = document.createElement('span')
  place.style.display = 'contents'
  return markAdded(place)
}
