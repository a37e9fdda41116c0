/** The command line of `ilots copy` and `ilots init`. */
import { parseArgs } from 'node:util'
import type { Reason } from '../shared/messages'
import { refusedWord } from '../shared/options'
import { Unread } from '../shared/unread'
import type { Language } from '../shared/wording'
import type { Settings } from './tags'

export interface SiteOptions {
  readonly command: string
  /** The folder of `copy`, the page of `init`. */
  readonly place: string | undefined
  readonly lang: Language
  readonly settings: Settings
  readonly legacy: boolean
  readonly react: boolean
  readonly allowPrivate: boolean
  /** For an answer, in seconds. */
  readonly timeout: number
  readonly help: boolean
  /** Whether `settings.address` is given, and no default. */
  readonly isAddressGiven: boolean
  /** The site has a server of its own in place of the platform's. */
  readonly noPlatform: boolean
}

const TEXT = { type: 'string' } as const
const YES = { type: 'boolean' } as const
const KNOWN = {
  ...{ address: TEXT, product: TEXT, platform: TEXT, site: TEXT, lang: TEXT, timeout: TEXT },
  ...{ legacy: YES, react: YES, 'allow-private': YES, 'no-platform': YES, help: { ...YES, short: 'h' } },
} as const

/** What a setting is written like (contract §1). */
const NAME = /^[a-z_$][\w$]*$/i
const SEGMENT = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/
const FORMS: readonly (readonly ['product' | 'platform' | 'site', RegExp, Reason])[] = [
  ['product', NAME, 'bad-name'],
  ['platform', SEGMENT, 'bad-path'],
  ['site', SEGMENT, 'bad-path'],
]

/** @throws Unread for what cannot be understood. */
export function readSiteOptions(words: readonly string[], lang: Language): SiteOptions {
  const [command = '', ...rest] = words
  const { values, positionals } = parsed(rest, command)
  if (positionals[1] !== undefined) throw new Unread('two-places', { word: positionals[1] })
  const { address = '/assets/ilots', timeout = '15' } = values
  if (!/^(\/(?!\/)|https?:\/\/[^/])/.test(address)) throw new Unread('bad-site-address', { word: address })
  for (const [key, form, refusal] of FORMS) {
    const word = values[key]
    if (word !== undefined && !form.test(word)) throw new Unread(refusal, { key, word })
  }
  if (!(Number(timeout) > 0)) throw new Unread('bad-timeout', { word: timeout })
  const { product, platform, site } = values
  return {
    command,
    place: positionals[0],
    lang,
    settings: { address: address.endsWith('/') ? address.slice(0, -1) : address, product, platform, site },
    legacy: values.legacy ?? false,
    react: values.react ?? false,
    allowPrivate: values['allow-private'] ?? false,
    timeout: Number(timeout),
    help: values.help ?? false,
    isAddressGiven: values.address !== undefined,
    noPlatform: values['no-platform'] ?? false,
  }
}

function parsed(args: string[], command: string) {
  try {
    return parseArgs({ args, options: KNOWN, allowPositionals: true })
  } catch (error) {
    throw new Unread('unknown-site-option', { word: refusedWord(error, args), command })
  }
}
