/** Addresses that a crawl has found: each once, of the site, allowed, and out of loops. */
import type { Robots } from './robots'
import type { Skipped } from './skipped'

/** Addresses of one path that differ in their query: a calendar or a filter has no end. */
const MOST_QUERIES = 10
const LONGEST = 1_000
/** `/a/b/a/b/a/b/`: a relative link that is wrong makes one more each time. */
function isRepeated(path: string): boolean {
  const parts = path.split('/')
  const same = (at: number, size: number) =>
    parts.length >= at + 3 * size &&
    parts.slice(at, at + 2 * size).every((part, index) => part !== '' && part === parts[at + index + size])
  return parts.some((_, at) => same(at, 1) || same(at, 2))
}
/** What is surely no page. */
const FILE =
  /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|zip|gz|rar|7z|exe|dmg|jpe?g|png|gif|webp|avif|svg|ico|mp[34]|webm|ogg|wav|avi|mov|css|m?js|json|xml|rss|atom|txt|ics|vcf|woff2?|ttf)$/i
/** They say where a visitor came from, not which page is meant. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/

export class Frontier {
  readonly #known = new Set<string>()
  readonly #read = new Set<string>()
  readonly #queries = new Map<string, number>()
  readonly #waiting: string[] = []
  readonly #origin: string

  constructor(
    start: string,
    private readonly robots: Robots,
    private readonly skip: (skipped: Skipped) => void,
  ) {
    this.#origin = new URL(start).origin
    this.#known.add(keyOf(new URL(start)))
    this.#read.add(keyOf(new URL(start)))
  }

  /** How many are waiting. */
  get left(): number {
    return this.#waiting.length
  }

  next(): string | undefined {
    return this.#waiting.shift()
  }

  /** @param url after redirects. @returns whether it was not read before. */
  arrive(asked: string, url: string): boolean {
    const key = keyOf(new URL(url))
    if (this.#read.has(key)) return false
    this.#read.add(key)
    this.#known.add(key).add(keyOf(new URL(asked)))
    return true
  }

  add(links: readonly URL[]): void {
    for (const url of links) {
      url.hash = ''
      const key = keyOf(url)
      if (url.origin !== this.#origin || FILE.test(url.pathname) || this.#known.has(key)) continue
      this.#known.add(key)
      if (!this.robots.allows(url.href)) this.skip({ page: url.href, key: 'skip-robots', values: {} })
      else if (this.#isLoop(url))
        this.skip({ page: url.href, key: 'skip-loop', values: { most: MOST_QUERIES } })
      else this.#waiting.push(url.href)
    }
  }

  #isLoop({ href, pathname, search }: URL): boolean {
    if (href.length > LONGEST || isRepeated(pathname)) return true
    if (!search) return false
    const queries = (this.#queries.get(pathname) ?? 0) + 1
    this.#queries.set(pathname, queries)
    return queries > MOST_QUERIES
  }
}

/** Two addresses of the same key are one page. */
function keyOf(url: URL): string {
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).map((each) => each.join('='))
  return `${url.origin}${url.pathname}?${query.sort().join('&')}`
}

/** Where a page leads. @param base of the page, without a `base` of its own. */
export function linksOf(root: Document, base: string): URL[] {
  const own = root.querySelector('base[href]')?.getAttribute('href') ?? ''
  const from = URL.canParse(own, base) ? new URL(own, base).href : base
  return [...root.querySelectorAll('a[href]:not([download]),area[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    const isFollowed = !/(^|\s)nofollow(\s|$)/i.test(link.getAttribute('rel') ?? '')
    return isFollowed && URL.canParse(href, from) ? [new URL(href, from)] : []
  })
}
