/** Where the visitor is, asked for only when they ask (§8.4, §9.8). */

import { membersOf } from '../../src/dom/members'
import { showBusy } from '../../src/forms/busy'
import { isAbort, request } from '../../src/server/request'
import { clearChoice, fill } from './fields'
import type { Context } from './mount'
import { type Place, readPlace } from './replies'
import { say } from './status'
import { advance } from './steps'

/** §9.8. Milliseconds. */
const OPTIONS = { timeout: 5_000, maximumAge: 60_000 }
/** A phone knows its place to the metre; a desk's browser takes longer and knows no more. */
const isMobile = (): boolean => matchMedia('(pointer: coarse)').matches

export function watchGeolocation(form: HTMLFormElement, context: Context): void {
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

/** Never rejects. */
async function locate(form: HTMLFormElement, context: Context): Promise<void> {
  const { engine, say: text } = context
  // Browsers have it in secure pages only; some leave the object there and refuse.
  if (!('geolocation' in navigator) || !isSecureContext)
    return engine.services.modal.alert(text('unsupported'))
  say(context, 'locating')
  try {
    const { coords } = await position()
    const place = await reverse(coords, context)
    say(context, '')
    if (place) arrive(form, coords, place, context)
    else await engine.services.modal.alert(text('noAddress'))
  } catch (error) {
    say(context, '')
    if (!isAbort(error)) await tellFailure(error, context)
  }
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { ...OPTIONS, enableHighAccuracy: isMobile() }),
  )

/** §7.14. A failed call is no address (contract §7). */
function reverse(
  { latitude, longitude }: GeolocationCoordinates,
  context: Context,
): Promise<Place | undefined> {
  const query = new URLSearchParams({ action: 'reverse', lat: String(latitude), lng: String(longitude) })
  const url = `/${context.engine.config.site}/objets/traitement.php?${query}`
  return request(context, { method: 'GET', url, read: readPlace }).catch((error) => {
    if (isAbort(error)) throw error
    return undefined
  })
}

function arrive(
  form: HTMLFormElement,
  { latitude, longitude }: GeolocationCoordinates,
  { code_postal, adresse }: Place,
  context: Context,
): void {
  for (const [name, value] of [
    ['lat', String(latitude)],
    ['lng', String(longitude)],
    ['code_postal', code_postal],
    ['adresse', adresse],
  ] as const)
    fill(form, name, value)
  say(context, 'found', { address: adresse || code_postal })
  clearChoice(form, 'agence')
  advance(form, context)
}

/** Refused: how to allow it, and the typed way that stays open. */
async function tellFailure(error: unknown, { engine, say: text }: Context): Promise<void> {
  const isRefused = (error as GeolocationPositionError).code === 1
  await engine.services.modal.open({
    titre: () => text('attention'),
    contenu: [text('noPosition'), ...(isRefused ? [text('denied')] : [])].join('\n\n'),
    contenubas: '',
    buttons: [{ titre: () => text('ok'), important: true, autoclose: true }],
  })
}
