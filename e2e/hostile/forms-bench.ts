/**
 * In the page: a form for every name that a member of a form has, with a field of that name, and what became of it.
 */
import type { Page } from '@playwright/test'
import { expect } from '../test'

/** How an element takes the place of the member: all that a form answers with by its name or its id. */
export const KINDS = ['hidden field', 'field id', 'list', 'image', 'field outside'] as const
type Kind = (typeof KINDS)[number]

type Attributes = Readonly<Record<string, string>>

/** What a test puts into each form. */
interface Plan {
  /** Attributes of the form. */
  readonly form?: Attributes
  readonly inside: readonly (Node | string)[]
  /** What a test uses later. */
  readonly parts?: Readonly<Record<string, HTMLElement>>
  /** The form inside something else. */
  around?(form: HTMLFormElement): HTMLElement
}

export interface Case {
  readonly name: string
  readonly box: HTMLElement
  readonly form: HTMLFormElement
  readonly parts: Readonly<Record<string, HTMLElement>>
}

interface Bench {
  cases: Case[]
  /** The names of the forms that were sent, and what they would have sent. */
  readonly sent: Map<string, string[]>
  readonly names: readonly string[]
  /** Those that lose their element its name, so that nothing is sent by them (contract §9). */
  readonly taken: readonly string[]
  /** Those for which another name was taken, or none. */
  wronglyTaken: readonly string[]
  /** Those of the forms that are built next. */
  batch: readonly string[]
  make(tag: string, attributes?: Attributes, ...inside: readonly (Node | string)[]): HTMLElement
  /** Forms of a kind, in the page and mounted; their islands' code is on its way. */
  build(kind: Kind, plan: (name: string) => Plan): Promise<void>
  /** The names of the cases for which something does not hold. */
  without(holds: (each: Case) => boolean): string[]
  isMounted(each: Case): boolean
  attribute(element: Element, name: string): string | null
  find(root: Element, selector: string): HTMLElement | null
}

declare global {
  interface Window {
    bench: Bench
    /** What `answer` has answered, by the part of an address that it was given. */
    answered: Record<string, string[]>
    makeInside(): readonly (Node | string)[]
  }
}

/** Runs in the page. */
function install(): void {
  const { append, getAttribute, querySelector, querySelectorAll } = Element.prototype
  const names = new Set<string>()
  for (let owner = HTMLFormElement.prototype; owner; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name)
  // Names that fields of real forms have stay, whatever they hide.
  const stay = [
    ...Object.getOwnPropertyNames(HTMLFormElement.prototype).filter((name) => name !== 'constructor'),
    ...[
      'id',
      'title',
      'lang',
      'dir',
      'style',
      'hidden',
      'role',
      'part',
      'slot',
      'prefix',
      'children',
      'remove',
    ],
  ]
  // The members of a browser's form: an old library has given this page's more.
  const frame = document.body.appendChild(document.createElement('iframe'))
  const { HTMLFormElement: Form = HTMLFormElement } = (frame.contentWindow ?? window) as Window & {
    HTMLFormElement?: typeof HTMLFormElement
  }
  const taken = [...names].filter((name) => name in Form.prototype && !stay.includes(name))
  frame.remove()
  const make: Bench['make'] = (tag, attributes = {}, ...inside) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    append.call(element, ...inside)
    return element
  }
  const named: Record<Kind, (name: string, form: string) => HTMLElement> = {
    'hidden field': (name) => make('input', { type: 'hidden', name, value: 'x' }),
    'field id': (id) => make('input', { type: 'hidden', id, value: 'x' }),
    list: (name) => make('select', { name, hidden: '' }),
    // By its id: the document does not answer with that.
    image: (id) => make('img', { id, alt: '' }),
    'field outside': (name, form) => make('input', { type: 'hidden', name, form, value: 'x' }),
  }
  const caseOf = (
    kind: Kind,
    name: string,
    index: number,
    { form: attributes, inside, parts = {}, around }: Plan,
  ) => {
    const form = make('form', {
      id: `formulaire-${index}`,
      action: '/recu',
      ...attributes,
    }) as HTMLFormElement
    const element = named[kind](name, `formulaire-${index}`)
    append.call(form, ...(kind === 'field outside' ? inside : [element, ...inside]))
    const box = make('div', {}, ...(kind === 'field outside' ? [element] : []), around?.(form) ?? form)
    return { name, box, form, parts }
  }
  const bench: Bench = {
    cases: [],
    sent: new Map(),
    names: [...names],
    taken,
    wronglyTaken: [],
    batch: [],
    make,
    async build(kind, plan) {
      bench.cases = bench.batch.map((name, index) => caseOf(kind, name, index, plan(name)))
      const place = document.querySelector('[data-role="place"]')
      place?.replaceChildren(...bench.cases.map(({ box }) => box))
      await window.Ilots?.mount(place)
      bench.wronglyTaken = bench.without(({ name, box }) => {
        const before = [...querySelectorAll.call(box, '[data-ilots-name]')]
        const expected = taken.includes(name) ? [name] : []
        return before.map((each) => getAttribute.call(each, 'data-ilots-name')).join() === expected.join()
      })
      // Whatever an island waits for: a pointer over it brings its code.
      for (const element of place?.querySelectorAll('*') ?? [])
        EventTarget.prototype.dispatchEvent.call(element, new PointerEvent('pointerover'))
    },
    without: (holds) => bench.cases.filter((each) => !holds(each)).map(({ name }) => name),
    isMounted: ({ box }) =>
      [...querySelectorAll.call(box, '[data-ilot]')].every((host) => {
        const mounted = getAttribute.call(host, 'data-ilot-mounted')?.split(' ') ?? []
        return getAttribute
          .call(host, 'data-ilot')
          ?.split(' ')
          .every((name) => mounted.includes(name))
      }),
    attribute: (element, name) => getAttribute.call(element, name),
    find: (root, selector) => querySelector.call(root, selector) as HTMLElement | null,
  }
  window.bench = bench
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const sent = bench.cases.find(({ form }) => form === event.target)
    if (sent)
      bench.sent.set(
        sent.name,
        [...new FormData(sent.form)].map((entry) => entry.join('=')),
      )
  })
}

