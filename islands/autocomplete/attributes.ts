import { settings } from './settings'

export const attributes = { autocomplete: settings }
