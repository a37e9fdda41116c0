import { choice } from '../../src/attributes'

export const attributes = { history: choice(['on', 'off'], 'on') }
