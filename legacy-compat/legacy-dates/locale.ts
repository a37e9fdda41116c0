/** `Locale`: texts and habits of languages by name, in sets such as `Date`, `Number` and `FormValidator`. */
import { ownProperty } from '../../src/base/own-property'
import { isEnglish } from '../../src/i18n/is-english'
import { isInherited } from '../../src/server/json'
import { type Dictionary, isThere, type Loose, type OldObject, toArray } from '../core/loose'
import type { Kit } from '../kit'
import languages from './languages.json' with { type: 'json' }

/** The language whose texts stand in for those that another one lacks, as in the original. */
const FALLBACK = 'en-US'

export interface LocaleSet {
  readonly name: string
  sets: Record<string, Dictionary>
  inherits: { locales: string[]; sets: Record<string, string[]> }
  define(set: string, key?: string | Dictionary, value?: unknown): LocaleSet
  get(key: string, args?: unknown, seen?: string[]): unknown
  inherit(names: unknown, set?: string): LocaleSet
}

export interface LocaleObject extends OldObject {
  Set: Loose
  define(locale: string | LocaleSet, set?: string, key?: string | Dictionary, value?: unknown): unknown
  use(locale: string | LocaleSet): LocaleObject
  getCurrent(): LocaleSet | null
  get(key: string, args?: unknown): unknown
  inherit(locale: string | LocaleSet, names: unknown, set?: string): LocaleObject
  list(): string[]
}

/** The value under `Date.months`: own members only, so that no name leads out of the table. */
const valueAt = (table: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((at, name) => (Object.hasOwn(Object(at), name) ? Object(at)[name] : undefined), table)

/** Makes `Locale`, in the language of the page: French, unless the page is English. */
export function makeLocale({ defineClass, Events }: Kit): LocaleObject {
  const { merge, clone } = Object as unknown as { merge: Loose; clone(item: unknown): unknown }
  const known: Record<string, LocaleSet> = {}
  let current: LocaleSet | null = null
  const byName = (locale: string | LocaleSet) =>
    typeof locale === 'string' ? ownProperty(known, locale) : locale

  const MadeSet = defineClass<LocaleSet>({
    initialize(name?: string) {
      Object.assign(this, { name: name ?? '', sets: {}, inherits: { locales: [], sets: {} } })
    },
    define(set: string, key?: string | Dictionary, value?: unknown) {
      if (isInherited(set)) return this
      const texts = ownProperty(this.sets, set) ?? {}
      this.sets[set] = texts
      if (typeof key === 'string') merge(texts, { [key]: value })
      else if (key) merge(texts, key)
      return this
    },
    get(key: string, args?: unknown, seen: string[] = []): unknown {
      const value = valueAt(this.sets, key)
      if (typeof value === 'function') return value(...toArray(args))
      if (isThere(value)) return Array.isArray(value) ? value : clone(value)
      const ofSet = valueAt(this.inherits.sets, key.split('.')[0] ?? '') as string[] | undefined
      for (const name of [...(ofSet ?? []), ...this.inherits.locales, FALLBACK]) {
        if (seen.includes(name)) continue
        seen.push(name)
        // What nobody has is an empty text, so that an answer of another language ends the search only when it is
        // one.
        const found = ownProperty(known, name)?.get(key, args, seen) ?? ''
        if (found !== '') return found
      }
      return ''
    },
    inherit(names: unknown, set?: string) {
      const { sets, locales } = this.inherits
      if (set && !isInherited(set)) sets[set] = ownProperty(sets, set) ?? []
      const list = ownProperty(sets, set ?? '') ?? locales
      list.unshift(...(toArray(names) as string[]))
      return this
    },
  })

  return Object.assign(
    new Events() as unknown as LocaleObject,
    {
      Set: MadeSet,
      define(given: string | LocaleSet, set?: string, key?: string | Dictionary, value?: unknown) {
        const name = typeof given === 'string' ? given : given.name
        if (isInherited(name)) return given
        const locale =
          typeof given === 'string'
            ? (ownProperty(known, name) ?? (new MadeSet(name) as unknown as LocaleSet))
            : given
        if (name) known[name] = locale
        // 1.2 names the languages that stand in for another one in this way.
        if (set === 'cascade') return this.inherit(locale, key)
        if (set) locale.define(set, key, value)
        current ??= locale
        return locale
      },
      use(given: string | LocaleSet) {
        const locale = byName(given)
        if (!locale) return this
        current = locale
        return this.fireEvent('change', locale).fireEvent('langChange', locale.name)
      },
      getCurrent: () => current,
      get: (key: string, args?: unknown) => current?.get(key, args) ?? '',
      inherit(locale: string | LocaleSet, names: unknown, set?: string) {
        byName(locale)?.inherit(names, set)
        return this
      },
      list: () => Object.keys(known),
    } as Partial<LocaleObject> & ThisType<LocaleObject>,
  )
}

/** `MooTools.lang`: the same languages under the names of 1.2; listeners of one are called by both. */
export const makeLang = (Locale: LocaleObject): Dictionary =>
  Object.assign(Object.create(Locale) as Dictionary, {
    setLanguage(name: string) {
      Locale.use(name)
      return this
    },
    getCurrentLanguage: () => Locale.getCurrent()?.name ?? null,
    set(name: string, set: string, members: Dictionary) {
      Locale.define(name, set, members)
      return this
    },
    get: (set: string, key?: string, args?: unknown) => Locale.get(key ? `${set}.${key}` : set, args),
  })

const ENDINGS = ['th', 'st', 'nd', 'rd']
const ordinals = {
  'en-US': (day: number) => (day > 3 && day < 21 ? 'th' : (ENDINGS[day % 10] ?? 'th')),
  'fr-FR': (day: number) => (day > 1 ? '' : 'er'),
}

/** Defines both, and uses that of the page: French, unless the page is English. */
export function defineLanguages(Locale: LocaleObject, lang: string): void {
  for (const name of ['en-US', 'fr-FR'] as const) {
    Locale.define(name, 'Date', { ...languages[name].Date, ordinal: ordinals[name] })
    Locale.define(name, 'Number', languages[name].Number)
  }
  Locale.use(isEnglish(lang) ? 'en-US' : 'fr-FR')
}
