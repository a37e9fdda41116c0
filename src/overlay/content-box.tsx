import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Content, LateText } from '../island/services/modal'
import { toFragment } from '../server/html'

interface ContentProps {
  readonly content: Content | LateText
  /** Strings are HTML: they come from an old global. */
  readonly html: boolean
  readonly className: string
  readonly id?: string
  /** Inside a heading or a button. */
  readonly inline?: boolean
}

/** Shows what a page gave in a box of its own. An element is moved in; a template is copied. */
export function ContentBox({ content: given, html, className, id, inline }: ContentProps) {
  const content = typeof given === 'function' ? given() : given
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    if (typeof content === 'string' && !html) current.textContent = content
    else current.replaceChildren(toNode(content))
  }, [content, html])
  const Box = inline ? 'span' : 'div'
  return <Box ref={box as RefObject<HTMLDivElement>} className={className} id={id} />
}

function toNode(content: Content): Node {
  if (typeof content === 'string') return toFragment(content)
  return content instanceof HTMLTemplateElement ? content.content.cloneNode(true) : content
}
