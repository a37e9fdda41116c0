/** Islands that listen on their own field hear what the visitor did before their code was here. */
import { describe, expect, test, vi } from 'vitest'
import { autocomplete } from '../../../islands/autocomplete'
import { dateField } from '../../../islands/date-field'
import { mask } from '../../../islands/mask'
import type { Island } from '../../../src/contracts/island'
import { listenWithReplay } from '../../../src/island/listen-with-replay'
import { complaints, find, gate, settled, startOn } from '../../helpers/engine'
import { stubServer } from '../../helpers/server'

describe('hear', () => {
  test('runs for an event, and for one that is told', () => {
    const heard: string[] = []
    const field = document.createElement('input')
    listenWithReplay(field, 'input', ({ type }) => heard.push(type), {})
    for (const type of ['input', 'ilots-input', 'change']) field.dispatchEvent(new Event(type))
    expect(heard).toEqual(['input', 'ilots-input'])
  })

  test('ends with its signal', () => {
    const run = vi.fn()
    const field = document.createElement('input')
    const controller = new AbortController()
    listenWithReplay(field, 'input', run, { signal: controller.signal })
    controller.abort()
    for (const type of ['input', 'ilots-input']) field.dispatchEvent(new Event(type))
    expect(run).not.toHaveBeenCalled()
  })
})

describe('what is written before the code comes', () => {
  async function early(island: Island, html: string, text: string, type: string) {
    complaints()
    vi.stubGlobal('IlotsConfig', { product: 'acme' })
    const code = gate()
    await startOn(html, {
      ...island,
      when: { on: 'interaction' },
      load: async (again) => {
        await code.passed
        return island.load(again)
      },
    })
    const field = find<HTMLInputElement>('input')
    field.focus()
    field.value = text
    field.dispatchEvent(new InputEvent(type, { bubbles: true }))
    code.open()
    await vi.waitFor(() => expect(field.dataset.ilotMounted).toBe(island.name))
    await settled()
    return field
  }

  test('has suggestions', async () => {
    const calls = stubServer()
    const settings = JSON.stringify({ classname: 'rue', methode: 'chercher' })
    await early(
      autocomplete,
      `<input data-ilot="autocomplete" data-autocomplete='${settings}'>`,
      'bre',
      'input',
    )
    await vi.waitFor(() => expect(calls).toHaveLength(1))
  })

  test('is a date that is judged', async () => {
    const field = await early(
      dateField,
      '<label for="a">Jour</label><input id="a" class="acmedate" max="2026-01-31">',
      '05/03/2026',
      'change',
    )
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('is in its mask', async () => {
    const field = await early(mask, '<input data-mask-pattern="00 00">', '1234', 'input')
    expect(field.value).toBe('12 34')
  })
})
