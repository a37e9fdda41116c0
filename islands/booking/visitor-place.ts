/** Where the visitor is: typed in the address fields (§4.11, §5.4), or found by the device (§8.4, §9.8). */
import { isOfInputMethod } from '../../src/dom/keys'
import { membersOf } from '../../src/dom/members'
import { afterReset } from '../../src/forms/after-reset'
import { showBusy } from '../../src/forms/busy'
import { isTyped } from '../../src/forms/typed'
import { leadTo } from '../../src/overlay/focus'
import { isAbort, request } from '../../src/server/request'
import { withQuery } from '../../src/server/urls'
import { addressOf } from './address'
import type { BookingContext } from './context'
import { around, bringHiddenBack, clearChoice, fieldOf, fill, isOf, type Name, textOf } from './fields'
import { type Place, readPlace } from './replies'
import { isPlaced, isPostalCode } from './rules'
import { advance } from './steps'

/** The address, the postal code and their button: a position that is known leads to the next step. */
export function watchAddress(context: BookingContext): void {
  const { form, listen, showStatus, signal } = context
  const hasPlace = () => isFound(form)
  const hasCode = () => isPostalCode(textOf(form, 'code_postal'))
  /** Empties what was found for another address (§5.4). */
  const forget = (...names: readonly Name[]) => {
    for (const name of names) fill(form, name, '')
  }
  listen('input', (event) => {
    // The position was found for the previous address.
    if (isOf(event, form, 'adresse')) forget('lat', 'lng', 'code_postal')
    if (isOf(event, form, 'code_postal') && hasCode()) changePlace(context)
  })
  listen('change', (event) => {
    if (!isOf(event, form, 'adresse')) return
    if (textOf(form, 'adresse').trim() === '') forget('lat', 'lng')
    else if (hasPlace()) advance(context)
  })
  listen('keydown', (event) => {
    const isAddress = isOf(event, form, 'adresse')
    if (event.key !== 'Enter' || event.defaultPrevented || !(isAddress || isOf(event, form, 'code_postal')))
      return
    event.preventDefault()
    if (isOfInputMethod(event) || event.repeat) return
    if (isAddress ? hasPlace() : hasCode()) changePlace(context)
    else showStatus('needsPosition')
  })
  listen('click', (event) => {
    if (!around(event, '[data-role="postal-code-button"]', form)) return
    event.preventDefault()
    if (hasCode()) changePlace(context)
    else askPlace(context)
  })
  const onReset = () => {
    bringHiddenBack(form)
    showStatus('')
  }
  afterReset(form, onReset, signal)
}

/** Whether the address has its coordinates. */
const isFound = (form: HTMLFormElement): boolean =>
  isPlaced({ lat: textOf(form, 'lat'), lng: textOf(form, 'lng'), adresse: textOf(form, 'adresse') })

/**
 * Whether what is typed on this step leads nowhere: an address without its coordinates (§5.4), a postal code of another
 * length. Where the page has no way to find the visitor, an address is only a text.
 */
export function isPlaceMissing({ form }: BookingContext): boolean {
  const shown = (['adresse', 'code_postal'] as const).filter((name) => {
    const field = fieldOf(form, name)
    return field && field.type !== 'hidden'
  })
  const isTyped = shown.some((name) => textOf(form, name).trim() !== '')
  const hasWay = shown.includes('code_postal') || membersOf(form).querySelector('[data-role="geolocate"]')
  return isTyped && hasWay !== null && !isFound(form) && !isPostalCode(textOf(form, 'code_postal'))
}

/** Says what leads on. */
export function askPlace({ form, showStatus }: BookingContext): void {
  showStatus('needsPosition')
  leadTo(fieldOf(form, 'code_postal') ?? fieldOf(form, 'adresse'))
}

/** A postal code that was typed before any script was here goes on as any other: the visitor is still in its field. */
export function takeTyped(context: BookingContext): void {
  const field = fieldOf(context.form, 'code_postal')
  if (!(field instanceof HTMLInputElement) || field !== document.activeElement) return
  if (isTyped(field) && isPostalCode(field.value)) changePlace(context)
}

/** Goes on with the new place; the branch that was chosen belongs to another one. */
function changePlace(context: BookingContext): void {
  clearChoice(context.form, 'agence')
  advance(context)
}

/** Milliseconds (§9.8). */
const OPTIONS = { timeout: 5_000, maximumAge: 60_000 }
/** Precise positions are asked of phones only: a desktop browser takes longer and is no more precise. */
const isMobile = (): boolean => matchMedia('(pointer: coarse)').matches

/** The button that asks the device for its position (§8.4): never asked without a click. */
export function watchGeolocation(context: BookingContext): void {
  let isAsking = false
  context.listen('click', (event) => {
    const button = around(event, '[data-role="geolocate"]', context.form)
    if (!button || event.defaultPrevented) return
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    const busy = new AbortController()
    showBusy(context.form, button, AbortSignal.any([busy.signal, context.signal]))
    locate(context).finally(() => {
      isAsking = false
      busy.abort()
    })
  })
}

/** Finds the visitor's address and goes on with it. Never rejects. */
async function locate(context: BookingContext): Promise<void> {
  const { page, say, showStatus } = context
  // Browsers locate in secure pages only; on others, some have the object all the same and refuse.
  if (!('geolocation' in navigator) || !isSecureContext) return page.modal.alert(() => say('unsupported'))
  showStatus('locating')
  try {
    const { coords } = await askPosition()
    const place = await findAddress(coords, context)
    showStatus('')
    if (place) fillPlace(coords, place, context)
    else await page.modal.alert(() => say('noAddress'))
  } catch (error) {
    showStatus('')
    if (!isAbort(error)) await tellFailure(error, context)
  }
}

const askPosition = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { ...OPTIONS, enableHighAccuracy: isMobile() }),
  )

/** Requests the address of a position (§7.14). @returns undefined without one, also after a failed call (contract §7). */
function findAddress(coords: GeolocationCoordinates, context: BookingContext): Promise<Place | undefined> {
  const { latitude, longitude } = coords
  const query = new URLSearchParams({ action: 'reverse', lat: String(latitude), lng: String(longitude) })
  const url = withQuery(addressOf(context.page), query)
  return request(context, { method: 'GET', url, read: readPlace }).catch((error) => {
    if (isAbort(error)) throw error
    return undefined
  })
}

function fillPlace(coords: GeolocationCoordinates, place: Place, context: BookingContext): void {
  const { form } = context
  fill(form, 'lat', String(coords.latitude))
  fill(form, 'lng', String(coords.longitude))
  fill(form, 'code_postal', place.code_postal)
  fill(form, 'adresse', place.adresse)
  context.showStatus('found', { address: place.adresse || place.code_postal })
  changePlace(context)
}

/** Says that there is no position; after a refusal also how to allow it, and that an address can be typed instead. */
async function tellFailure(error: unknown, { page, say }: BookingContext): Promise<void> {
  const isRefused = (error as GeolocationPositionError).code === 1
  await page.modal.open({
    titre: () => say('attention'),
    contenu: () => [say('noPosition'), ...(isRefused ? [say('denied')] : [])].join('\n\n'),
    contenubas: '',
    buttons: [{ titre: () => say('ok'), important: true, autoclose: true }],
  })
}
