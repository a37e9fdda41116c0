/**
 * Preact's root, whose texts stand what a translation of the browser does: it puts other nodes in the place of each text.
 * Preact would go on writing into a text that is no longer in the page; React, which replaces the content of an element
 * that holds nothing but a text, needs nothing. In the React flavour, `react-dom/client` is itself.
 */
import { options, type VNode } from 'preact'

export { createRoot } from 'preact/compat/client'

// Preact's compatibility layer has set it.
const before = options.vnode as (vnode: VNode) => void

/** A text that is all of an element's content is a property of the element, of which Preact keeps no node. */
options.vnode = (vnode) => {
  // It renames properties: it comes first.
  before(vnode)
  const props = vnode.props as { children?: unknown; textContent?: unknown }
  const { children } = props
  if (typeof vnode.type === 'string')
    if (typeof children === 'string' || typeof children === 'number') {
      props.textContent = children
      props.children = null
    }
    // A copy of an element, with another content.
    else if (children) delete props.textContent
}
