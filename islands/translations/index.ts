import { describeService } from '../../src/island/describe'

/** Runtime translations: loaded when a text is asked for, and learnt by the server (§7.12). */
export const translations = describeService('translations', () => import('./mount'), {
  service: 'translations',
  methods: ['want'],
})
