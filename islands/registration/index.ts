import { describeService } from '../../src/island/describe'

/**
 * Checks what an integrator gives, islands of their own and names in the configuration; fetched with the first of
 * them.
 */
export const registration = describeService('registration', () => import('./mount'), {
  service: 'customIslands',
  methods: ['checkDefinition', 'moduleOf', 'moduleOfReact', 'checkConfig'],
})
