/** The tag of a page, and the policy that goes with it. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Unread } from '../shared/unread'

export interface Settings {
  /** Where the folder of versions is served, without `/` at its end. */
  readonly address: string
  readonly product: string | undefined
  readonly platform: string | undefined
  readonly site: string | undefined
}

/** A file that pages load. */
export interface Served {
  /** From `dist/` on. */
  readonly path: string
  /** Bytes. */
  readonly brotli: number
  readonly integrity: string
  /** Whose code it is; scripts with a tag are nobody's. */
  readonly islands?: readonly string[] | undefined
}

/** Every file that a page may ask for: what the two manifests list. @throws Unread for a package without them. */
export async function servedFiles(dist: string): Promise<Served[]> {
  const lists = await Promise.all(['', 'react/'].map((flavour) => listed(dist, flavour)))
  return lists.flat()
}

async function listed(dist: string, flavour: string): Promise<Served[]> {
  const file = join(dist, flavour, 'manifest.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Unread('site-damaged', { file })
  })
  const manifest = JSON.parse(text) as Record<string, Omit<Served, 'path'>>
  return Object.entries(manifest).map(([path, { brotli, integrity, islands }]) => ({
    path: flavour + path,
    brotli,
    integrity,
    islands,
  }))
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** An inline script of JSON in HTML. */
const inHtml = (value: string): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * The hashes of the parts that the tag imports as they are needed, for the browsers that hold imports to them
 * (Chrome 127, Firefox 138, Safari 18); others ignore it.
 */
export function importMapOf({ file, version, files }: Tag, { address }: Settings): string {
  const flavour = file.startsWith('react/') ? 'react/p/' : 'p/'
  const parts = files.filter(({ path }) => path.startsWith(flavour))
  const rows = parts.map(
    ({ path, integrity }) => `${inHtml(`${address}/${version}/${path}`)}:${inHtml(integrity)}`,
  )
  return `{"integrity":{\n${rows.join(',\n')}\n}}`
}

/** @param present what the page's present tag says: its nonce is that of the answer. */
export function importMapTag(map: string, present: readonly Attribute[] = []): string {
  const attributes = [['type', 'importmap'] as const, ...present.filter(([name]) => name === 'nonce')]
  return `<script ${written(attributes)}>${map}</script>`
}

/** What a policy allows an inline script by. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a tag is made of. */
export interface Tag {
  /** From `dist/` on. */
  readonly file: string
  readonly version: string
  /** What pages may load. */
  readonly files: readonly Served[]
  /** Whether scripts that follow need what it defines at once. */
  readonly atOnce: boolean
  /** What the page's present tag says: it is kept, but for what names the file. */
  readonly present?: readonly Attribute[] | undefined
}
export type Attribute = readonly [name: string, value: string]

/**
 * The tag, whose `integrity` needs `crossorigin` where the files are another site's. Before that of older scripts
 * stands the file that `domready` waits for: announced, it comes together with the script.
 */
export function tagOf(tag: Tag, settings: Settings): string {
  const { file, version, files, atOnce, present = DEFERRED } = tag
  const { address, ...data } = settings
  const given = Object.entries(data).flatMap(([key, value]): Attribute[] =>
    value ? [[`data-${key}`, value]] : [],
  )
  const others = present.filter(([name]) => !atOnce || !/^(defer|async)$/.test(name))
  const attributes = new Map<string, string>([
    ['src', `${address}/${version}/${file}`],
    ['integrity', files.find(({ path }) => path === file)?.integrity ?? ''],
    ['crossorigin', 'anonymous'],
    ...others.filter(([name]) => !/^(src|integrity|crossorigin)$/.test(name)),
    ...given,
  ])
  // The flags stand last, where they are looked for.
  const isFlag = ([name]: Attribute) => Number(/^(defer|async)$/.test(name))
  const script = written([...attributes].sort((a, b) => isFlag(a) - isFlag(b)))
  const ahead = file.endsWith('ilots.legacy.js') ? restOf(files, file) : undefined
  const link: Attribute[] = ahead
    ? [
        ['rel', 'modulepreload'],
        ['href', `${address}/${version}/${ahead.path}`],
        ['integrity', ahead.integrity],
        ...present.filter(([name]) => name === 'nonce'),
      ]
    : []
  return `${ahead ? `<link ${written(link)}>\n` : ''}<script ${script}></script>`
}

/** The rest of the older library, of the same flavour. */
const restOf = (files: readonly Served[], file: string) =>
  files.find(
    ({ path, islands }) =>
      islands?.includes('legacy-more') && path.startsWith('react/') === file.startsWith('react/'),
  )

const written = (attributes: readonly Attribute[]) =>
  attributes.map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`)).join(' ')

/** Of a page without a tag. */
const DEFERRED: readonly Attribute[] = [['defer', '']]

/** Their folders: the hosts have much else that runs. */
const GOOGLE = 'https://www.google.com/recaptcha/'
const GSTATIC = 'https://www.gstatic.com/recaptcha/'

export interface Needs {
  /** Older scripts write HTML without a policy. */
  readonly oldScripts: boolean
  readonly recaptcha: boolean
  /** Of the inline scripts that the page needs: `'sha256-…'`. */
  readonly hashes?: readonly string[]
}

/** What has to be allowed, and nothing else (contract §8). */
export function policyOf({ address }: Settings, { oldScripts, recaptcha, hashes = [] }: Needs): string {
  const own = /^https?:/.test(address) ? [`'self'`, new URL(address).origin] : [`'self'`]
  // The provider's script fetches another one.
  const scripts = [...own, ...hashes, ...(recaptcha ? [GOOGLE, GSTATIC] : [])]
  return [
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    ...(recaptcha ? [`frame-src 'self' ${GOOGLE}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    // A form in content sends what is typed nowhere else.
    "form-action 'self'",
    // Its windows frame pages of the site.
    "frame-ancestors 'self'",
    ...(oldScripts ? [] : ["require-trusted-types-for 'script'", 'trusted-types ilots']),
  ].join('; ')
}
