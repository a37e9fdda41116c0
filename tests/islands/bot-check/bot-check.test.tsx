/** The bot check (§7.15) with a fake provider; in browser tests the fixture site has one. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { botCheck } from '../../../islands/bot-check'
import type { Provider, WidgetOptions } from '../../../islands/bot-check/provider'
import { form } from '../../../islands/form'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, gate, settled } from '../../helpers/engine'
import { hearFormData, openForm, sent, submit, type } from '../../helpers/forms'
import { type Received, stubServer } from '../../helpers/server'

// What draws as well: a first import takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    form.load(),
    botCheck.load(),
    import('../../../islands/bot-check/view'),
    import('../../../islands/form/server'),
    import('../../../islands/form/verify'),
  ]),
)
const render = vi.fn<Provider['render']>()
const execute = vi.fn<Provider['execute']>()
/** As if the page had loaded the provider's script already; browser tests load it. */
function givePage() {
  vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), render, execute })
}
beforeEach(() => {
  complaints()
  render.mockReset().mockReturnValue(0)
  execute.mockReset().mockResolvedValue('jeton-3')
  givePage()
})
// The provider that is loaded outlives a test, as it outlives a form; only a failure removes it.
afterEach(() => vi.useRealTimers())

const page = (attributes: string, content = '') =>
  `<form data-ilot="form"><input name="nom" required><div data-ilot="bot-check" data-sitekey="cle" ${attributes}>${content}</div><button>Envoyer</button></form>`
const widget = (): WidgetOptions => {
  const [, options] = render.mock.calls.at(-1) ?? []
  if (!options) throw new Error('nothing is drawn')
  return options
}
const token = (name = 'g-recaptcha-response') => find<HTMLInputElement>(`[name="${name}"]`).value
const messages = () => document.querySelector('[data-role=messages]')?.textContent ?? ''

const parsed = (html: string) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.innerHTML
}

async function openCheck(attributes: string, content?: string) {
  const engine = await openForm(page(attributes, content), form, botCheck)
  type('[name=nom]', 'Camille')
  return engine
}
async function focus() {
  find('[name=nom]').focus()
  await settled()
}

describe('version 2', () => {
  test('is drawn on the first focus of the form, once', async () => {
    await openCheck('data-version="2"')
    expect(render).not.toHaveBeenCalled()
    await focus()
    find('button').focus()
    await settled()
    expect(render).toHaveBeenCalledTimes(1)
    expect(widget()).toMatchObject({ sitekey: 'cle', theme: 'light' })
  })

  test('its status line comes empty: what it says comes into a region that is there', async () => {
    const texts: (string | null | undefined)[] = []
    const observer = new MutationObserver(() =>
      texts.push(document.querySelector('.ilots-bot-check [role=status]')?.textContent),
    )
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    await openCheck('data-version="2"')
    await focus()
    widget()['expired-callback']()
    await vi.waitFor(() => expect(texts.at(-1)).toMatch(/expiré/))
    observer.disconnect()
    expect(texts.find((text) => text !== undefined)).toBe('')
  })

  test('refuses a submit before it is solved, and lets it go afterwards', async () => {
    await openCheck('data-version="2"')
    await submit()
    expect(messages()).toContain('Cochez d’abord la case')
    expect(sent).toEqual([])
    widget().callback('jeton-2')
    expect(token()).toBe('jeton-2')
    expect(messages()).toBe('')
    // Ticking the box does not submit: the visitor does.
    await settled()
    expect(sent).toEqual([])
    await submit()
    expect(sent).toHaveLength(1)
  })

  test.each(['expired-callback', 'error-callback'] as const)('%s takes the token back', async (name) => {
    await openCheck('data-version="2"')
    await focus()
    widget().callback('jeton-2')
    widget()[name]()
    expect(token()).toBe('')
    expect(find('.ilots-bot-check [role=status]').textContent).toMatch(/expiré|ne répond pas/)
    await submit()
    expect(sent).toEqual([])
  })

  test('a reset of the form leaves a solved widget its token, and takes what was said away', async () => {
    render.mockImplementation((box) => {
      box.append(Object.assign(document.createElement('textarea'), { name: 'g-recaptcha-response' }))
      return 0
    })
    await openCheck('data-version="2"')
    await submit()
    expect(messages()).toContain('Cochez')
    find<HTMLFormElement>('form').reset()
    await settled()
    expect([messages(), token()]).toEqual(['', ''])
    widget().callback('jeton-2')
    find<HTMLFormElement>('form').reset()
    await settled()
    expect(token()).toBe('jeton-2')
  })

  test('uses the field that the provider draws', async () => {
    render.mockImplementation((box) => {
      box.append(Object.assign(document.createElement('textarea'), { name: 'g-recaptcha-response' }))
      return 0
    })
    await openCheck('data-version="2"')
    await focus()
    widget().callback('jeton-2')
    expect(document.querySelectorAll('[name="g-recaptcha-response"]')).toHaveLength(1)
    expect(token()).toBe('jeton-2')
  })
})

