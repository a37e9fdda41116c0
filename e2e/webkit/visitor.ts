/** A visitor in WebKitGTK, by plain calls of W3C WebDriver: https://www.w3.org/TR/webdriver2/ */

/** Milliseconds; a busy machine is slow, and what comes is seen at once. */
const PATIENCE = 15_000
const LOOK = 40

/** Keys that print nothing, by the driver's signs. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  End: '\uE010',
} as const

type Reply = { value?: unknown }

async function call(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as Reply
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until the driver listens. */
export async function untilReady(driver: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(LOOK))
    if (await call(`${driver}/status`, 'GET').catch(() => undefined)) return
  throw new Error('WebKitWebDriver does not answer')
}

/** One window, with a profile of its own. */
export class Visitor {
  readonly #session: string
  readonly #site: string

  private constructor(session: string, site: string) {
    this.#session = session
    this.#site = site
  }

  static async start(driver: string, browser: string, site: string): Promise<Visitor> {
    const options = { binary: browser, args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const make = () => call(`${driver}/session`, 'POST', { capabilities }) as Promise<{ sessionId: string }>
    // The first one after the driver's start may fail in WebKitGTK.
    const { sessionId } = await make().catch(make)
    return new Visitor(`${driver}/session/${sessionId}`, site)
  }

  end(): Promise<unknown> {
    return call(this.#session, 'DELETE').catch(() => undefined)
  }

  async resize(width: number, height: number): Promise<void> {
    await call(`${this.#session}/window/rect`, 'POST', { width, height })
  }

  /** Opens a page of the site and waits until its islands are there. */
  async open(path: string): Promise<void> {
    await call(`${this.#session}/url`, 'POST', { url: this.#site + path })
    await this.sees('html[data-ilots="ready"]')
  }

  /**
   * Goes Back over the overlay that is open, once its history entry is there: it comes after the frame that shows it.
   */
  async closeByBack(): Promise<void> {
    await this.until('history.state?.ilotsOverlay !== undefined')
    await this.back()
  }

  async back(): Promise<void> {
    await call(`${this.#session}/back`, 'POST', {})
  }

  /** Runs the body of a function in the page. */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return call(`${this.#session}/execute/sync`, 'POST', { script, args })
  }

  /**
   * Waits until an expression is true in the page; an error meanwhile, such as of a page that is left, is no answer.
   */
  async until(expression: string, ...args: unknown[]): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(LOOK))
      if (await this.run(`return Boolean(${expression})`, ...args).catch(() => false)) return
    throw new Error(`never true: ${expression} ${JSON.stringify(args)}`)
  }

  /** Waits for an element that is shown. @param text it holds, spaces aside. */
  async sees(selector: string, text = ''): Promise<unknown> {
    await this.until(`(${FIND})(...arguments)`, selector, text)
    return this.run(`return (${FIND})(...arguments)`, selector, text)
  }

  /** Waits until no such element is shown. */
  async misses(selector: string, text = ''): Promise<void> {
    await this.until(`!(${FIND})(...arguments)`, selector, text)
  }

  /** Waits until an element has the focus. */
  async focuses(selector: string): Promise<void> {
    await this.until('document.activeElement?.matches(arguments[0])', selector)
  }

  /** Waits until a field holds a text. */
  async holds(selector: string, value: string): Promise<void> {
    await this.until('document.querySelector(arguments[0])?.value === arguments[1]', selector, value)
  }

  async isAt(part: string): Promise<void> {
    await this.until('location.href.includes(arguments[0])', part)
  }

  /** Presses the mouse on the middle of an element, as it is shown. */
  async click(selector: string, text = ''): Promise<void> {
    const element = await this.sees(selector, text)
    await this.run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element)
    // What still moves would be missed.
    let place: unknown
    do {
      place = await this.#placeOf(element)
      await wait(LOOK)
    } while (place !== (await this.#placeOf(element)))
    const move = { type: 'pointerMove', duration: 0, x: 0, y: 0, origin: element }
    const press = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press })
  }

  #placeOf(element: unknown): Promise<unknown> {
    return this.run('return JSON.stringify(arguments[0].getBoundingClientRect())', element)
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#act({ type: 'key', id: 'keyboard', actions })
  }

  press(key: keyof typeof KEYS): Promise<void> {
    return this.type(KEYS[key])
  }

  async #act(source: object): Promise<void> {
    await call(`${this.#session}/actions`, 'POST', { actions: [source] })
  }
}

/** The first element that is shown and holds the text. */
const FIND = `(selector, text) => [...document.querySelectorAll(selector)].find((each) =>
  each.checkVisibility({ visibilityProperty: true }) && each.textContent.replace(/\\s+/g, ' ').includes(text))`
