/** Another attempt at a file: the hash that the page's import map has for it holds for its plain address only. */

/**
 * Where the map has a hash, what comes at the other address is held to it, too: a file that was changed on its server is
 * refused a second time.
 * @param folder of the parts; without one it is that of the file that runs.
 * @returns the address to import.
 * @throws Error when nothing comes, or another file.
 */
export async function addressAgain(file: string, again: string, folder = ''): Promise<string> {
  const [address, integrity] = inImportMap(file) ?? []
  if (!address) return folder + file + again
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: address + again, integrity })
  const ended = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(link.href))
  })
  document.head.append(link)
  await ended
  return link.href
}

function inImportMap(file: string): [address: string, integrity: string] | undefined {
  const map = document.querySelector('script[type=importmap]')?.textContent
  const { integrity = {} } = JSON.parse(map ?? '{}') as { integrity?: Record<string, string> }
  return Object.entries(integrity).find(([address]) => address.endsWith(file.slice(1)))
}
