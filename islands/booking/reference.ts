import { defineReference } from '../../src/island/define-reference'
import { NOT_STORED } from '../../src/island/shared-reference'
import { attributes } from './context'
import { parts } from './parts'
import texts from './reference.json' with { type: 'json' }
import { serverCalls } from './server-calls'
import { chapter, steps } from './server-pages'

const [first] = steps

export const reference = defineReference({
  ...texts,
  name: 'booking',
  family: 'forms',
  html: first.html,
  attributes,
  partSchemas: parts,
  parts: { ...NOT_STORED, ...texts.parts },
  calls: serverCalls,
  chapters: [chapter],
})
