/** `Hash.Cookie`: a Hash that is read from its cookie, and written after each change. */
import type { CookieObject, CookieOptions } from '../core/cookie'
import type { Dictionary, Loose } from '../core/loose'
import type { Kit } from '../kit'

interface HashCookieObject extends CookieObject {
  options: CookieOptions & { autoSave: boolean }
  hash: Loose
  read(): string | null
  write(value: string): void
  dispose(): void
  load(): void
  save(): boolean
}

export function makeHashCookie({ Cookie, defineClass, Hash }: Kit): Loose {
  const HashCookie = defineClass<HashCookieObject>({
    Extends: Cookie,
    options: { autoSave: true },
    initialize(name: string, options?: unknown) {
      this.parent(name, options)
      this.load()
    },
    load() {
      this.hash = new Hash((JSON as unknown as Loose).decode?.(this.read(), true))
      return this
    },
    save() {
      const value = JSON.stringify(this.hash)
      // A browser would not keep a longer value.
      if (value.length > 4096) return false
      if (value === '{}') this.dispose()
      else this.write(value)
      return true
    },
  })
  const methods: Dictionary = {}
  for (const name of Object.keys(Hash.prototype as object))
    methods[name] = function (this: HashCookieObject, ...args: unknown[]) {
      const value = this.hash[name]?.apply(this.hash, args)
      if (this.options.autoSave) this.save()
      return (value as unknown) === this.hash ? this : value
    }
  HashCookie.implement?.(methods)
  return HashCookie
}
