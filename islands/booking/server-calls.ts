/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { replacement } from '../../src/server/replaced'
import { place, readPlace, readVehicle, vehicle } from './replies'
import texts from './server-calls.json' with { type: 'json' }

const { calls, meanings } = texts

export const serverCalls: readonly Call[] = [
  toEndpoint('booking', {
    ...calls.vehicle,
    name: 'vehicle',
    method: 'GET',
    reply: {
      ...calls.vehicle.reply,
      type: 'json',
      of: 'object',
      objects: [describeShape(vehicle, meanings.vehicle)],
      read: readVehicle,
    },
  }),
  toEndpoint('booking', {
    ...calls.place,
    name: 'place',
    method: 'GET',
    reply: {
      ...calls.place.reply,
      type: 'json',
      of: 'object',
      objects: [describeShape(place, meanings.place)],
      read: readPlace,
    },
  }),
  toEndpoint('booking', {
    ...calls.book,
    name: 'book',
    method: 'POST',
    reply: { ...calls.book.reply, type: 'html', read: replacement },
  }),
]
