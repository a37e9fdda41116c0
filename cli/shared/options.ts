/** The command line. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Unread } from './unread'
import type { Language } from './wording'

/** How the advice of `--migrate` is printed. */
const FORMATS = ['text', 'json', 'markdown'] as const
type Format = (typeof FORMATS)[number]

/** A page to check. */
export interface Wanted {
  readonly page: string
  /** On the command line itself: a private address is meant there, and not in a list. */
  readonly isTyped: boolean
}

export interface Options {
  readonly pages: readonly Wanted[]
  readonly lang: Language
  readonly json: boolean
  /** The findings for other tools, instead of the report. */
  readonly findings: 'sarif' | 'code-quality' | undefined
  /** How many pages of the addresses' sites are read at most; 0: only those that are named. */
  readonly crawl: number
  readonly strict: boolean
  /** Also what content could do with the page. */
  readonly security: boolean
  /** What the page's older scripts do, and what would do it here: the form of that report. */
  readonly migrate: Format | undefined
  readonly allowPrivate: boolean
  readonly product: string | undefined
  /** Scripts that register islands of the site's own. */
  readonly islands: readonly string[]
  /** Seconds. */
  readonly timeout: number
  readonly only: 'help' | 'version' | undefined
}

const KNOWN = {
  list: { type: 'string', multiple: true },
  islands: { type: 'string', multiple: true },
  lang: { type: 'string' },
  product: { type: 'string' },
  timeout: { type: 'string' },
  crawl: { type: 'string' },
  format: { type: 'string' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  'code-quality': { type: 'boolean' },
  strict: { type: 'boolean' },
  security: { type: 'boolean' },
  migrate: { type: 'boolean' },
  'allow-private': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

/** @param byDefault the language without `--lang`. @throws Unread for what cannot be understood. */
export function readOptions(words: readonly string[], byDefault: Language): Options {
  const { values, positionals } = parsed(words)
  const [command, ...pages] = positionals
  const only = values.version ? 'version' : values.help || !command ? 'help' : undefined
  if (!only && command !== 'check') throw new Unread('bad-command', { word: command ?? '' })
  const listed = (values.list ?? []).flatMap(linesOf)
  if (!only && pages.length + listed.length === 0) throw new Unread('no-page', {})
  return {
    pages: [...wanted(pages, true), ...wanted(listed, false)],
    lang: chosenLanguage(values.lang ?? byDefault),
    json: values.json ?? false,
    findings: values.sarif ? 'sarif' : values['code-quality'] ? 'code-quality' : undefined,
    crawl: only ? 0 : crawlOf(values.crawl, pages),
    strict: values.strict ?? false,
    security: values.security ?? false,
    migrate: values.migrate ? formatOf(values.format ?? (values.json ? 'json' : 'text')) : undefined,
    allowPrivate: values['allow-private'] ?? false,
    product: values.product,
    islands: values.islands ?? [],
    timeout: secondsOf(values.timeout),
    only,
  }
}

const wanted = (pages: readonly string[], isTyped: boolean): Wanted[] =>
  pages.map((page) => ({ page, isTyped }))

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: KNOWN, allowPositionals: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const key = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'unknown-option' : 'bad-option'
    throw new Unread(key, { word: refusedWord(error, words) })
  }
}

/** The option that Node's own reader does not take; where it names none, all that was typed. */
export const refusedWord = (error: unknown, words: readonly string[]): string =>
  /'(-[^' ]+)/.exec((error as Error).message)?.[1] ?? words.join(' ')

/** Files of a list are relative to it. */
function linesOf(list: string): string[] {
  let text: string
  try {
    text = readFileSync(list, 'utf8')
  } catch (error) {
    const key = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'not-found' : 'not-read'
    throw new Unread(key, { page: list, folder: process.cwd(), cause: String((error as Error).message) })
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => (/^\w+:/.test(line) ? line : resolve(dirname(list), line)))
}

function chosenLanguage(word: string): Language {
  if (word === 'fr' || word === 'en') return word
  throw new Unread('bad-language', { word })
}

/** The language of messages, also of those about a command line that cannot be read. */
export function languageOf(words: readonly string[], byDefault: Language): Language {
  const [, word] = /(?:^| )--lang[= ](fr|en)(?: |$)/.exec(words.join(' ')) ?? []
  return word ? chosenLanguage(word) : byDefault
}

/** The variables that say the language of messages (POSIX, section 8.2); the first that is set counts. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG']

/** Without `--lang`: English where the environment names a language that is not French. */
export function languageOfEnvironment(environment: NodeJS.ProcessEnv): Language {
  const locale = VARIABLES.map((name) => environment[name]).find(Boolean) ?? ''
  const [language = ''] = locale.split(/[_.@-]/)
  return /^(|fr|c|posix)$/i.test(language) ? 'fr' : 'en'
}

function formatOf(word: string): Format {
  const format = FORMATS.find((known) => known === word)
  if (format) return format
  throw new Unread('bad-format', { word })
}

function secondsOf(word = '15'): number {
  const seconds = Number(word)
  if (seconds > 0 && Number.isFinite(seconds)) return seconds
  throw new Unread('bad-timeout', { word })
}

/** @param pages as they are typed: a site is read from an address. */
function crawlOf(word: string | undefined, pages: readonly string[]): number {
  if (word === undefined) return 0
  const most = Number(word)
  if (!Number.isInteger(most) || most < 1) throw new Unread('bad-crawl', { word })
  if (pages.some((page) => /^https?:/i.test(page))) return most
  throw new Unread('crawl-address', {})
}
