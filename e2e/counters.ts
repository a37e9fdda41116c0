/** What a page keeps, as the Chromium protocol counts it once what nobody can reach has gone. */
import type { CDPSession, Page } from '@playwright/test'

/** @returns `heap` in bytes: with what the browser has compiled meanwhile. */
export const counters = (page: Page) =>
  inSession(page, async (session) => {
    const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { documents, nodes, listeners: jsEventListeners, heap: usedSize }
  })

/**
 * Sums up what scripts hold.
 * @returns bytes of objects, functions and texts, without compiled code and the browser's own tables: V8 counts the
 * scopes of functions that it optimises meanwhile among objects, as `system / Context`.
 */
export const heldByScripts = (page: Page): Promise<number> =>
  inSession(page, async (session) => {
    let text = ''
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
      text += chunk
    })
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
    const { nodes, snapshot, strings } = JSON.parse(text) as Snapshot
    const { node_fields: fields, node_types: types } = snapshot.meta
    const [type, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')]
    let held = 0
    for (let at = 0; at < nodes.length; at += fields.length)
      if (
        /object$|closure|string|regexp|number/.test(types[0][nodes[at + type] ?? 0] ?? '') &&
        !strings[nodes[at + name] ?? 0]?.startsWith('system / ')
      )
        held += nodes[at + size] ?? 0
    return held
  })

interface Snapshot {
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[]]
    }
  }
}

async function inSession<Result>(
  page: Page,
  count: (session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  try {
    return await count(session)
  } finally {
    await session.detach()
  }
}
