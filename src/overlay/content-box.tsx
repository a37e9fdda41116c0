import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Content, Drawing } from '../contracts/services/modal'
import { copyOfTemplate } from '../dom/content'
import { hasPolicy } from '../server/html'
import { oldFragment } from '../server/old-html'
import { showLent } from './show-lent'

interface ContentProps {
  readonly content: Content | Drawing
  /** Strings are HTML: they come from an old global. */
  readonly html: boolean
  readonly className: string
  readonly id?: string
  /** Inside a heading or a button. */
  readonly inline?: boolean
}

/**
 * Shows what a page gave in a box of its own. An element is moved in and shown, whatever hid it; a template is
 * copied; a function gives a text, or what an island draws.
 */
export function ContentBox({ content: given, html, className, id, inline }: ContentProps) {
  const content = typeof given === 'function' ? given() : given
  // A page may have given anything: only what an island's function gives is drawn.
  const isPut = typeof given !== 'function' || typeof content === 'string' || content instanceof Node
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isPut) return
    const node = toNode(content as Content, html)
    box.current?.replaceChildren(node)
    // A script may put it back into the page, and want it hidden there as it was.
    if (node instanceof Element) return showLent(node)
  }, [content, html, isPut])
  const Box = inline ? 'span' : 'div'
  return (
    <Box ref={box as RefObject<HTMLDivElement>} className={className} id={id}>
      {isPut ? undefined : (content as ReactNode)}
    </Box>
  )
}

function toNode(content: Content, html: boolean): Node | string {
  if (content instanceof HTMLTemplateElement) return copyOfTemplate(content)
  if (typeof content !== 'string' || !html) return content
  // Where the page's CSP does not allow our policy, a question in HTML is still asked: as its text.
  return hasPolicy() ? oldFragment(content) : content.replace(/<[^<>]*>/g, '')
}
