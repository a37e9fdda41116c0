/** What the visitor has sent away stays away: for the visit, or for some days (contract §7, §9.10). */

/** Where it is noted: `{product}-banner-{id}`. */
interface Memory {
  isClosed(): boolean
  noteClosed(): void
}

/** A store that is blocked throws when it is touched: the banner closes as well without it. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** @param remember `session`, or days. */
export function makeMemory(name: string, remember: number | 'session'): Memory {
  const key = encodeURIComponent(name)
  if (remember === 'session')
    return {
      isClosed: () => attempt(() => sessionStorage.getItem(key)) === '1',
      noteClosed: () => attempt(() => sessionStorage.setItem(key, '1')),
    }
  const entry = `${key}=1`
  const secure = location.protocol === 'https:' ? ';secure' : ''
  return {
    isClosed: () => attempt(() => document.cookie.split('; ').includes(entry)) ?? false,
    noteClosed: () =>
      attempt(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in Firefox 128 nor in Safari 17.5.
        document.cookie = `${entry};path=/;max-age=${remember * 86_400};samesite=lax${secure}`
      }),
  }
}
