/** Asks for what belongs to a text once typing rests; the newest answer wins (contract §3). */

/** What is asked, and what is done with the answer to the newest question. */
interface QueryOptions<Answer> {
  ask(term: string): Promise<Answer>
  here(answer: Answer, term: string): void
  /** @param error an abort when nobody waits for the answer any more. */
  failed(error: unknown, term: string): void
}

/** Makes a query that asks when typing rests; once `signal` aborts, no answer is handed over any more. */
export function makeDebouncedQuery<Answer>({ ask, here, failed }: QueryOptions<Answer>, signal: AbortSignal) {
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    turn += 1
  }
  signal.addEventListener('abort', forget)
  return {
    /** Drops the question that waits, and the answer that is under way. */
    forget,
    /** @param delay milliseconds after the last key. */
    want(term: string, delay: number): void {
      forget()
      const mine = turn
      const isNewest = () => mine === turn
      timer = setTimeout(() => {
        ask(term).then(
          (answer) => isNewest() && here(answer, term),
          (error) => isNewest() && failed(error, term),
        )
      }, delay)
    },
  }
}
