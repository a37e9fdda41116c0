import { open } from 'node:fs/promises'
import { LARGEST } from './unread'

/** Not more than a page has, whatever the file is: some have no end. @returns nothing for a longer one. */
export async function textOfFile(place: URL): Promise<string | undefined> {
  const file = await open(place)
  const chunks: Buffer[] = []
  for await (const chunk of file.createReadStream({ end: LARGEST })) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return bytes.length > LARGEST ? undefined : bytes.toString('utf8')
}
