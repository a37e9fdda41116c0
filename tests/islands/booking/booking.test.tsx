/** What the form does with what is typed and chosen. Browser tests cover whole bookings. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { booking } from '../../../islands/booking'
import type { LateText, ModalParameters } from '../../../src/contracts/services/modal'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { resolveText } from '../../../src/i18n/say'
import { markOf } from '../../../src/storage/forget'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'
import { allStored, forbidden } from '../../helpers/storage'

beforeAll(() => Promise.all([booking.load(), import('../../../islands/booking/confirmation')]))

const form = (
  step: number,
  more = '',
) => `<div><form action="/rdv" method="post" data-ilot="booking" data-final-step="5">
<input type="hidden" name="etape" value="${step}"><input type="hidden" name="lat"><input type="hidden" name="lng">
<input name="immat" value=""><input name="adresse"><input name="code_postal">
<label data-tile><input type="radio" name="agence" value="nantes"> Nantes</label>
<label data-tile><input type="radio" name="agence" value="brest"> Brest</label>
<label data-tile><input type="radio" name="type" value="atelier"> Atelier</label>
<div data-tile class="vitre"><input type="radio" name="vitre" value="toit"> Toit</div>
<button type="button" data-role="postal-code-button">Chercher</button><button type="button" data-role="geolocate">Ici</button>
<div data-role="vehicle-summary"><b data-field="marque"></b><b data-field="modele"></b><b data-field="annee"></b></div>
<input type="email" name="courriel" value="a@b.fr">${more}<button>Continuer</button></form><div data-role="success" hidden></div></div>`

let calls: Received[]
let engine: Engine
const submit = vi.fn()
const alert = vi.fn(async (_text: string) => {})
const dialogs: ModalParameters[] = []

beforeEach(() => {
  calls = stubServer()
  dialogs.length = 0
  for (const mock of [submit, alert]) mock.mockClear()
  history.replaceState(null, '', '/rdv')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submit(Object.fromEntries(new FormData(this)))
  })
  addEventListener('submit', onSubmit)
  Element.prototype.scrollIntoView = () => {}
})
afterEach(async () => {
  removeEventListener('submit', onSubmit)
  for (const call of calls) call.answer('{}')
  await settled()
  engine.lifecycle.sweep(() => true)
})

/** What the browser sends, once nobody has prevented it. */
function onSubmit(event: Event): void {
  if (event.defaultPrevented) return
  submit(Object.fromEntries(new FormData(event.target as HTMLFormElement)))
  event.preventDefault()
}

