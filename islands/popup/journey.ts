import { over } from '../../e2e/reading/journey'

export const journey = over('popup/simple', 'Tab')
