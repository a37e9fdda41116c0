/** Forms in happy-dom: what they hold, how they are sent, and whether they left. */
import { onTestFinished, vi } from 'vitest'
import type { Island } from '../../src/contracts/island'
import type { Engine } from '../../src/engine/engine'
import { settled, startOn } from './engine'

/** Submit events that nobody has held: the form has left. */
export let sent: SubmitEvent[] = []

/** The islands on a page, at once; what leaves is noted. */
export async function openForm(html: string, ...islands: Island[]): Promise<Engine> {
  sent = []
  const engine = await startOn(
    `<main>${html}</main>`,
    ...islands.map((island) => ({ ...island, when: { on: 'now' as const } })),
  )
  // A form whose answer comes after the test is not sent into the next one.
  onTestFinished(() => engine.lifecycle.sweep(() => true))
  engine.config.platform = 'plateforme'
  await settled()
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function submit(
    this: HTMLFormElement,
    submitter?: HTMLElement | null,
  ) {
    dispatchSubmit(this, submitter)
  })
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(event)
  })
  return engine
}

function dispatchSubmit(form: HTMLFormElement, submitter: HTMLElement | null = null): SubmitEvent {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
  form.dispatchEvent(event)
  return event
}

/** As the visitor does. @returns whether it was held. */
export async function submit(submitter?: HTMLElement): Promise<boolean> {
  const form = document.querySelector('form')
  if (!form) throw new Error('no form in the page')
  const { defaultPrevented } = dispatchSubmit(form, submitter)
  await settled()
  return defaultPrevented
}

export function type(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field) throw new Error(`no ${selector} in the page`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What browsers do and happy-dom does not: widgets hear `formdata`. */
export function hearFormData(): void {
  const Native = FormData
  vi.stubGlobal(
    'FormData',
    class extends Native {
      constructor(form?: HTMLFormElement, submitter?: HTMLElement) {
        super(form, submitter)
        form?.dispatchEvent(Object.assign(new Event('formdata'), { formData: this }))
      }
    },
  )
}
