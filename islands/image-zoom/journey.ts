import { over } from '../../e2e/reading/journey'

export const journey = over('image-zoom/simple', 'Tab')
