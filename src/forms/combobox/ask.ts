/** Asks for what goes with a text once typing rests; the newest answer wins (contract §3). */

export interface AskOptions<Answer> {
  ask(term: string): Promise<Answer>
  here(answer: Answer, term: string): void
  /** @param error is an abort's when nobody waits any more. */
  failed(error: unknown, term: string): void
}

export interface Asker {
  /** @param delay milliseconds after the last key. */
  want(term: string, delay: number): void
  /** What is under way is not shown any more. */
  forget(): void
}

export function makeAsker<Answer>({ ask, here, failed }: AskOptions<Answer>, signal: AbortSignal): Asker {
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    turn += 1
  }
  signal.addEventListener('abort', forget)
  return {
    forget,
    want(term, delay) {
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
