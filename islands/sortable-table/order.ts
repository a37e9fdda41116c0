/** The order of the server's rows, and what others do to it. */

/** Remembers the children of each `tbody` as they are. @returns puts them back, and what has come since after them. */
export function rememberOrder({ tBodies }: HTMLTableElement): () => void {
  const before = [...tBodies].map((body) => [body, [...body.childNodes]] as const)
  return () => {
    for (const [body, nodes] of before)
      for (const node of new Set([...nodes, ...body.childNodes]))
        if (node.parentNode === body) body.append(node)
  }
}

/**
 * Rows that others add, the next ones of a block say, are not in order: `leave` runs then.
 * @returns its records are to be taken after each change of ours.
 */
export function watchOthers(
  { tBodies }: HTMLTableElement,
  leave: () => void,
  signal: AbortSignal,
): MutationObserver {
  const others = new MutationObserver((records) => {
    if (records.some(({ addedNodes: { length } }) => length)) leave()
  })
  for (const body of tBodies) others.observe(body, { childList: true })
  signal.addEventListener('abort', () => others.disconnect())
  return others
}