/** Forms in the page at a time: each focus and each message makes a browser lay the whole page out again. */
const MOST = 60

/** Runs a test's steps for every name that a member of a form has. */
export async function forEveryName(
  page: Page,
  steps: (names: readonly string[]) => Promise<void>,
): Promise<void> {
  await page.evaluate(install)
  const names = await page.evaluate(() => window.bench.names)
  expect(names, 'members of a form').toEqual(
    expect.arrayContaining(['elements', 'parentNode', 'matches', '__proto__']),
  )
  for (let from = 0; from < names.length; from += MOST) {
    const batch = names.slice(from, from + MOST)
    await page.evaluate((now) => {
      window.bench.batch = now
      window.bench.sent.clear()
    }, batch)
    await steps(batch)
  }
}

/** Waits until something holds for each form. The names of those for which it does not are what a failure shows. */
export async function expectEach(page: Page, what: string, holds: (each: Case) => boolean): Promise<void> {
  const wrong = () => page.evaluate(`window.bench.without(${String(holds)})`)
  await expect.poll(wrong, { message: what, timeout: 30_000 }).toEqual([])
}

/**
 * Answers calls with HTML, in the page itself: a test makes hundreds, and asks nothing about the way to a server.
 * @param part of their address.
 * @returns takes what was asked for since the last time: an address, a space, a body.
 */
export async function answer(page: Page, part: string, html: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(
    ([wanted, body]) => {
      const own = window.fetch
      const calls: string[] = []
      window.answered = { ...window.answered, [wanted]: calls }
      window.fetch = async (input, init) => {
        if (!String(input).includes(wanted)) return own(input, init)
        calls.push(`${input} ${init?.body ?? ''}`)
        return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      }
    },
    [part, html] as const,
  )
  return () => page.evaluate((wanted) => window.answered[wanted]?.splice(0) ?? [], part)
}

/** Presses a part of each form. */
export async function press(page: Page, part: string): Promise<void> {
  await page.evaluate((name) => {
    for (const { parts } of window.bench.cases) parts[name]?.click()
  }, part)
}

/** Names of the document, and of what stands around: they are looked for in a form by mistake, or out of habit. */
const OTHERS = [
  'documentElement',
  'document',
  'window',
  'defaultView',
  'body',
  'then',
  'toElement',
  'item',
  'form',
]

/** One form in the page, mounted, with a hidden field of every name at once, and what `inside` makes in the page. */
export async function everyName(
  page: Page,
  inside: () => readonly (Node | string)[],
  attributes: Attributes = {},
): Promise<void> {
  await page.evaluate(install)
  await page.evaluate(`window.makeInside = ${String(inside)}`)
  await page.evaluate(
    async ([others, given]) => {
      const { make, names } = window.bench
      const fields = [...names, ...others].map((name) => make('input', { type: 'hidden', name, value: 'x' }))
      const form = make('form', given, ...fields, ...window.makeInside())
      const place = document.querySelector('[data-role="place"]')
      place?.replaceChildren(form)
      await window.Ilots?.mount(place)
    },
    [OTHERS, attributes] as const,
  )
}

/**
 * Each name of the batch that hides a member was taken from its element, kept beside, and reported; no other was.
 * @returns them.
 */
export async function expectTaken(page: Page): Promise<readonly string[]> {
  const [taken, told, wrong] = await page.evaluate(() => {
    const { batch, taken: all, wronglyTaken } = window.bench
    const messages = window.Ilots?.inspect().warnings.map(({ message }) => message) ?? []
    return [batch.filter((name) => all.includes(name)), messages, wronglyTaken] as const
  })
  expect(wrong, 'names that were taken').toEqual([])
  const silent = taken.filter((name) => !told.some((message) => message.startsWith(`nom « ${name} » retiré`)))
  expect(silent, 'names that were told').toEqual([])
  return taken
}
