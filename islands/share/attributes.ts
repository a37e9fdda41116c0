import { type Attribute, text } from '../../src/island/attributes'
import { decodeUrl, EXPECTED } from './decode-url'

const encoded: Attribute<string> = {
  default: '',
  names: ['data-url-b64', 'url-b64'],
  expected: EXPECTED,
  read: decodeUrl,
}

export const attributes = { share: text(), urlB64: encoded }
