/** Where the device is (§8.4, §9.8): asked for at a click, and only until the visitor types where they are. */
import { afterReset } from '../../src/forms/after-reset'
import { showBusy, showWaiting } from '../../src/forms/busy'
import { openDialog } from '../../src/overlay/open-dialog'
import { isAbort, request } from '../../src/server/request'
import { withQuery } from '../../src/server/urls'
import { type BookingContext, callAddress } from './context'
import { around, fill, isOf, textOf } from './fields'
import { type Place, readPlace } from './replies'
import { changePlace } from './visitor-place'

/** Milliseconds (§9.8). */
const OPTIONS = { timeout: 5_000, maximumAge: 60_000 }
/** Milliseconds. The device's limit begins with the permission, and a question may stay open for ever. */
const PATIENCE = 30_000
/** Precise positions are asked of phones only: a desktop browser takes longer and is no more precise. */
const isMobile = (): boolean => matchMedia('(pointer: coarse)').matches

/** Browsers locate in secure pages only; in others, some have the object but refuse each call. */
const canLocate = (): boolean => 'geolocation' in navigator && isSecureContext

/**
 * The button that asks the device for its position (§8.4): never asked without a click. A second click begins anew;
 * typing, a reset and a submit end the search: what is found for it would come over what has been written since.
 */
export function watchGeolocation(context: BookingContext): void {
  const { form, listen, page, say, showStatus, signal } = context
  let search: AbortController | undefined
  const end = () => {
    if (search) showStatus('')
    search?.abort()
    search = undefined
  }
  const seek = async (button: HTMLElement) => {
    end()
    search = new AbortController()
    const searchSignal = AbortSignal.any([search.signal, signal])
    showBusy(form, null, searchSignal)
    showWaiting(button, searchSignal)
    showStatus('locating')
    const before = typedIn(form)
    const goOn = await locate(context, searchSignal)
    if (searchSignal.aborted) return
    end()
    // A script may have written there without a word.
    if (typedIn(form) === before) goOn()
  }
  listen('click', (event) => {
    const button = around(event, '[data-role="geolocate"]', form)
    if (!button || event.defaultPrevented) return
    event.preventDefault()
    if (canLocate()) void seek(button)
    else void page.modal.alert(() => say('unsupported'))
  })
  listen('input', (event) => {
    if (isOf(event, form, 'adresse') || isOf(event, form, 'code_postal')) end()
  })
  listen('submit', ({ target }) => target === form && end())
  afterReset(form, end, signal)
}

const typedIn = (form: HTMLFormElement): string =>
  JSON.stringify([textOf(form, 'adresse'), textOf(form, 'code_postal')])

/** Finds the visitor's address. @returns what follows from it, unless the search has ended. Never rejects. */
async function locate(context: BookingContext, signal: AbortSignal): Promise<() => void> {
  const { page, say } = context
  try {
    const { coords } = await askPosition(signal)
    const place = await findAddress(coords, { ...context, signal })
    if (place) return () => fillPlace(coords, place, context)
    return () => void page.modal.alert(() => say('noAddress'))
  } catch (error) {
    return () => void (isAbort(error) || showLocationFailure(error, context))
  }
}

/** Asks the device. Rejects when it refuses, has no position, has not answered in time, or when `signal` aborts. */
function askPosition(signal: AbortSignal): Promise<GeolocationPosition> {
  let limit: ReturnType<typeof setTimeout>
  return new Promise<GeolocationPosition>((resolve, reject) => {
    limit = setTimeout(reject, PATIENCE, new Error(`pas de réponse en ${PATIENCE / 1000} s`))
    signal.addEventListener('abort', () => reject(signal.reason))
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      ...OPTIONS,
      enableHighAccuracy: isMobile(),
    })
  }).finally(() => clearTimeout(limit))
}

/** Requests the address of a position (§7.14). @returns undefined when there is none or the call fails. */
function findAddress(coords: GeolocationCoordinates, context: BookingContext): Promise<Place | undefined> {
  const { latitude, longitude } = coords
  const query = new URLSearchParams({ action: 'reverse', lat: String(latitude), lng: String(longitude) })
  const url = withQuery(callAddress(context.page), query)
  return request(context, { method: 'GET', url, read: readPlace }).catch((error) => {
    if (isAbort(error)) throw error
    return undefined
  })
}

function fillPlace(coords: GeolocationCoordinates, place: Place, context: BookingContext): void {
  const { form } = context
  fill(form, 'lat', String(coords.latitude))
  fill(form, 'lng', String(coords.longitude))
  fill(form, 'code_postal', place.postalCode)
  fill(form, 'adresse', place.address)
  context.showStatus('found', { address: place.address || place.postalCode })
  changePlace(context)
}

/** Says that there is no position; after a refusal also how to allow it, and that an address can be typed instead. */
async function showLocationFailure(error: unknown, { page, say }: BookingContext): Promise<void> {
  const isRefused = (error as GeolocationPositionError).code === 1
  await openDialog(page, {
    title: () => say('attention'),
    content: () => [say('noPosition'), ...(isRefused ? [say('denied')] : [])].join('\n\n'),
    buttons: [{ title: () => say('ok'), isImportant: true, closes: true }],
  })
}
