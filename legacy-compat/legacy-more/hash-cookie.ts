/** `Hash.Cookie`: a Hash that is read from its cookie, and written after each change. */
import type { CookieObject, CookieOptions } from '../core/cookie'
import type { Dictionary, Loose } from '../core/loose'
import type { Kit } from '../kit'

interface HashCookie extends CookieObject {
  options: CookieOptions & { autoSave: boolean }
  hash: Loose
  parent(...args: unknown[]): void
  read(): string | null
  write(value: string): void
  dispose(): void
  save(): boolean
}

/** What a browser keeps of one cookie, in characters. */
const MOST = 4_096

export function makeHashCookie({ Cookie, defineClass, Hash }: Kit): Loose {
  const made = defineClass<HashCookie>({
    Extends: Cookie,
    options: { autoSave: true },
    initialize(name: string, options?: unknown) {
      this.parent(name, options)
      this.hash = new Hash((JSON as unknown as Loose).decode?.(this.read(), true))
    },
    save() {
      const value = JSON.stringify(this.hash)
      if (value.length > MOST) return false
      if (value === '{}') this.dispose()
      else this.write(value)
      return true
    },
  })
  const methods: Dictionary = {}
  for (const name of Object.getOwnPropertyNames(Hash.prototype))
    methods[name] = function (this: HashCookie, ...args: unknown[]) {
      const value = this.hash[name]?.apply(this.hash, args)
      if (this.options.autoSave) this.save()
      return (value as unknown) === this.hash ? this : value
    }
  made.implement?.(methods)
  return made
}
