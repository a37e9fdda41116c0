import { describeService } from '../../src/island/describe'

/** Short messages that disappear by themselves: a service for islands and pages (contract §2). */
export const toast = describeService('toast', () => import('./mount'), {
  service: 'toaster',
  methods: ['show'],
})
