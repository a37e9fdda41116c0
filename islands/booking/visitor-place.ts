/** Where the visitor is: typed in the address fields (§4.11, §5.4), or found by the device (§8.4, §9.8). */
import { membersOf } from '../../src/dom/members'
import { showBusy } from '../../src/forms/busy'
import { isAbort, request } from '../../src/server/request'
import type { BookingContext } from './context'
import { clearChoice, fieldOf, fill, forgetPlace, type Name, textOf } from './fields'
import { type Place, readPlace } from './replies'
import { isPlaced, isPostalCode } from './rules'
import { showStatus } from './status'
import { advance } from './steps'

/** The address, the postal code and their button: a position that is known leads to the next step. */
export function watchAddress(form: HTMLFormElement, context: BookingContext): void {
  const is = ({ target }: Event, name: Name) => target !== null && target === fieldOf(form, name)
  context.listen('input', (event) => {
    // The position was found for the previous address.
    if (is(event, 'adresse')) forgetPlace(form, ['lat', 'lng', 'code_postal'])
    if (is(event, 'code_postal') && isPostalCode(textOf(form, 'code_postal'))) changePlace(form, context)
  })
  context.listen('change', (event) => {
    if (!is(event, 'adresse')) return
    if (textOf(form, 'adresse').trim() === '') forgetPlace(form, ['lat', 'lng'])
    else if (hasPlace(form)) advance(form, context)
  })
  context.listen('keydown', (event) => {
    const isAddress = is(event, 'adresse')
    if (event.key !== 'Enter' || event.defaultPrevented || !(isAddress || is(event, 'code_postal'))) return
    event.preventDefault()
    if (event.isComposing || event.repeat) return
    if (isAddress ? hasPlace(form) : isPostalCode(textOf(form, 'code_postal'))) changePlace(form, context)
    else showStatus(context, 'needsPosition')
  })
  context.listen('click', (event) => {
    const { target } = event
    if (!(target instanceof Element) || !membersOf(target).closest('[data-role="postal-code-button"]')) return
    event.preventDefault()
    if (isPostalCode(textOf(form, 'code_postal'))) changePlace(form, context)
    else {
      showStatus(context, 'needsPosition')
      fieldOf(form, 'code_postal')?.focus()
    }
  })
}

/** A postal code that was typed before any script was here goes on as any other: the visitor is still in its field. */
export function takeTyped(form: HTMLFormElement, context: BookingContext): void {
  const field = fieldOf(form, 'code_postal')
  if (!(field instanceof HTMLInputElement) || field !== document.activeElement) return
  if (field.value !== field.defaultValue && isPostalCode(field.value)) changePlace(form, context)
}

const hasPlace = (form: HTMLFormElement): boolean =>
  isPlaced({ lat: textOf(form, 'lat'), lng: textOf(form, 'lng'), adresse: textOf(form, 'adresse') })

/** Goes on with the new place; the branch that was chosen belongs to another one. */
function changePlace(form: HTMLFormElement, context: BookingContext): void {
  clearChoice(form, 'agence')
  advance(form, context)
}

/** Milliseconds (§9.8). */
const OPTIONS = { timeout: 5_000, maximumAge: 60_000 }
/** Precise positions are asked of phones only: a desktop browser takes longer and is no more precise. */
const isMobile = (): boolean => matchMedia('(pointer: coarse)').matches

/** The button that asks the device for its position (§8.4): never asked without a click. */
export function watchGeolocation(form: HTMLFormElement, context: BookingContext): void {
  let isAsking = false
  context.listen('click', (event) => {
    const button =
      event.target instanceof Element
        ? membersOf(event.target).closest<HTMLElement>('[data-role="geolocate"]')
        : null
    if (!button || event.defaultPrevented) return
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    const busy = new AbortController()
    showBusy(form, button, AbortSignal.any([busy.signal, context.signal]))
    locate(form, context).finally(() => {
      isAsking = false
      busy.abort()
    })
  })
}

/** Finds the visitor's address and goes on with it. Never rejects. */
async function locate(form: HTMLFormElement, context: BookingContext): Promise<void> {
  const { page, say: text } = context
  // Browsers locate in secure pages only; on others, some have the object all the same and refuse.
  if (!('geolocation' in navigator) || !isSecureContext) return page.modal.alert(() => text('unsupported'))
  showStatus(context, 'locating')
  try {
    const { coords } = await askPosition()
    const place = await findAddress(coords, context)
    showStatus(context, '')
    if (place) fillPlace(form, coords, place, context)
    else await page.modal.alert(() => text('noAddress'))
  } catch (error) {
    showStatus(context, '')
    if (!isAbort(error)) await tellFailure(error, context)
  }
}

const askPosition = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { ...OPTIONS, enableHighAccuracy: isMobile() }),
  )

/** Requests the address of a position (§7.14). @returns undefined without one, also after a failed call (contract §7). */
function findAddress(
  { latitude, longitude }: GeolocationCoordinates,
  context: BookingContext,
): Promise<Place | undefined> {
  const query = new URLSearchParams({ action: 'reverse', lat: String(latitude), lng: String(longitude) })
  const url = `/${context.page.config.site}/objets/traitement.php?${query}`
  return request(context, { method: 'GET', url, read: readPlace }).catch((error) => {
    if (isAbort(error)) throw error
    return undefined
  })
}

function fillPlace(
  form: HTMLFormElement,
  { latitude, longitude }: GeolocationCoordinates,
  { code_postal, adresse }: Place,
  context: BookingContext,
): void {
  for (const [name, value] of [
    ['lat', String(latitude)],
    ['lng', String(longitude)],
    ['code_postal', code_postal],
    ['adresse', adresse],
  ] as const)
    fill(form, name, value)
  showStatus(context, 'found', { address: adresse || code_postal })
  clearChoice(form, 'agence')
  advance(form, context)
}

/** Says that there is no position; after a refusal also how to allow it, and that an address can be typed instead. */
async function tellFailure(error: unknown, { page, say: text }: BookingContext): Promise<void> {
  const isRefused = (error as GeolocationPositionError).code === 1
  await page.modal.open({
    titre: () => text('attention'),
    contenu: () => [text('noPosition'), ...(isRefused ? [text('denied')] : [])].join('\n\n'),
    contenubas: '',
    buttons: [{ titre: () => text('ok'), important: true, autoclose: true }],
  })
}
