import { describeService } from '../../src/island/describe'

/** Shows integrators what happens in their page: a service, whose code is fetched when it is called (contract §1). */
export const inspector = describeService('inspector', () => import('./mount'), {
  service: 'inspector',
  methods: ['open', 'close', 'load'],
})