describe('version 3', () => {
  test('what its status line says waits while something is pressed: it moves the button below it', async () => {
    const line = () => document.querySelector('.ilots-bot-check [role=status]')
    const query = document.querySelector.bind(document)
    let pressed: Element | null = null
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector === ':active' ? pressed : query(selector),
    )
    const observer = new MutationObserver(() => {
      if (line()) pressed = query('button')
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await openCheck('data-version="3"')
    await focus()
    const frame = () => new Promise(requestAnimationFrame)
    for (let frames = 0; frames < 5; frames += 1) await frame()
    expect(pressed).not.toBeNull()
    expect(line()?.textContent).toBe('')
    observer.disconnect()
    pressed = null
    await vi.waitFor(() => expect(line()?.textContent).toMatch(/protégé/))
  })

  test('is asked at the submit, with its action, and fills the page’s own field', async () => {
    await openCheck('data-version="3" data-field="jeton"', '<input type="hidden" name="jeton" value="avant">')
    await submit()
    expect(execute).toHaveBeenCalledExactlyOnceWith('cle', { action: 'submitform' })
    expect(token('jeton')).toBe('jeton-3')
    expect(sent).toHaveLength(1)
  })

  test('is not asked about a form that is refused here', async () => {
    await openCheck('data-version="3"')
    type('[name=nom]', '')
    await submit()
    expect(execute).not.toHaveBeenCalled()
  })

  test('that fails says so, and is asked again', async () => {
    const { errors } = complaints()
    execute.mockRejectedValueOnce(new Error('quota'))
    await openCheck('data-version="3"')
    await submit()
    expect(messages()).toContain('La vérification anti-robot ne répond pas.')
    expect(errors).toEqual([expect.stringContaining('quota')])
    expect(find('form').hasAttribute('aria-busy')).toBe(false)
    find('[data-role=messages] button').click()
    await settled()
    expect(sent).toHaveLength(1)
  })

  describe('with a verification by the server', () => {
    const tokensOf = (calls: Received[]) =>
      calls.map(({ init }) => new URLSearchParams(String(init.body)).get('g-recaptcha-response'))
    const open = async () => {
      hearFormData()
      let count = 0
      execute.mockImplementation(async () => `jeton-${++count}`)
      const calls = stubServer()
      await openForm(page('data-version="3"').replace('<form', '<form data-verify'), form, botCheck)
      type('[name=nom]', 'Camille')
      return calls
    }

    test('gives each call a token of its own: the verification, and what is sent then', async () => {
      const calls = await open()
      await submit()
      await vi.waitFor(() => expect(tokensOf(calls)).toEqual(['jeton-1']))
      expect(sent).toEqual([])
      calls[0]?.answer('')
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      expect(token()).toBe('jeton-2')
    })

    test('gives none where the server refuses, and another one to the next try', async () => {
      const calls = await open()
      await submit()
      await vi.waitFor(() => expect(calls).toHaveLength(1))
      calls[0]?.answer('<p data-field="nom">Pris</p>')
      await vi.waitFor(() => expect(messages()).toContain('Pris'))
      expect(execute).toHaveBeenCalledOnce()
      await submit()
      await vi.waitFor(() => expect(tokensOf(calls)).toEqual(['jeton-1', 'jeton-2']))
    })
  })

  test('that never answers is given up after 10 s', async () => {
    execute.mockReturnValue(new Promise(() => {}))
    await openCheck('data-version="3"')
    await focus()
    vi.useFakeTimers()
    void submit()
    await vi.advanceTimersByTimeAsync(10_100)
    expect(messages()).toContain('ne répond pas')
    expect(sent).toEqual([])
  })
})

describe('with data-consent', () => {
  test('nothing is asked for before the visitor agrees; then the submit goes on', async () => {
    await openCheck('data-version="3" data-consent', '<p>Une question</p><button>D’accord</button>')
    await focus()
    const button = find('form > button')
    await submit(button)
    expect(execute).not.toHaveBeenCalled()
    expect(messages()).toContain('acceptez d’abord')
    expect(document.activeElement).toBe(find('[data-ilot=bot-check] button'))
    find('[data-ilot=bot-check] button').click()
    await settled()
    expect(sent.map(({ submitter }) => submitter)).toEqual([button])
    expect(find('[data-ilot=bot-check] p').hidden).toBe(true)
  })

  test('the page’s own button submits nothing itself, however often it is pressed', async () => {
    await openCheck('data-version="3" data-consent', '<button>D’accord</button>')
    const press = () =>
      find('[data-ilot=bot-check] button').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      )
    expect([press(), press()]).toEqual([false, false])
    await settled()
    expect(press()).toBe(false)
  })

  test('a visitor who writes on submits again themselves', async () => {
    await openCheck('data-version="3" data-consent')
    await submit()
    type('[name=nom]', 'Dominique')
    find('.ilots-bot-check-consent button').click()
    await settled()
    expect(sent).toEqual([])
    await submit()
    expect(sent).toHaveLength(1)
  })

  test('with version 2 the submit goes on once it is ticked', async () => {
    await openCheck('data-version="2" data-consent')
    await submit()
    find('.ilots-bot-check-consent button').click()
    await settled()
    expect(messages()).toContain('Cochez d’abord la case')
    widget().callback('jeton-2')
    await settled()
    expect(sent).toHaveLength(1)
  })
})

