import { text } from '../../src/island/attributes'

export const attributes = { title: text(), text: text(), url: text() }
