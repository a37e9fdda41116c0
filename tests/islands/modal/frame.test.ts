import { afterEach, describe, expect, test, vi } from 'vitest'
import { confirmText, onCloseMessage } from '../../../islands/modal/mount'
import { settled } from '../../helpers/engine'

describe('the question of a framed page', () => {
  const frame = (page: object) => ({ contentWindow: page }) as unknown as HTMLIFrameElement
  test('is what its function returns', () =>
    expect(confirmText(frame({ acmeConfirmClose: () => 'Fermer ?' }), 'acme')).toBe('Fermer ?'))
  test.each([
    ['has none', {}],
    ['has no function', { acmeConfirmClose: 'Fermer ?' }],
    ['returns no text', { acmeConfirmClose: () => true }],
    ['asks for another product', { ilotsConfirmClose: () => 'Fermer ?' }],
  ])('is empty when it %s', (_, page) => expect(confirmText(frame(page), 'acme')).toBe(''))
  test('is empty when the page is of another origin', () => {
    const page = new Proxy(
      {},
      {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      },
    )
    expect(confirmText(frame(page), 'acme')).toBe('')
  })
  test('is empty when it throws', () =>
    expect(
      confirmText(
        frame({
          acmeConfirmClose() {
            throw new Error('cassé')
          },
        }),
        'acme',
      ),
    ).toBe(''))
})

describe('a message of the framed page', () => {
  let visit = new AbortController()
  afterEach(() => {
    visit.abort()
    visit = new AbortController()
  })

  /** What closes when a frame of `src` posts `data` from `origin`. */
  function post(
    data: unknown,
    { origin = 'https://vitrea.example', source = 'own', src = 'https://vitrea.example/a' } = {},
  ) {
    const contentWindow = {}
    const element = { src, contentWindow } as unknown as HTMLIFrameElement
    const close = vi.fn()
    onCloseMessage(() => element, visit.signal, close)
    const event = new Event('message')
    const from = source === 'own' ? contentWindow : {}
    for (const [name, value] of Object.entries({ data, origin, source: from }))
      Object.defineProperty(event, name, { value })
    dispatchEvent(event)
    return close
  }

  test('closes', () => expect(post({ type: 'ilots:close-modal' })).toHaveBeenCalledOnce())
  test('reloads when it asks for it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    post({ type: 'ilots:close-modal', reload: true })
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
  test('reloads for `true` only', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    post({ type: 'ilots:close-modal', reload: 'non' })
    await settled()
    expect(reload).not.toHaveBeenCalled()
  })
  test('closes for a page of another origin, and does not reload for it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const origin = 'https://autre.example'
    const close = post({ type: 'ilots:close-modal', reload: true }, { origin, src: `${origin}/a` })
    await settled()
    expect(close).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })
  test('closes and reloads for a page of this site that another origin’s frame came back to', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    post({ type: 'ilots:close-modal', reload: true }, { src: 'https://autre.example/paiement' })
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
  test('of a frame that has gone to another origin is not heard', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const data = { type: 'ilots:close-modal', reload: true }
    expect(post(data, { origin: 'https://autre.example' })).not.toHaveBeenCalled()
    await settled()
    expect(reload).not.toHaveBeenCalled()
  })
  test.each([null, 'ilots:close-modal', 12, {}, { type: 'autre' }])('%j is not one', (data) =>
    expect(post(data)).not.toHaveBeenCalled(),
  )
  test('of another origin is not heard', () =>
    expect(post({ type: 'ilots:close-modal' }, { origin: 'https://autre.example' })).not.toHaveBeenCalled())
  test('of another frame is not heard', () =>
    expect(post({ type: 'ilots:close-modal' }, { source: 'other' })).not.toHaveBeenCalled())
})
