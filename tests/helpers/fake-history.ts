/** A session history with states and asynchronous traversal, which happy-dom does not tell pages about. */
import { vi } from 'vitest'

export interface FakeHistory {
  readonly length: number
  readonly index: number
  readonly addresses: readonly string[]
  readonly state: unknown
  /** Goes as a visitor would; settles after `popstate`. */
  go(steps: number): Promise<void>
}

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
const home = location.href

export function fakeHistory(): FakeHistory {
  const entries: { state: unknown; url: string }[] = [{ state: null, url: home }]
  let index = 0
  /** The page's address is that of its entry. */
  const arrive = () => happyDOM.setURL(entries[index]?.url ?? home)
  arrive()
  const travel = async (steps: number) => {
    await Promise.resolve()
    const target = index + steps
    if (target < 0 || target >= entries.length) return
    index = target
    arrive()
    dispatchEvent(new Event('popstate'))
  }
  const url = (given: unknown) =>
    given ? new URL(String(given), location.href).href : (entries[index]?.url ?? '')
  vi.stubGlobal('history', {
    get state() {
      return entries[index]?.state ?? null
    },
    get length() {
      return entries.length
    },
    pushState(state: unknown, _: string, address?: string) {
      entries.splice(index + 1, entries.length, { state: structuredClone(state), url: url(address) })
      index += 1
      arrive()
    },
    replaceState(state: unknown, _: string, address?: string) {
      entries[index] = { state: structuredClone(state), url: url(address) }
      arrive()
    },
    back: () => void travel(-1),
  })
  return {
    get length() {
      return entries.length
    },
    get index() {
      return index
    },
    get addresses() {
      return entries.map((entry) => entry.url)
    },
    get state() {
      return entries[index]?.state ?? null
    },
    go: travel,
  }
}