/** @param before is done by the visitor before any script is here. */
async function start(step = 1, more = '', before = () => {}): Promise<void> {
  engine = await startOn('', { ...booking, when: { on: 'now' } })
  Object.assign(engine.config, { site: 'site', platform: 'plateforme' })
  const tell = (text: LateText) => alert(resolveText(text))
  const modal = { alert: tell, open: async (given: ModalParameters) => void dialogs.push(given) }
  Object.assign(engine, {
    modal: { ...engine.modal, ...modal },
    loading: { ...engine.loading, show: async () => {}, hide: async () => {} },
  })
  document.body.innerHTML = form(step, more)
  before()
  await settled()
}
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`)
const type = (name: string, value: string) => {
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}
/** Presses the step's own button. */
const press = () => find<HTMLFormElement>('form').requestSubmit(find<HTMLButtonElement>('button:not([type])'))
const leaveField = (name: string) => field(name).dispatchEvent(new Event('change', { bubbles: true }))
const enter = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  field(name).dispatchEvent(event)
  return event
}
const fillPlace = () => {
  for (const [name, value] of [
    ['lat', '47'],
    ['lng', '-1'],
    ['adresse', 'rue'],
  ] as const)
    field(name).value = value
}
const click = (element: Element, detail = 1) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
const radio = (name: string, value: string) => find<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
const sent = () => submit.mock.calls.at(-1)?.[0] as Record<string, string> | undefined
const answer = async (text: string, init?: ResponseInit) => {
  calls.at(-1)?.answer(text, init)
  await settled()
}
const status = () => find('.ilots-booking-status').textContent

describe('tiles', () => {
  test('a click goes on, with the step already advanced', async () => {
    await start(2)
    click(radio('agence', 'nantes'))
    expect(sent()).toMatchObject({ etape: '3', agence: 'nantes' })
  })
  test('of several clicks, one goes', async () => {
    await start(2)
    click(radio('agence', 'nantes'))
    click(radio('agence', 'brest'))
    expect(submit).toHaveBeenCalledOnce()
  })
  test('arrow keys walk without going on; Enter and Space go', async () => {
    await start(2)
    click(radio('agence', 'brest'), 0)
    expect(submit).not.toHaveBeenCalled()
    radio('agence', 'brest').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    )
    expect(sent()).toMatchObject({ agence: 'brest' })
  })
  test('“vitre” clears the types; a tile around its radio counts as a whole', async () => {
    await start(3)
    radio('type', 'atelier').checked = true
    click(find('.vitre'))
    expect(sent()).toMatchObject({ vitre: 'toit', etape: '4' })
    expect(radio('type', 'atelier').checked).toBe(false)
  })
  test('a label that is a tile leads on from elsewhere than its radio, in Safari, too', async () => {
    await start(
      2,
      '<input type="radio" id="far" name="agence" value="lille"><label for="far" data-tile>Lille</label>',
    )
    click(find('[for="far"]'))
    expect(submit).not.toHaveBeenCalled()
    // The browser then clicks the radio button, in Safari like the keyboard. The test's document did it before the
    // label's click.
    click(find('#far'), 0)
    expect(sent()).toMatchObject({ etape: '3', agence: 'lille' })
  })
  test('a link inside a tile is a link', async () => {
    await start(
      2,
      '<div data-tile><input type="radio" name="agence" value="lille"> Lille <a href="#plan">Plan</a></div>',
    )
    click(find('[href="#plan"]'))
    expect(submit).not.toHaveBeenCalled()
  })
  test('on the last step it is a choice, and books nothing', async () => {
    await start(5)
    click(radio('agence', 'nantes'))
    expect(radio('agence', 'nantes').checked).toBe(true)
    expect(submit).not.toHaveBeenCalled()
    expect(calls).toHaveLength(0)
  })
  test('once sent, the page has its own step again: a browser that puts fields back puts that one back', async () => {
    await start(2)
    click(radio('agence', 'nantes'))
    expect(sent()?.etape).toBe('3')
    await settled()
    expect(field('etape').value).toBe('2')
  })
  test('a handler of the page that prevents the submit keeps the visitor, who may choose again', async () => {
    await start(2)
    const keep = vi.fn((event: Event) => event.preventDefault())
    find('form').addEventListener('submit', keep, { once: true })
    click(radio('agence', 'nantes'))
    await settled()
    expect(keep).toHaveBeenCalledOnce()
    expect(submit).not.toHaveBeenCalled()
    expect(field('etape').value).toBe('2')
    expect(find('form').hasAttribute('aria-busy')).toBe(false)
    click(radio('agence', 'nantes'))
    expect(sent()?.etape).toBe('3')
  })
  test('a page script that prevents the click keeps the visitor', async () => {
    await start(2)
    find('.vitre').addEventListener('click', (event) => event.preventDefault())
    click(find('.vitre'))
    expect(submit).not.toHaveBeenCalled()
  })
  test('a field that the browser finds wrong keeps the step', async () => {
    await start(2, '<input name="nom" required>')
    click(radio('agence', 'nantes'))
    expect(submit).not.toHaveBeenCalled()
    expect(field('etape').value).toBe('2')
  })
  test('step 1 skips the branch that the address names', async () => {
    history.replaceState(null, '', '/rdv?agence=nantes')
    await start(1)
    radio('agence', 'nantes').checked = true
    field('adresse').value = 'rue'
    click(find('.vitre'))
    expect(sent()?.etape).toBe('3')
  })
})

describe('Enter on a tile before any code was here', () => {
  const sendFrom = async (step: number, name: string, value: string) => {
    await start(step)
    radio(name, value).focus()
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    find('form').dispatchEvent(event)
    return event
  }
  test('is a submit, which chooses it and goes on', async () => {
    expect((await sendFrom(3, 'agence', 'brest')).defaultPrevented).toBe(true)
    expect(sent()).toMatchObject({ etape: '4', agence: 'brest' })
  })
  test('on the last step it chooses, and books nothing', async () => {
    const before = calls.length
    expect((await sendFrom(5, 'agence', 'brest')).defaultPrevented).toBe(true)
    expect(radio('agence', 'brest').checked).toBe(true)
    expect(calls).toHaveLength(before)
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('the address', () => {
  test('a postal code that was typed before any script was here goes on', async () => {
    await start(2, '', () => {
      field('code_postal').focus()
      field('code_postal').value = '44000'
    })
    expect(sent()).toMatchObject({ etape: '3', code_postal: '44000' })
  })
  test.each([
    ['is not whole', '440', true],
    ['is not being typed', '44000', false],
  ])('one that %s stays', async (_, typed, isFocused) => {
    await start(2, '', () => {
      if (isFocused) field('code_postal').focus()
      field('code_postal').value = typed
    })
    expect(submit).not.toHaveBeenCalled()
  })
  test('typing forgets what was found for another one', async () => {
    await start(2)
    fillPlace()
    field('code_postal').value = '44000'
    type('adresse', 'rue B')
    expect(['lat', 'lng', 'code_postal'].map((name) => field(name).value)).toEqual(['', '', ''])
  })
  test('Enter goes on with a place, and clears the branch', async () => {
    await start(2)
    radio('agence', 'nantes').checked = true
    fillPlace()
    expect(enter('adresse').defaultPrevented).toBe(true)
    expect(sent()).toMatchObject({ etape: '3', lat: '47', adresse: 'rue' })
    expect(sent()).not.toHaveProperty('agence')
  })
  test('Enter without a place stays, and says what is missing', async () => {
    await start(2)
    type('adresse', 'rue')
    enter('adresse')
    expect(submit).not.toHaveBeenCalled()
    expect(status()).toContain('cinq chiffres')
  })
  test.each([
    ['an address that nobody has placed', { adresse: '3 rue' }],
    ['four digits', { code_postal: '4400' }],
    ['an address and four digits', { adresse: '3 rue', code_postal: '4400' }],
  ])('its step’s button stays with %s, and says what is missing', async (_, typed) => {
    await start(2)
    for (const [name, value] of Object.entries(typed)) field(name).value = value
    press()
    expect(submit).not.toHaveBeenCalled()
    expect(status()).toContain('cinq chiffres')
    expect(document.activeElement).toBe(field('code_postal'))
  })
  test.each([
    ['its place', { adresse: 'rue', lat: '47', lng: '-1' }],
    ['a postal code', { adresse: '3 rue', code_postal: '44000' }],
    ['nothing typed: the server judges', {}],
  ])('its step’s button goes on with %s', async (_, typed) => {
    await start(2)
    for (const [name, value] of Object.entries(typed)) field(name).value = value
    press()
    expect(sent()).toMatchObject({ etape: '3', ...typed })
  })
  test('its step’s button goes on where the page has no way to find the visitor', async () => {
    await start(2)
    for (const part of [field('code_postal'), find('[data-role="geolocate"]')]) part.remove()
    field('adresse').value = '3 rue'
    press()
    expect(sent()).toMatchObject({ etape: '3', adresse: '3 rue' })
  })
  test('a change with a place goes on, and keeps the branch', async () => {
    await start(2)
    radio('agence', 'nantes').checked = true
    fillPlace()
    leaveField('adresse')
    expect(sent()).toMatchObject({ agence: 'nantes', etape: '3' })
  })
  test('what leads on is shown where it is folded away', async () => {
    await start(2)
    const code = field('code_postal')
    const details = document.createElement('details')
    code.replaceWith(details)
    details.append(code)
    field('adresse').value = '3 rue'
    press()
    expect([details.open, document.activeElement]).toEqual([true, code])
  })
  test('emptying it forgets its place, and submits nothing', async () => {
    await start(2)
    fillPlace()
    field('adresse').value = ''
    leaveField('adresse')
    expect([field('lat').value, field('lng').value]).toEqual(['', ''])
    expect(submit).not.toHaveBeenCalled()
  })
  test('exactly five digits of a postal code clear the branch and go on', async () => {
    await start(2)
    radio('agence', 'nantes').checked = true
    type('code_postal', '4400')
    expect(submit).not.toHaveBeenCalled()
    type('code_postal', '44000')
    expect(sent()).toMatchObject({ code_postal: '44000', etape: '3' })
    expect(sent()).not.toHaveProperty('agence')
  })
  test('digits that were typed before the code is here count as well', async () => {
    let bring = () => {}
    const late = new Promise<void>((resolve) => {
      bring = resolve
    })
    const load: typeof booking.load = async (again) => {
      await late
      return booking.load(again)
    }
    document.body.innerHTML = form(2)
    const started = startOn(form(2), { ...booking, load })
    await settled()
    type('code_postal', '44000')
    expect(submit).not.toHaveBeenCalled()
    bring()
    engine = await started
    await vi.waitFor(() => expect(sent()).toMatchObject({ code_postal: '44000', etape: '3' }))
  })
  test('its button needs five digits', async () => {
    await start(2)
    click(find('[data-role="postal-code-button"]'))
    expect(submit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field('code_postal'))
    field('code_postal').value = '44000'
    click(find('[data-role="postal-code-button"]'))
    expect(sent()).toMatchObject({ code_postal: '44000' })
  })
})

describe('the vehicle', () => {
  test('is looked up once when its number is complete, and fills the summary', async () => {
    await start()
    type('immat', 'ab 123 c')
    expect(calls).toHaveLength(0)
    type('immat', 'ab 123 cd')
    leaveField('immat')
    await settled()
    expect(calls.map(({ url, init }) => [init.method, url])).toEqual([
      ['GET', '/site/objets/traitement.php?action=immatriculation&immat=AB123CD'],
    ])
    await answer('{"return":"success","marque":"Peugeot","modele":"308","annee":2019}')
    expect(find('[data-role="vehicle-summary"]').textContent).toBe('Peugeot3082019')
    expect(status()).toBe('Véhicule trouvé\u00a0: Peugeot 308 2019')
    expect(field('immat').value).toBe('AB-123-CD')
  })
  test('on a page without a summary is said in the line: make, model and year', async () => {
    await start()
    find('[data-role="vehicle-summary"]').remove()
    type('immat', 'ab123cd')
    await answer('{"return":"success","marque":"Peugeot","modele":"308","annee":2019}')
    expect(status()).toBe('Véhicule trouvé\u00a0: Peugeot 308 2019')
  })
  test('a number of before 2009 waits for the visitor to leave the field', async () => {
    await start()
    type('immat', '1234 ab 56')
    expect(calls).toHaveLength(0)
    leaveField('immat')
    expect(calls[0]?.url).toContain('immat=1234AB56')
  })
  test('one that is not found is an error that still shows its data, until another is found', async () => {
    await start()
    type('immat', 'ab123cd')
    await answer('{"return":"ko","marque":"Inconnue"}')
    const summary = find('[data-role="vehicle-summary"]')
    expect(summary.className).toBe('is-error')
    expect(summary.textContent).toContain('Inconnue')
    type('immat', 'ab123ce')
    await answer('{"return":"success","marque":"Renault"}')
    expect(summary.classList.contains('is-error')).toBe(false)
  })
  test('another number’s vehicle is never shown', async () => {
    await start()
    type('immat', 'ab123cd')
    await answer('{"return":"success","marque":"Peugeot","modele":"308"}')
    type('immat', 'ab123c')
    expect(find('[data-role="vehicle-summary"]').textContent).toBe('')
    expect(status()).toBe('')
    type('immat', 'ab123ce')
    type('immat', 'ab123')
    await answer('{"return":"success","marque":"Renault"}')
    expect(find('[data-role="vehicle-summary"]').textContent).toBe('')
  })
  test('after a failure the same number is asked for again', async () => {
    complaints()
    await start()
    for (const _ of [1, 2]) {
      type('immat', 'ab123cd')
      await answer('x', { status: 500 })
      type('immat', 'ab123c')
    }
    expect(calls).toHaveLength(2)
  })
  test('a foreign number is looked up when the visitor leaves the field', async () => {
    await start()
    type('immat', 'B-MW 1')
    expect(calls).toHaveLength(0)
    leaveField('immat')
    expect(calls[0]?.url).toContain('immat=BMW1')
    expect(field('immat').value).toBe('B-MW 1')
  })
  test('a number that the field’s own `pattern` refuses is not looked up, once it is written as on a plate', async () => {
    await start()
    field('immat').pattern = '[A-Z]{2}-\\d{3}-[A-Z]{2}'
    type('immat', 'ab-12')
    leaveField('immat')
    type('immat', '1234 ab 56')
    leaveField('immat')
    expect([calls, status()]).toEqual([[], ''])
    type('immat', 'ab123cd')
    leaveField('immat')
    await answer('{"return":"success","marque":"Peugeot"}')
    expect(status()).toBe('Véhicule trouvé\u00a0: Peugeot')
    // A browser that fills a field in may tell of the change only.
    field('immat').value = 'ab-12'
    leaveField('immat')
    expect([status(), find('[data-role="vehicle-summary"]').textContent]).toEqual(['', ''])
    expect(calls).toHaveLength(1)
  })
  test('one that its `pattern` takes is looked up, and keeps the sentence that the server does not know it', async () => {
    await start()
    field('immat').pattern = '[A-Z]{2}-\\d{3}-[A-Z]{2}'
    type('immat', 'IO-123-UU')
    leaveField('immat')
    expect(calls[0]?.url).toContain('immat=IO123UU')
    await answer('{"return":"ko"}')
    leaveField('immat')
    expect(status()).toContain('Ce véhicule n’a pas été trouvé')
  })
  test.each([
    ['an error', 'x', { status: 500 }],
    ['a page instead of an answer', '<!doctype html><p>Connexion</p>', {}],
  ])('%s is said, and the visitor goes on', async (_, text, init) => {
    complaints()
    await start()
    type('immat', 'ab123cd')
    await answer(text, init)
    expect(status()).toContain('Vous pouvez continuer')
    click(find('.vitre'))
    expect(submit).toHaveBeenCalledOnce()
  })
})

describe('geolocation', () => {
  const locate = (run: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
    const getCurrentPosition = vi.fn(run)
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('navigator', {
      geolocation: { getCurrentPosition },
      userActivation: { hasBeenActive: true },
    })
    return getCurrentPosition
  }
  const coords = { latitude: 47.2, longitude: -1.5 } as GeolocationCoordinates
  const press = async () => {
    click(find('[data-role="geolocate"]'))
    await settled()
  }

  test('is asked for on the visitor’s click only, as §9.8 says', async () => {
    const asked = locate(() => {})
    await start(2)
    expect(asked).not.toHaveBeenCalled()
    await press()
    expect(asked).toHaveBeenCalledOnce()
    expect((asked.mock.calls[0] as unknown[])[2]).toEqual({
      timeout: 5000,
      maximumAge: 60000,
      enableHighAccuracy: false,
    })
  })
  test('fills the place in, and goes on', async () => {
    locate((found) => found({ coords } as GeolocationPosition))
    await start(2)
    await press()
    expect(calls[0]?.url).toBe('/site/objets/traitement.php?action=reverse&lat=47.2&lng=-1.5')
    await answer('{"code_postal":"44000","adresse":"76 boulevard de Doulon"}')
    expect(sent()).toMatchObject({
      etape: '3',
      lat: '47.2',
      lng: '-1.5',
      code_postal: '44000',
      adresse: '76 boulevard de Doulon',
    })
  })
  const HERE = '{"code_postal":"44000","adresse":"76 boulevard de Doulon"}'
  const isBusy = () => [
    find('form').hasAttribute('aria-busy'),
    find('[data-role="geolocate"]').hasAttribute('data-ilots-busy'),
    status(),
  ]

  test.each([
    ['a postal code', 'code_postal', '2910'],
    ['an address', 'adresse', '3 rue Crébillon'],
  ])('that comes after %s was typed is not taken', async (_, name, typed) => {
    let found: PositionCallback = () => {}
    locate((take) => {
      found = take
    })
    await start(2)
    await press()
    expect(isBusy()).toEqual([true, true, 'Recherche de votre position…'])
    type(name, typed)
    expect(isBusy()).toEqual([false, false, ''])
    found({ coords } as GeolocationPosition)
    await settled()
    expect([calls.length, field(name).value, field('lat').value]).toEqual([0, typed, ''])
    expect([submit.mock.calls.length, dialogs.length]).toEqual([0, 0])
  })
  test.each([
    ['typing', () => type('code_postal', '2910')],
    ['a script that writes without a word', () => Object.assign(field('code_postal'), { value: '2910' })],
    ['a reset', () => find<HTMLFormElement>('form').reset()],
  ])('its address does not come over %s either', async (_, write) => {
    locate((found) => found({ coords } as GeolocationPosition))
    await start(2)
    await press()
    write()
    await settled()
    await answer(HERE)
    expect([field('adresse').value, submit.mock.calls.length, alert.mock.calls.length]).toEqual(['', 0, 0])
    expect(isBusy()).toEqual([false, false, ''])
  })
  test('a second press begins anew: the answer to the first is not taken', async () => {
    const founds: PositionCallback[] = []
    locate((found) => founds.push(found))
    await start(2)
    await press()
    await press()
    expect(founds).toHaveLength(2)
    expect(find('[data-role="geolocate"]').getAttribute('aria-disabled')).toBeNull()
    founds[0]?.({ coords: { latitude: 1, longitude: 1 } } as GeolocationPosition)
    await settled()
    expect(calls).toHaveLength(0)
    expect(isBusy()).toEqual([true, true, 'Recherche de votre position…'])
    founds[1]?.({ coords } as GeolocationPosition)
    await settled()
    await answer(HERE)
    expect(sent()).toMatchObject({ lat: '47.2', code_postal: '44000' })
  })
  test('a question that nobody answers ends, and it is said; an answer after that is not taken', async () => {
    let found: PositionCallback = () => {}
    locate((take) => {
      found = take
    })
    await start(2)
    vi.useFakeTimers()
    try {
      click(find('[data-role="geolocate"]'))
      await vi.advanceTimersByTimeAsync(29_999)
      expect(dialogs).toHaveLength(0)
      await vi.advanceTimersByTimeAsync(1)
    } finally {
      vi.useRealTimers()
    }
    const [dialog] = dialogs
    expect(resolveText(dialog?.contenu as LateText)).toBe('Impossible de récupérer votre position')
    expect(isBusy()).toEqual([false, false, ''])
    found({ coords } as GeolocationPosition)
    await settled()
    expect(calls).toHaveLength(0)
  })
  test.each([
    ['no postal code', '{"code_postal":""}', {}],
    ['a failed call', 'x', { status: 500 }],
    ['a page instead of an answer', '<!doctype html><p>Connexion</p>', {}],
  ])('%s is no address', async (_, text, init) => {
    complaints()
    locate((found) => found({ coords } as GeolocationPosition))
    await start(2)
    await press()
    await answer(text, init)
    expect(alert).toHaveBeenCalledExactlyOnceWith('Aucune adresse trouvée !')
    expect(submit).not.toHaveBeenCalled()
  })
  test.each([
    ['refused', 1, true],
    ['not found', 2, false],
    ['too late', 3, false],
  ])('%s, it says so, and how to allow it when it was refused', async (_, code, tellsHow) => {
    locate((_found, failed) => failed({ code } as GeolocationPositionError))
    await start(2)
    await press()
    const [dialog] = dialogs
    expect(dialog?.titre && resolveText(dialog.titre)).toBe('ATTENTION')
    const text = resolveText(dialog?.contenu as LateText)
    expect(text).toContain('Impossible de récupérer votre position')
    expect(text.includes('saisir votre adresse')).toBe(tellsHow)
  })
  test.each([
    ['without it', () => vi.stubGlobal('navigator', {})],
    [
      'in an insecure page',
      () => {
        locate(() => {})
        vi.stubGlobal('isSecureContext', false)
      },
    ],
  ])('%s, it says so', async (_, prepare) => {
    prepare()
    await start(2)
    await press()
    expect(alert).toHaveBeenCalledExactlyOnceWith("La géolocalisation n'est pas supportée par ce navigateur.")
  })
})

describe('the booking itself', () => {
  const book = async () => {
    find<HTMLFormElement>('form').requestSubmit(find<HTMLButtonElement>('button:not([type])'))
    await settled()
  }
  const body = (index: number) => new URLSearchParams(String(calls[index]?.init.body))

  test('is sent in the background, once however often it is pressed', async () => {
    await start(5)
    field('immat').value = 'ab-123-cd'
    await book()
    await book()
    expect(calls.map(({ url, init }) => [init.method, url])).toEqual([
      ['POST', '/site/objets/traitement.php'],
    ])
    expect(body(0).get('etape')).toBe('5')
  })
  test('taken, it is said what was booked, in the page’s place for it, with a calendar file of the slot', async () => {
    URL.createObjectURL ??= () => ''
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    await start(
      5,
      `<input type="hidden" name="vitre2" value="x"><select name="filter[creneau][0][jour]"><option data-start="2026-12-01T10:00" selected>mardi  10 h</option></select>`,
    )
    find('[data-role="success"]').innerHTML = '<p data-role="booked"></p><p>Merci</p>'
    field('immat').value = 'ab123cd'
    radio('agence', 'nantes').checked = true
    find<HTMLFormElement>('form').requestSubmit(find<HTMLButtonElement>('button:not([type])'))
    await settled()
    await answer('<p class="success">Pris</p>')
    await vi.waitFor(() => expect(find('[data-role="booked"] a').getAttribute('href')).toBe('blob:file'))
    const texts = [...document.querySelectorAll('[data-role="booked"] dl > div')].map(
      (row) => row.textContent,
    )
    expect(texts).toEqual(['VéhiculeAB-123-CD', 'AgenceNantes', 'Créneaumardi 10 h'])
    expect(find('[data-role="booked"] a').getAttribute('download')).toBe('rendez-vous-2026-12-01.ics')
    const [[file] = []] = made.mock.calls
    const text = file instanceof Blob ? await file.text() : ''
    expect(text).toContain('DTSTART:20261201T090000Z')
    expect(text).not.toContain('DTEND')
  })
  test('taken, the form goes and the page’s success comes, with nothing left on the device', async () => {
    await start(4)
    click(find('.vitre'))
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 3])
    document.body.innerHTML = form(5)
    await settled()
    await book()
    await answer('<p class="success">Pris</p>')
    expect(find('form').hidden).toBe(true)
    const success = find('[data-role="success"]')
    expect([success.hidden, success.textContent]).toEqual([false, 'Pris'])
    expect(document.activeElement).toBe(success)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
  test.each([
    ['an error', 'x', { status: 500 }],
    ['nothing', '', {}],
    ['a page instead of an answer', '<!doctype html><form><input></form>', {}],
  ])('%s keeps everything, and is sent again with the same key', async (_, text, init) => {
    complaints()
    await start(5)
    type('adresse', 'rue')
    await book()
    await answer(text, init)
    const alerting = find('form [role="alert"]')
    expect(alerting.textContent).toContain("Une erreur s'est produite. Veuillez réessayer.")
    expect(field('adresse').value).toBe('rue')
    alerting.querySelector('button')?.click()
    await settled()
    expect(calls).toHaveLength(2)
    expect(body(1).get('_cle')).toBe(body(0).get('_cle'))
    expect(body(0).get('_cle')).not.toBe('')
  })
  const slot = (more: string) =>
    `<select name="filter[creneau][0][jour]"><option ${more} selected>mardi 10 h</option></select>`
  test.each([
    ['a slot in a year that no calendar has', 'data-start="0026-12-01T10:00"'],
    ['a slot at the end of time', 'data-start="9999-12-31T23:30"'],
    ['a slot on 31 February', 'data-start="2026-02-31T10:00"'],
    ['a slot that ends before it begins', 'data-start="2026-12-01T10:00" data-end="2026-12-01T09:00"'],
  ])('%s is booked, said and not sent again; there is no file', async (_, times) => {
    const { errors } = complaints()
    const made = vi.spyOn(URL, 'createObjectURL')
    await start(5, slot(times))
    await book()
    await answer('<p class="success">Pris</p>')
    expect([find('form').hidden, document.querySelector('[role="alert"]')]).toEqual([true, null])
    expect(find('[data-role="success"]').textContent).toContain('mardi 10 h')
    expect(made).not.toHaveBeenCalled()
    expect(errors).toEqual([expect.stringContaining('ILOTS-201')])
  })
  test('taken, whatever goes wrong while that is shown: it is not said to have failed, nor sent again', async () => {
    const { errors } = complaints()
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('plein')
    })
    await start(5, slot('data-start="2026-12-01T10:00"'))
    field('adresse').value = 'rue'
    await book()
    await answer('<p class="success">Pris</p>')
    expect(document.querySelector('[role="alert"]')).toBeNull()
    const success = find('[data-role="success"]')
    expect([success.hidden, success.textContent, find('form').hidden]).toEqual([false, 'Pris', true])
    expect([document.activeElement, field('adresse').value]).toEqual([success, ''])
    expect(errors).toEqual([expect.stringContaining('plein')])
  })
  test('taken, what cannot be drawn of it does not give the form back', async () => {
    const { errors } = complaints()
    URL.createObjectURL ??= () => ''
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    await start(5, slot('data-start="2026-12-01T10:00"'))
    // It is read for the link alone.
    const traductions = {}
    Object.defineProperty(traductions, 'Ajouter à mon agenda', {
      get() {
        throw new TypeError('table')
      },
    })
    engine.store.setState(({ translation }) => ({ translation: { ...translation, traductions } }))
    await book()
    await answer('<p class="success">Pris</p>')
    expect([find('form').hidden, find('form').dataset.ilotMounted]).toEqual([true, 'booking'])
    expect(errors).toEqual([expect.stringContaining('table')])
  })
  test.each([
    ['text/plain', 'success : <b>à mardi</b>'],
    ['text/plain; charset=utf-8', 'success : <b>à mardi</b>'],
    ['application/json', '{"return":"success","titre":"<b>à mardi</b>"}'],
  ])('answered as %s is booked, and shown as text', async (type, text) => {
    await start(5)
    await book()
    await answer(text, { headers: { 'Content-Type': type } })
    const success = find('[data-role="success"]')
    expect([find('form').hidden, success.hidden, success.textContent]).toEqual([true, false, text])
    expect(success.querySelector('b')).toBeNull()
  })
  test.each([
    ['text/plain', 'Complet'],
    ['application/json', '{"success": false, "message": "Complet"}'],
  ])('is not booked by an answer as %s that says no success', async (type, text) => {
    complaints()
    await start(5)
    await book()
    await answer(text, { headers: { 'Content-Type': type } })
    expect(find('form').hidden).toBe(false)
    find('form [role="alert"] button').click()
    await settled()
    expect(body(1).get('_cle')).toBe(body(0).get('_cle'))
  })
  test('refused by the server, what is sent next is another booking', async () => {
    await start(5)
    await book()
    await answer('<p>Ce créneau vient d’être pris.</p>')
    await book()
    expect(body(1).get('_cle')).toMatch(/^\w+$/)
    expect(body(1).get('_cle')).not.toBe(body(0).get('_cle'))
  })
  test('failed, it is submitted again: a bot check has another token for it', async () => {
    complaints()
    await start(5)
    await book()
    await answer('x', { status: 500 })
    const submitters: unknown[] = []
    const onAgain = ({ submitter }: SubmitEvent) => submitters.push(submitter)
    find('form').addEventListener('submit', onAgain, { once: true })
    find('form [role="alert"] button').click()
    await settled()
    expect([calls.length, submitters]).toEqual([2, [find('button:not([type])')]])
  })
  test('after a reload it is still the same booking', async () => {
    complaints()
    await start(5)
    await book()
    await answer('x', { status: 500 })
    document.body.innerHTML = form(5)
    await settled()
    await book()
    expect(body(1).get('_cle')).toBe(body(0).get('_cle'))
    await answer('success')
    document.body.innerHTML = form(5)
    await settled()
    await book()
    expect(body(2).get('_cle')).not.toBe(body(0).get('_cle'))
  })
  test('taken, nothing that was typed can come back with the Back button', async () => {
    await start(5)
    type('adresse', 'rue')
    await book()
    await answer('success')
    expect(field('adresse').value).toBe('')
  })
  test('taken on a page without a success area, the server’s words come after the form', async () => {
    await start(5)
    find('[data-role="success"]').remove()
    await book()
    await answer('<p class="success">Pris</p>')
    expect(document.activeElement).toBe(find('form').nextElementSibling)
    expect(document.activeElement?.textContent).toBe('Pris')
  })
  test('what comes of it goes with the island, and so does all else that was drawn', async () => {
    complaints()
    await start(5)
    const before = document.body.innerHTML
    await book()
    await answer('x', { status: 500 })
    expect(document.querySelector('form [role="alert"]')).not.toBeNull()
    engine.lifecycle.sweep(() => true)
    expect(document.querySelector('.ilots-root,.ilots-notice,.ilots-booking-status')).toBeNull()
    expect(before).toContain('ilots-booking-status')
  })
  test('translations that come late are read in what failed, and in the line of its step', async () => {
    complaints()
    await start(5)
    await book()
    await answer('x', { status: 500 })
    engine.store.setState(({ translation }) => ({
      translation: {
        ...translation,
        traductions: { Réessayer: 'Nochmals', 'Étape {step} sur {steps}': 'Schritt {step} von {steps}' },
      },
    }))
    await vi.waitFor(() => expect(find('form [role="alert"] button').textContent).toBe('Nochmals'))
    await vi.waitFor(() => expect(find('progress').getAttribute('aria-label')).toBe('Schritt 5 von 5'))
  })
  test('a refusal of the server’s stands in the result area', async () => {
    await start(5, '<div data-role="result"></div>')
    await book()
    await answer('<p>Ce créneau vient d’être pris.</p>')
    expect(find('[data-role="result"] [role="alert"]').textContent).toBe('Ce créneau vient d’être pris.')
    expect(find('form').hidden).toBe(false)
  })
})

describe('leaving', () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  test('asks from the first submitted step on, not before, and not for a submit', async () => {
    await start(1)
    expect(asks()).toBe(false)
    click(find('.vitre'))
    expect(asks()).toBe(false)
    document.body.innerHTML = form(2)
    await settled()
    expect(asks()).toBe(true)
  })
  test('asks nothing when one of two forms of a booking is sent', async () => {
    await start(2)
    document.body.innerHTML = form(2) + form(2)
    await settled()
    expect(asks()).toBe(true)
    click(find('.vitre'))
    expect(submit).toHaveBeenCalled()
    expect(asks()).toBe(false)
    dispatchEvent(new Event('pageshow'))
    expect(asks()).toBe(true)
  })
  test('asks on a later step that has an address of its own, until it is booked', async () => {
    history.replaceState(null, '', '/rendez-vous/agence')
    await start(5)
    expect(asks()).toBe(true)
    find<HTMLFormElement>('form').requestSubmit(find<HTMLButtonElement>('button:not([type])'))
    await settled()
    expect(asks()).toBe(true)
    await answer('success')
    expect(asks()).toBe(false)
    history.replaceState(null, '', '/')
  })
})

describe('coming back', () => {
  const notice = () => document.querySelector('.ilots-notice')
  const begin = async () => {
    await start(2, '<input name="nom" value="Anne">')
    type('immat', '1234')
    click(radio('agence', 'brest'))
    expect(allStored()).not.toMatch(/a@b\.fr|Anne/)
    submit.mockClear()
  }
  const comeBack = async (step: number) => {
    document.body.innerHTML = form(step)
    await settled()
  }
  test('on the same day offers to go on where it was, with what was typed', async () => {
    await begin()
    await comeBack(1)
    expect(notice()?.textContent).toContain('jusqu’à l’étape 3')
    notice()?.querySelector('button')?.click()
    expect(sent()).toMatchObject({ etape: '3', agence: 'brest', immat: '1234' })
    // Its sender would be a booking's form as well, and ask before it is left.
    expect(document.forms).toHaveLength(1)
  })
  test('not where the server has refused it: that step was not reached', async () => {
    await begin()
    document.body.innerHTML = form(
      1,
      '<div data-role="messages"><p data-field="immat">Cette plaque ne se lit pas.</p></div>',
    )
    await settled()
    expect(notice()).toBeNull()
    await comeBack(1)
    expect(notice()).toBeNull()
    expect(allStored()).toContain('1234')
  })
  test('or to start again, which forgets it', async () => {
    await begin()
    await comeBack(1)
    notice()?.querySelectorAll('button')[1]?.click()
    expect(notice()).toBeNull()
    expect(allStored()).toBe('[{},{}]')
  })
  test('the next day nothing is left', async () => {
    await begin()
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toDateString()
    vi.spyOn(Date.prototype, 'toDateString').mockReturnValue(tomorrow)
    await comeBack(1)
    expect(notice()).toBeNull()
    expect(allStored()).not.toContain('brest')
  })
  test('from the browser’s memory finds the step as shown, and goes on anew', async () => {
    await start(2)
    click(radio('agence', 'brest'))
    expect(find('form').getAttribute('aria-busy')).toBe('true')
    const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    show(false)
    click(radio('agence', 'nantes'))
    expect(submit).toHaveBeenCalledOnce()
    show(true)
    expect(find('form').hasAttribute('aria-busy')).toBe(false)
    await settled()
    expect(field('etape').value).toBe('2')
    click(radio('agence', 'nantes'))
    expect(submit).toHaveBeenCalledTimes(2)
    expect(sent()).toMatchObject({ etape: '3', agence: 'nantes' })
  })
  test('on a later step the server knows already', async () => {
    await begin()
    await comeBack(3)
    expect(notice()).toBeNull()
  })
})

describe('a booking whose pages have several addresses', () => {
  const notice = () => document.querySelector('.ilots-notice')
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const show = async (path: string, step: number, action = '/rdv') => {
    history.replaceState(null, '', path)
    document.body.innerHTML = form(step).replace('"/rdv"', `"${action}"`)
    await settled()
  }
  /** The first step in the home page, the second where its form sends to. */
  const begin = async () => {
    await start(5)
    await show('/', 1)
    type('immat', '1234')
    click(find('.vitre'))
    await show('/rdv?etape=2', 2)
    type('immat', '1234')
    type('code_postal', '44000')
    submit.mockClear()
  }

  test('is one: its first page offers the step that it has come to, with all that was typed', async () => {
    await begin()
    await show('/', 1)
    expect(notice()?.textContent).toContain('jusqu’à l’étape 3')
    notice()?.querySelector('button')?.click()
    expect(sent()).toMatchObject({ etape: '3', immat: '1234', code_postal: '44000' })
  })

  const book = async () => {
    press()
    await settled()
    calls.at(-1)?.answer('success')
    await settled()
  }
  test('and taken, its first page offers nothing, and does not ask before it is left', async () => {
    await begin()
    await show('/rdv?etape=5', 5)
    await book()
    await show('/', 1)
    expect([notice(), asks(), allStored()]).toEqual([null, false, '[{},{}]'])
  })

  test('is not another form’s of the same site', async () => {
    await begin()
    await show('/', 1, '/devis')
    expect([notice(), asks()]).toEqual([null, false])
    await show('/', 1, '/rdv?agence=brest')
    expect(notice()).not.toBeNull()
  })

  test('is one as well where each step sends to an address of its own', async () => {
    await start(5)
    await show('/rdv/1', 1, '/rdv/2')
    click(find('.vitre'))
    await show('/rdv/2', 2, '/rdv/3')
    type('code_postal', '44000')
    await show('/rdv/1', 1, '/rdv/2')
    expect(notice()?.textContent).toContain('jusqu’à l’étape 3')
    await show('/rdv/5', 5, '/rdv/6')
    await book()
    expect(allStored()).toBe('[{},{}]')
  })

  test('that version 0.1 has kept by the path of the page goes on, key and all', async () => {
    await start(5)
    const mark = markOf(engine.config)
    const day = new Date().toDateString()
    const old = { day, step: 3, fields: [['immat', '1234']], secret: [] }
    sessionStorage.setItem('plateforme-booking /rdv', mark + JSON.stringify(old))
    sessionStorage.setItem('plateforme-begun /rdv', `${mark}"k3y"`)
    await show('/rdv', 1)
    notice()?.querySelector('button')?.click()
    expect(sent()).toMatchObject({ etape: '3', immat: '1234' })
    expect(allStored()).not.toContain(' /rdv"')
    await show('/rdv', 5)
    press()
    await settled()
    expect(new URLSearchParams(String(calls.at(-1)?.init.body)).get('_cle')).toBe('k3y')
  })
})

test('without a step field, the console says what is missing', async () => {
  const { errors } = complaints()
  await start()
  document.body.innerHTML = '<form data-ilot="booking"><input name="immat"></form>'
  await settled()
  expect(errors).toEqual([expect.stringContaining('etape')])
})

describe('what is kept of it', () => {
  const KEY = `plateforme-booking ${location.origin}/rdv`
  const notice = () => document.querySelector('.ilots-notice')
  const kept = () => sessionStorage.getItem(KEY) ?? ''
  const goOn = async (more: string, attribute = '') => {
    await start(2)
    document.body.innerHTML = form(2, more).replace('<form', `<form ${attribute}`)
    await settled()
    type('immat', '1234')
    click(radio('agence', 'brest'))
  }

  test('is what §3.14 names, hidden on this step or not, and nothing else', async () => {
    await goOn(`<input type="hidden" name="jeton" value="j3ton"><input name="note" value="n0te"><input type="password" name="adresse" value="s3cret">
