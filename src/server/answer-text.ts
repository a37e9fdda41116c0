/** Reads the text of an answer in its own encoding: `Response.text()` takes every one for UTF-8 (contract §5). */

const HTML = /html/i
/** Bytes at the beginning of a document in which browsers look for its `<meta charset>`. */
const PRESCAN = 1_024
const META = /<meta[^<>]*/gi
const CHARSET = /charset\s*=\s*["']?([\w:-]+)/i

/** Returns the text of an answer, by the `charset` of its header, else of its `<meta>` if it is HTML, else UTF-8. */
export async function answerText(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer()
  const type = response.headers.get('content-type') ?? ''
  const charset = charsetOf(type) ?? (HTML.test(type) ? metaCharset(bytes) : undefined)
  return decoderOf(charset).decode(bytes)
}

function charsetOf(type: string): string | undefined {
  const parameters = type.split(';').slice(1)
  const pairs = parameters.map((parameter) => parameter.split('=').map((part) => part.trim().toLowerCase()))
  return pairs.find(([name]) => name === 'charset')?.[1]?.replaceAll('"', '')
}

/** The encoding that a document names itself. ASCII reads the same in all that a server may write. */
function metaCharset(bytes: ArrayBuffer): string | undefined {
  const begin = new TextDecoder('latin1').decode(bytes.slice(0, PRESCAN))
  const named = [...begin.matchAll(META)].map(([meta]) => CHARSET.exec(meta)?.[1])
  return named.find((charset) => charset !== undefined)
}

function decoderOf(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    // No encoding has this name.
    return new TextDecoder()
  }
}
