import { describeService } from '../../src/island/describe'

/** Fetches ahead what a visitor is likely to need next (contract §8, `warm`). */
export const warmUp = describeService('warm-up', () => import('./mount'), {
  service: 'warmUp',
  methods: ['begin', 'load'],
})
