import { over } from '../../e2e/reading/journey'

export const journey = over('lightbox/groupe', 'ArrowRight', 'Tab', 'Tab')
