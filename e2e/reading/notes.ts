/** The text of a journey, as it grows. */
import { plain } from './tree'

/** Told over several lines, its word stands before the first. */
const LONG: ReadonlySet<string> = new Set(['lit', 'contenu'])

export class Notes {
  readonly #lines: string[] = []
  #steps = 0
  #label = ''

  get text(): string {
    return `${this.#lines.join('\n').trim()}\n`
  }

  /** Begins a step. */
  begin(sentence: string): void {
    this.#steps += 1
    this.#label = ''
    this.#lines.push('', `${this.#steps}. ${plain(sentence)}`)
  }

  say(label: string, text: string): void {
    const isMore = label === this.#label && LONG.has(label)
    this.#lines.push(`   ${(isMore ? '' : label).padEnd(9)} ${text}`)
    this.#label = label
  }

  /** Whether nothing has been said in this step. */
  get isSilent(): boolean {
    return this.#label === ''
  }
}