describe('what is drawn', () => {
  const translate = async (engine: Engine, traductions: Record<string, string>) => {
    engine.store.setState(({ translation }) => ({ translation: { ...translation, traductions } }))
    await settled()
  }

  test('a question of its own is asked in translations that come late, by the same button', async () => {
    const engine = await openCheck('data-version="3" data-consent')
    const button = find('.ilots-bot-check-consent button')
    await submit()
    expect(document.activeElement).toBe(button)
    await translate(engine, {
      'Accepter et continuer': 'Zustimmen',
      'Pour envoyer ce formulaire, acceptez d’abord la vérification anti-robot.': 'Erst zustimmen.',
    })
    await vi.waitFor(() => expect(button.textContent).toBe('Zustimmen'))
    expect(document.activeElement).toBe(button)
    expect(messages()).toBe('Erst zustimmen.')
    button.click()
    await settled()
    expect(document.querySelector('.ilots-bot-check-consent')).toBeNull()
  })

  test('the provider’s own element is left alone, whatever is drawn around it', async () => {
    const own = document.createElement('input')
    render.mockImplementation((box) => {
      box.append(own)
      return 0
    })
    const engine = await openCheck('data-version="2"')
    await focus()
    for (const step of ['callback', 'expired-callback', 'callback', 'error-callback'] as const)
      widget()[step]('jeton-2')
    await submit()
    await translate(engine, { 'La vérification anti-robot a expiré : refaites-la avant d’envoyer.': 'x' })
    expect(find('.ilots-bot-check > div').innerHTML).toBe(own.outerHTML)
    expect(document.activeElement).toBe(own)
    expect(render).toHaveBeenCalledOnce()
  })

  test('the checks of fields have the messages’ place: what the widget says later does not take it', async () => {
    await openCheck('data-version="2"')
    await submit()
    expect(messages()).toContain('Cochez d’abord')
    type('[name=nom]', '')
    await submit()
    expect(messages()).not.toContain('Cochez d’abord')
    const said = messages()
    widget()['expired-callback']()
    widget().callback('jeton-2')
    expect(messages()).toBe(said)
  })

  test('unmounted while it waits and refuses, nothing of it stays', async () => {
    const html = page('data-version="2" data-consent', '<p>Une question</p><button>D’accord</button>')
    const engine = await openForm(html, botCheck)
    await submit()
    find('[data-ilot=bot-check] button').click()
    await settled()
    engine.lifecycle.sweep(() => true)
    find('form').querySelector('input')?.removeAttribute('value')
    expect(find('main').innerHTML).toBe(parsed(html))
  })
})

test('version and key are the configuration’s where the marker has none', async () => {
  const engine = await openForm('', form, botCheck)
  engine.config.recaptcha = { version: 3, siteKey: 'de-la-page' }
  document.body.innerHTML = '<form><div data-ilot="bot-check"></div></form>'
  await settled()
  await submit()
  expect(execute).toHaveBeenCalledExactlyOnceWith('de-la-page', { action: 'submitform' })
})

test('unmounted, gives the page’s own field its value back', async () => {
  const engine = await openForm(
    page('data-version="3"', '<input type="hidden" name="g-recaptcha-response" value="avant">'),
    botCheck,
  )
  await submit()
  expect(token()).toBe('jeton-3')
  engine.lifecycle.sweep(() => true)
  expect(token()).toBe('avant')
  expect(document.querySelector('.ilots-bot-check')).toBeNull()
})

test.each([
  ['a key', '<form><div data-ilot="bot-check"></div></form>', 'clé du site absente'],
  ['a form', '<div data-ilot="bot-check" data-sitekey="cle"></div>', 'attendu dans un form'],
])('without %s it says so', async (_, html, sentence) => {
  const { errors } = complaints()
  await openForm(html, botCheck)
  expect(errors).toEqual([expect.stringContaining(sentence)])
})

test('a form that leaves meanwhile is not sent, and says nothing', async () => {
  const { errors } = complaints()
  const answer = gate<string>()
  execute.mockReturnValue(answer.passed)
  await openCheck('data-version="3"')
  await submit()
  find('form').remove()
  await settled()
  answer.refuse(new Error('trop tard'))
  await settled()
  expect([errors, sent]).toEqual([[], []])
})