<input type="hidden" name="filter[x][0][choix]" value="chOix"><select name="filter[x][1][choix]"><option>Choix2</option></select>
<input name="filter[x][2][courriel]" value="tap3"><input type="tel" name="telephone" value="0199">`)
    expect(kept()).toMatch(/1234.*brest.*chOix.*Choix2/)
    expect(kept()).not.toMatch(/j3ton|n0te|s3cret|tap3|0199|a@b/)
  })

  test.each([
    'autocomplete="off"',
    'autocomplete="OFF"',
    'autocomplete="section-a billing cc-number"',
    'autocomplete="one-time-code"',
    'autocomplete="new-password"',
    'data-keep="off"',
  ])('is never a field with %s, nor what a later page makes of it', async (attribute) => {
    await goOn(`<input name="filter[a][b][c]" ${attribute} type="checkbox" value="tu" checked>`)
    expect(kept()).toContain('1234')
    expect(kept()).not.toContain('"tu"')
    document.body.innerHTML = form(3, '<input type="hidden" name="filter[a][b][c]" value="tu">')
    await settled()
    click(radio('type', 'atelier'))
    expect(kept()).toContain('atelier')
    expect(kept()).not.toContain('"tu"')
  })

  test('is nothing of a form that is not to be completed, and what was kept before goes', async () => {
    await goOn('')
    expect(kept()).toContain('1234')
    await goOn('', 'autocomplete="off"')
    expect(kept()).toBe('')
  })

  test.each([
    ['local', 1, 2],
    ['off', 0, 2],
  ])('with data-keep="%s" is where the page says', async (where, inLocal, inSession) => {
    await goOn('', `data-keep="${where}"`)
    // The booking's key and its name are kept in the tab in any case.
    expect([localStorage.length, sessionStorage.length]).toEqual([inLocal, inSession])
  })

  test('by an older version, on this device for whoever comes, goes', async () => {
    const old = { day: new Date().toDateString(), step: 3, fields: [['immat', 'AB123CD']] }
    localStorage.setItem(KEY, JSON.stringify(old))
    await start(1)
    expect(notice()).toBeNull()
    expect(allStored()).toBe('[{},{}]')
  })

  test('in another session is not offered', async () => {
    await goOn('')
    engine.config.session.hash = 'autre'
    document.body.innerHTML = form(1)
    await settled()
    expect(notice()).toBeNull()
  })

  test('and forgotten meanwhile is not gone on with', async () => {
    await goOn('')
    document.body.innerHTML = form(1)
    await settled()
    submit.mockClear()
    makeApi(engine).forget()
    notice()?.querySelector('button')?.click()
    expect(submit).not.toHaveBeenCalled()
  })

  const day = new Date().toDateString()
  test.each([
    '{',
    'null',
    '[]',
    `{"day":"${day}","step":"3","fields":[],"secret":[]}`,
    `{"day":"${day}","step":3,"fields":{},"secret":[]}`,
    `{"__proto__":{"day":"${day}","step":3,"fields":[],"secret":[]}}`,
    `{"day":"${day}","step":3,"fields":[["immat","${'x'.repeat(1_000_000)}"]],"secret":[]}`,
  ])('by somebody else is not offered: %.60s', async (text) => {
    await start(1)
    sessionStorage.setItem(KEY, markOf(engine.config) + text)
    document.body.innerHTML = form(1)
    await settled()
    expect(notice()).toBeNull()
    expect(find('form').dataset.ilotMounted).toBe('booking')
  })

  test('by somebody else adds no field', async () => {
    await start(1)
    const fields = [['immat', '1'], ['submit', 'x'], ['__proto__', 'x'], ['prix', '0'], ['lat', 7], null]
    sessionStorage.setItem(
      KEY,
      markOf(engine.config) + JSON.stringify({ day, step: 3, fields, secret: [{}] }),
    )
    document.body.innerHTML = form(1)
    await settled()
    notice()?.querySelector('button')?.click()
    expect(sent()).toEqual({ etape: '3', immat: '1' })
  })

  test.each(['https://ailleurs.example/rdv', 'javascript:alert(1)'])(
    'is not offered to a form that sends to %s',
    async (action) => {
      await goOn('')
      document.body.innerHTML = form(1).replace('action="/rdv"', `action="${action}"`)
      await settled()
      expect(notice()).toBeNull()
    },
  )

  test('is nothing where the browser forbids it, and the booking goes on', async () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, forbidden)
    await goOn('')
    expect(sent()).toMatchObject({ etape: '3', agence: 'brest' })
  })

  test('is known by a word of ours, whatever others have written', async () => {
    await start(1)
    sessionStorage.setItem(
      `plateforme-begun ${location.origin}/rdv`,
      `${markOf(engine.config)}"<b>${'x'.repeat(100)}"`,
    )
    document.body.innerHTML = form(5)
    await settled()
    find<HTMLFormElement>('form').requestSubmit(find<HTMLButtonElement>('button:not([type])'))
    await settled()
    expect(new URLSearchParams(String(calls.at(-1)?.init.body)).get('_cle')).toMatch(/^\w+$/)
  })
})

describe('nothing is sent without the visitor', () => {
  const untouched = () =>
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: false, isActive: false })
  const focused = () => field('code_postal').focus()

  test('a postal code that the page gives is no typing, whatever it looks like', async () => {
    await start(2, '', () => {
      // As browsers have it whose page says `value="29000&#10;"`: the field’s own value has no line end.
      field('code_postal').value = '29000'
      field('code_postal').defaultValue = '29000\n'
      field('code_postal').value = '29000'
      focused()
    })
    expect(submit).not.toHaveBeenCalled()
  })
  test('nor is what the browser has put back, before the visitor has done anything', async () => {
    untouched()
    await start(2, '', () => {
      field('code_postal').value = '29000'
      focused()
    })
    expect(submit).not.toHaveBeenCalled()
  })
  test('nor what a script says has been typed', async () => {
    untouched()
    await start(2)
    type('code_postal', '29000')
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('a form that sends elsewhere', () => {
  test.each(['https://ailleurs.example/rdv', '//ailleurs.example/rdv', 'javascript:void 0'])(
    '(%s) is no booking',
    async (action) => {
      const { warnings } = complaints()
      await start(2, '', () => find('form').setAttribute('action', action))
      expect(find('form').hasAttribute('data-ilot-mounted')).toBe(false)
      expect(warnings).toEqual([expect.stringContaining('ILOTS-203')])
    },
  )
  test('since the page was opened is not sent either', async () => {
    complaints()
    await start(2)
    find('form').setAttribute('action', 'https://ailleurs.example/rdv')
    click(radio('agence', 'nantes'))
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('what content puts into the template’s booking', () => {
  const content = (html: string) => `<div data-ilots-content>${html}</div>`

  test('stands for none of its areas', async () => {
    await start(5, '<p data-role="result" id="reponse"></p>', () => {
      find('form').insertAdjacentHTML('beforebegin', content('<p hidden data-role="success">Piège</p>'))
      find('form').insertAdjacentHTML('afterbegin', content('<p data-role="result" id="piege"></p>'))
      find('[data-role="success"]:empty').innerHTML =
        `${content('<p data-role="booked" id="faux"></p>')}<p>Pris</p>`
    })
    press()
    await settled()
    await answer('Complet')
    expect([find('#piege').textContent, find('#reponse').textContent]).toEqual(['', 'Complet'])
    press()
    await settled()
    await answer('<p class="success">Pris</p>')
    expect(find('[data-ilots-content] [data-role="success"]').hidden).toBe(true)
    expect(document.activeElement?.textContent).toContain('Pris')
    expect(find('#faux').textContent).toBe('')
  })

  test('is neither its line nor its summary', async () => {
    await start(1, '', () => {
      const parts =
        '<p data-role="status" id="ligne"></p><p data-role="vehicle-summary" id="resume"><b data-field="marque"></b></p>'
      find('form').insertAdjacentHTML('afterbegin', content(parts))
    })
    type('immat', 'AB-123-CD')
    await settled()
    await answer('{"return":"success","marque":"Peugeot","modele":"308","annee":2019}')
    expect([find('#ligne').textContent, find('#resume').textContent]).toEqual(['', ''])
    expect(find('[data-role="vehicle-summary"]:not(#resume)').textContent).toContain('Peugeot')
  })
})

describe('a reset of the form', () => {
  const reset = async () => {
    find<HTMLFormElement>('form').reset()
    await settled()
  }

  test('takes the coordinates of another address from the hidden fields, and what was said of it', async () => {
    await start(2)
    fillPlace()
    type('adresse', 'autre rue')
    expect(field('lat').value).toBe('')
    enter('adresse')
    expect(status()).not.toBe('')
    await reset()
    expect([field('lat').value, field('lng').value, field('adresse').value, status()]).toEqual([
      '47',
      '-1',
      '',
      '',
    ])
  })

  test('takes the vehicle of another number away', async () => {
    await start()
    type('immat', 'ab123cd')
    await answer('{"return":"success","marque":"Peugeot","modele":"308","annee":2019}')
    expect(find('[data-role="vehicle-summary"]').textContent).toBe('Peugeot3082019')
    await reset()
    expect([find('[data-role="vehicle-summary"]').textContent, status()]).toEqual(['', ''])
  })
})
