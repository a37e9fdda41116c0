import { text } from '../../src/attributes'

export const attributes = { title: text(), text: text(), url: text() }
