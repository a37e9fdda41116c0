import { over } from '../../e2e/reading/journey'

export const journey = over('secure-link/simple', 'Tab')
