/** The tag of a page, and the policy that goes with it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Unread } from '../unread'

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
 * The tag, whose `integrity` needs `crossorigin` where the files are another site's. Before that of older scripts stands
 * the file that `domready` waits for: announced, it comes together with the script.
 */
export function tagOf(tag: Tag, settings: Settings): string {
  const { file, version, files, atOnce, present = DEFERRED } = tag
  const { address, ...data } = settings
  const given = Object.entries(data).flatMap(([key, value]): Attribute[] =>
    value ? [[`data-${key}`, value]] : [],
  )
  const kept = present.filter(([name]) => !atOnce || !/^(defer|async)$/.test(name))
  const attributes = new Map<string, string>([
    ['src', `${address}/${version}/${file}`],
    ['integrity', files.find(({ path }) => path === file)?.integrity ?? ''],
    ['crossorigin', 'anonymous'],
    ...kept.filter(([name]) => !/^(src|integrity|crossorigin)$/.test(name)),
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

const GOOGLE = 'https://www.google.com'

export interface Needs {
  /** Older scripts write HTML without a policy. */
  readonly oldScripts: boolean
  readonly recaptcha: boolean
}

/** What has to be allowed, and nothing else (contract §8). */
export function policyOf({ address }: Settings, { oldScripts, recaptcha }: Needs): string {
  const own = /^https?:/.test(address) ? [`'self'`, new URL(address).origin] : [`'self'`]
  // The provider's script fetches another one, and has policies of its own.
  const scripts = recaptcha ? [...own, GOOGLE, 'https://www.gstatic.com'] : own
  const policies = recaptcha ? '' : '; trusted-types ilots'
  return [
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    ...(recaptcha ? [`frame-src 'self' ${GOOGLE}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    // Its windows frame pages of the site.
    "frame-ancestors 'self'",
    ...(oldScripts ? [] : [`require-trusted-types-for 'script'${policies}`]),
  ].join('; ')
}
