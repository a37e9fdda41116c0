import { over } from '../../e2e/reading/journey'

export const journey = over('squeezebox/ajax', 'Tab')
