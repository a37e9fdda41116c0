import { choice } from '../../src/island/attributes'

export const attributes = { history: choice(['on', 'off'], 'on') }
