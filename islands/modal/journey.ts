import { over } from '../../e2e/reading/journey'

export const journey = over('modal/boutons', 'Shift+Tab', 'Shift+Tab')
