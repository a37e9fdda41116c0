/**
 * What of Preact is made as in React: in the React flavour, `react-dom/client` is itself.
 *
 * The root's texts stand what a translation of the browser does: it puts other nodes in the place of each text.
 * Preact would go on writing into a text that is no longer in the page; React, which replaces the content of an
 * element that holds nothing but a text, needs nothing.
 */
import { options, type VNode } from 'preact'
import { createRoot as createPreactRoot } from 'preact/compat/client'
import { ownProperty } from '../base/own-property'

/** As `react-dom/client` has it. */
export function createRoot(container: Element): ReturnType<typeof createPreactRoot> {
  const root = createPreactRoot(container)
  return { render: root.render, unmount: () => withEffectsFlushed(root.unmount) }
}

/**
 * Runs the clean-up of effects at once, as React does: Preact leaves it for after the next frame, when the page that
 * the component had changed has been given back already.
 */
function withEffectsFlushed(change: () => void): void {
  const { requestAnimationFrame: schedule } = options
  let flush = () => {}
  options.requestAnimationFrame = (callback) => {
    flush = callback
  }
  try {
    change()
  } finally {
    if (schedule) options.requestAnimationFrame = schedule
    else delete options.requestAnimationFrame
    flush()
  }
}

/**
 * Attributes for which `false` is a value, and that are no properties of elements: Preact leaves them out, as it does
 * with those that are there or not.
 */
const SAYS_FALSE: readonly string[] = [
  'spellCheck',
  'focusable',
  'autoReverse',
  'externalResourcesRequired',
  'preserveAlpha',
]
/** Attributes that are words, with the one that says no. Preact sets boolean properties: any word is true. */
const SAYS_NO: Readonly<Record<string, string>> = {
  draggable: 'false',
  spellcheck: 'false',
  autocorrect: 'off',
}

// Preact's compatibility layer has set it.
const before = options.vnode as (vnode: VNode) => void

/** A text that is all of an element's content is a property of the element, of which Preact keeps no node. */
options.vnode = (vnode) => {
  // It renames properties: it comes first.
  before(vnode)
  if (typeof vnode.type === 'string') writeFalse(vnode.props as Record<string, unknown>)
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

function writeFalse(props: Record<string, unknown>): void {
  for (const name of SAYS_FALSE) if (ownProperty(props, name) === false) props[name] = 'false'
  for (const [name, word] of Object.entries(SAYS_NO))
    if (ownProperty(props, name) === word) props[name] = false
}
