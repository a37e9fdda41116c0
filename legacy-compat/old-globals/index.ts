import { describeService } from '../../src/island/describe'

/** What old globals need later: plugin content, the messages of their form checks, the census (contract §6). */
export const oldGlobals = describeService('old-globals', () => import('./mount'), {
  service: 'oldGlobals',
  methods: ['run', 'alert', 'warn', 'rows', 'table'],
})
