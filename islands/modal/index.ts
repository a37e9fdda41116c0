import { describeService } from '../../src/island/describe'

/** The generic dialog and the pop-up: a service for islands, pages and old globals (§3.8, §3.9, §4.8). */
export const modal = describeService('modal', () => import('./mount'), {
  service: 'modal',
  methods: ['open', 'popup', 'close', 'alert', 'confirm', 'preload'],
})
