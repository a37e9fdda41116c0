/** What the answer's headers leave open. */
import type { ServerHeaders } from '../shared/ask'
import { noticed } from '../shared/finding'
import type { Source } from '../shared/source'
import type { Noticed } from './messages'
import { looseWords, noncesIn, type Policy, policiesIn, policiesOf, scriptWords } from './policy'

type Answered = Pick<Source, 'headers' | 'askAgain'>

const CSP = 'content-security-policy'
/** 128 bits in Base64: https://www.w3.org/TR/CSP3/#security-nonces. */
const SHORTEST_NONCE = 22

/** A file has no headers: its `meta` may hold a policy all the same. */
export async function checkHeaders(root: Document, answered: Answered): Promise<Noticed[]> {
  const { headers = {} } = answered
  const policies = policiesOf(root, headers)
  const isFile = answered.headers === undefined
  return [
    ...(isFile ? [noticed('hint', 'headers-unseen')] : checkOthers(root, headers, policies)),
    ...(isFile && policies.length === 0 ? [] : checkPolicies(policies, headers)),
    ...(await checkNonces(policies, answered)),
  ]
}

function checkPolicies(policies: readonly Policy[], headers: ServerHeaders): Noticed[] {
  const scripts = policies.flatMap((policy) => (scriptWords(policy) ? [scriptWords(policy) ?? []] : []))
  const loose = scripts.map(looseWords)
  const says = (...names: string[]) => policies.some((policy) => names.some((name) => policy.has(name)))
  if (scripts.length === 0)
    return [noticed('warning', headers[`${CSP}-report-only`] ? 'csp-reports-only' : 'csp-missing')]
  return [
    // One strict policy is enough: all of them are enforced.
    ...(loose.every((words) => words.length > 0)
      ? [noticed('warning', 'csp-loose', undefined, { words: [...new Set(loose.flat())].join(' ') })]
      : []),
    ...(says('object-src', 'default-src') ? [] : [noticed('warning', 'csp-object')]),
    ...(says('base-uri') ? [] : [noticed('warning', 'csp-base')]),
    ...(says('require-trusted-types-for') ? [] : [noticed('hint', 'csp-trusted-types')]),
  ]
}

function checkOthers(root: Document, headers: ServerHeaders, policies: readonly Policy[]): Noticed[] {
  const isFramed = !headers['x-frame-options'] && !policies.some((policy) => policy.has('frame-ancestors'))
  const isSniffed = !headers['x-content-type-options']?.some((value) => /^\s*nosniff\b/i.test(value))
  const isReferred = !headers['referrer-policy'] && !root.querySelector('meta[name="referrer" i]')
  return [
    ...(isSniffed ? [noticed('warning', 'header-nosniff')] : []),
    ...(isFramed ? [noticed('warning', 'header-frames')] : []),
    ...(isReferred ? [noticed('hint', 'header-referrer')] : []),
  ]
}

/** A nonce that can be known beforehand allows whatever carries it. */
async function checkNonces(policies: readonly Policy[], { askAgain }: Answered): Promise<Noticed[]> {
  const nonces = noncesIn(policies)
  if (nonces.length === 0) return []
  const again = askAgain ? noncesIn(policiesIn((await askAgain())[CSP] ?? [])) : []
  const isReused = nonces.some((nonce) => again.includes(nonce))
  const isShort = nonces.some((nonce) => nonce.length < SHORTEST_NONCE)
  return [
    ...(isReused ? [noticed('warning', 'nonce-reused')] : []),
    ...(isShort ? [noticed('hint', 'nonce-short')] : []),
  ]
}
