/** Content security policies, as browsers read them (CSP 3): of several, each one is enforced. */
import type { ServerHeaders } from '../shared/ask'

/** Directive → its words; a directive that is written twice counts once. */
export type Policy = ReadonlyMap<string, readonly string[]>

const NAME = 'content-security-policy'

/** @returns those that are enforced; what only reports is none. */
export function policiesOf(root: Document, headers: ServerHeaders): readonly Policy[] {
  const metas = [...root.querySelectorAll('meta[http-equiv]')].filter(
    (meta) => meta.getAttribute('http-equiv')?.toLowerCase() === NAME,
  )
  return [
    ...policiesIn(headers[NAME] ?? []),
    ...policiesIn(metas.map((meta) => meta.getAttribute('content') ?? '')).map(withoutHeaderOnly),
  ]
}

export const policiesIn = (values: readonly string[]): Policy[] =>
  values
    .flatMap((value) => value.split(','))
    .filter((text) => text.trim() !== '')
    .map(policyOf)

function policyOf(text: string): Policy {
  const policy = new Map<string, readonly string[]>()
  for (const directive of text.split(';')) {
    const [name = '', ...words] = directive.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (key && !policy.has(key)) policy.set(key, words)
  }
  return policy
}

/** A `meta` says nothing of these. */
function withoutHeaderOnly(policy: Policy): Policy {
  return new Map([...policy].filter(([name]) => !/^(frame-ancestors|sandbox|report-uri)$/.test(name)))
}

/** What scripts are allowed by; nothing when they are not restricted. */
export const scriptWords = (policy: Policy): readonly string[] | undefined =>
  policy.get('script-src') ?? policy.get('default-src')

const LOOSE = /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|\*|https?:|data:|blob:)$/i
const EXACT = /^'(nonce-|sha\d+-)/i

/** Words that let a script of the content run, those aside that browsers leave out beside a nonce. */
export function looseWords(words: readonly string[]): string[] {
  const isExact = words.some((word) => EXACT.test(word))
  const isDynamic = words.some((word) => word.toLowerCase() === "'strict-dynamic'")
  return words.filter((word) => {
    if (!LOOSE.test(word)) return false
    if (/unsafe-inline/i.test(word)) return !isExact
    return /^'/.test(word) || !isDynamic
  })
}

/** @returns the nonces that a policy asks for. */
export const noncesIn = (policies: readonly Policy[]): string[] =>
  policies.flatMap((policy) =>
    [...policy.values()].flat().flatMap((word) => /^'nonce-(.+)'$/i.exec(word)?.[1] ?? []),
  )
