import { describeService } from '../../src/island/describe'

/**
 * Runtime translations: loaded when a text is asked for, and learnt by the server (§7.12); the English of the console
 * (contract §2).
 */
export const translations = describeService('translations', () => import('./mount'), {
  service: 'translations',
  methods: ['want', 'inEnglish'],
})
