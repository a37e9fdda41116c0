import { describeService } from '../../src/island/describe'

/** Checks an integrator's own islands and makes their modules; fetched with the first of them. */
export const registration = describeService(
  'registration',
  () => import('./mount'),
  'registration admit moduleOf moduleOfReact',
)
