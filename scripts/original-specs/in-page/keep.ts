/** What the page of the specifications hands to the program that opened it. */
import type { Outcome } from '../outcomes'

declare global {
  interface Window {
    readonly specs: {
      readonly part: 'core' | 'more'
      readonly files: readonly string[]
      readonly only?: string
    }
    outcomes: Outcome[]
    isDone?: boolean
  }
}

/** The name, and the place of its first line: enough to find it. */
const shorten = (error: unknown) => String(error).split('\n').slice(0, 2).join(' ').slice(0, 400)

export function keep(file: string, name: string, state: Outcome['state'], error?: unknown): void {
  window.outcomes.push({ name, file, state, error: error ? shorten(error) : undefined })
}

/** Runs the specifications. */
export interface Runner {
  /** Called after each file: what it has added is that file's. */
  loaded(file: string): void
  run(done: () => void): void
}
