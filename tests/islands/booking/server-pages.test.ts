/** The three pages of the reference do what their table says. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { booking } from '../../../islands/booking'
import { steps } from '../../../islands/booking/server-pages'
import type { Engine } from '../../../src/engine/engine'
import { find, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'

beforeAll(() => addEventListener('submit', onSubmit))
beforeAll(() => Promise.all([booking.load(), import('../../../islands/booking/confirmation')]))

let engine: Engine | undefined
afterEach(() => engine?.lifecycle.sweep(() => true))

/** The text of a body, as the table writes it. */
const textOf = (data: FormData | URLSearchParams) =>
  [...data].map(([name, value]) => `${name}=${value}`).join('&')
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (field) field.value = value
  }
  const slot = document.querySelector<HTMLInputElement>('[type="radio"]')
  if (slot) slot.checked = true
}
const TYPED = { immat: 'AB123CD', code_postal: '29200', nom: 'Anne' }
const form = () => find<HTMLFormElement>('form')
const button = () => find<HTMLButtonElement>('button:not([type])')
const sent: string[] = []

/** What the browser sends, once nobody has prevented it. */
function onSubmit(event: SubmitEvent): void {
  if (event.defaultPrevented) return
  const sender = event.target as HTMLFormElement
  // Without a button, happy-dom names the form itself.
  const button = event.submitter === sender ? null : event.submitter
  sent.push(textOf(new FormData(sender, button)))
  event.preventDefault()
}

/** Presses the button of a step. @returns what is sent to the server's endpoint. */
async function press(html: string): Promise<Received[]> {
  const calls = stubServer()
  engine = await startOn('', { ...booking, when: { on: 'now' } })
  Object.assign(engine, { loading: { ...engine.loading, show: async () => {}, hide: async () => {} } })
  document.body.innerHTML = html
  await settled()
  fill(TYPED)
  form().requestSubmit(button())
  await settled()
  return calls
}

test.each(steps.map((step, index) => [index + 1, step] as const))(
  'step %i sends without script what the table says',
  (_, { html, plain }) => {
    document.body.innerHTML = html
    fill(TYPED)
    expect(textOf(new FormData(form(), button()))).toBe(plain)
  },
)

test.each(steps.slice(0, -1).map((step, index) => [index + 1, step] as const))(
  'step %i sends with script what the table says',
  async (_, { html, scripted }) => {
    sent.length = 0
    await press(html)
    expect(sent).toEqual([scripted])
  },
)

test('the last step goes to the address of bookings with its own number and a key', async () => {
  const [, , last] = steps
  const calls = await press(last.html)
  const body = new URLSearchParams(String(calls.at(-1)?.init.body))
  expect(body.get('_cle')).toMatch(/^\w+$/)
  body.delete('_cle')
  expect(textOf(body)).toBe(last.scripted)
})

test('the last `etape` is the step to show, with script and without; only the last step has what books', () => {
  steps.forEach(({ plain, scripted }, index) => {
    const next = String(Math.min(index + 2, steps.length))
    for (const body of [plain, scripted])
      expect([
        new URLSearchParams(body).getAll('etape').at(-1),
        new URLSearchParams(body).has('reserver'),
      ]).toEqual([next, index + 1 === steps.length])
  })
})
