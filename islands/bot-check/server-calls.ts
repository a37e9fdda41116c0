/** What the reference says of the calls; never in the bundle. */
import type { Call } from '../../src/island/describe-call'
import texts from './server-calls.json' with { type: 'json' }

const { calls } = texts

export const serverCalls: readonly Call[] = [
  {
    ...calls.captcha,
    name: 'captcha',
    method: 'GET',
    path: 'recaptcha.src',
    reply: { ...calls.captcha.reply, type: 'file', mime: 'text/javascript' },
  },
]
