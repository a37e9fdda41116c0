import { useLayoutEffect, useState } from 'react'

export type Progress = 'loading' | 'shown' | 'failed'
type Known = Readonly<Record<number, Progress>>

export interface ProgressMap {
  of(position: number): Progress
  set(position: number, progress: Progress): void
}

/** How far each slide that is in the page has come; one that comes back later begins anew. */
export function useProgress(position: number, isThere: (position: number) => boolean): ProgressMap {
  const [known, setKnown] = useState<Known>({})
  useLayoutEffect(() => setKnown((all) => near(all, position)), [position])
  return {
    // A slide that cannot be read will not come.
    of: (at) => (isThere(at) ? (known[at] ?? 'loading') : 'failed'),
    set: (at, progress) => setKnown((all) => ({ ...all, [at]: progress })),
  }
}

function near(all: Known, position: number): Known {
  const kept = Object.entries(all).filter(([at]) => Math.abs(Number(at) - position) < 2)
  return kept.length < Object.keys(all).length ? Object.fromEntries(kept) : all
}
