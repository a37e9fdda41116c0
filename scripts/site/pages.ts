/** Asks the fixture site for each page that the reference leads to, and for what these show. No server listens. */
import { app } from '../../fixtures/platform/app'
import { referencePaths } from '../../fixtures/platform/routes/reference'
import { fileOf, placeOf, relocate, SESSION, SESSION_COOKIE } from '../../fixtures/site/published/addresses'
import { redirection, written } from '../../fixtures/site/published/pages'

/** Nobody's: what a page says of its own address is made relative. */
const ORIGIN = 'http://site.invalid'
/** The service worker answers these, the bench has links to all cases; and what a script asks for. */
const FIRST = ['/ilots', '/', '/assets/essayer-check.js', '/assets/essayer-cadre.js']

interface Answer {
  readonly status: number
  readonly type: string
  readonly policy: string
  readonly goes: string | null
  readonly content: Uint8Array
}

/** @returns files by their path, and the addresses of the pages among them. */
export async function pagesOfSite() {
  const answers = await everyAnswer()
  const isPage = ({ type, goes }: Answer) => type.startsWith('text/html') || goes !== null
  const pages = new Set([...answers].filter(([, answer]) => isPage(answer)).map(([path]) => path))
  const files = new Map<string, string | Uint8Array>()
  for (const [path, answer] of answers)
    if (pages.has(path)) files.set(fileOf(path), pageAt(fileOf(path), answer, pages))
    else files.set(path, answer.content)
  return { files, pages: [...pages].sort() }
}

/** From link to link: what is not there, or only answers a call, is no file. */
async function everyAnswer(): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const asked = new Set([...referencePaths(), ...FIRST])
  for (const path of asked) {
    const answer = await ask(path)
    if (answer.status >= 500)
      throw new Error(`${path} cannot be made: ${new TextDecoder().decode(answer.content).slice(0, 500)}`)
    if (answer.status >= 400) continue
    answers.set(path, answer)
    if (/^text\/(html|css)/.test(answer.type)) for (const link of linksIn(path, answer)) asked.add(link)
  }
  return answers
}

async function ask(path: string): Promise<Answer> {
  const cookie = `${SESSION_COOKIE}=${SESSION}`
  const response = await app.fetch(new Request(ORIGIN + path, { headers: { Cookie: cookie } }))
  const goes = response.headers.get('Location')
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    policy: response.headers.get('Content-Security-Policy') ?? '',
    goes: goes === null ? null : new URL(goes, ORIGIN).pathname,
    content: new Uint8Array(await response.arrayBuffer()),
  }
}

const decode = (content: Uint8Array): string => new TextDecoder().decode(content)

function linksIn(path: string, { type, content }: Answer): string[] {
  const text = decode(content)
  if (type.startsWith('text/css'))
    return [...text.matchAll(/url\("?([^")]+)"?\)/g)].map(
      ([, url = '']) => new URL(url, ORIGIN + path).pathname,
    )
  const found: string[] = []
  relocate(text, ORIGIN, (link) => {
    found.push(link)
    return link
  })
  return found
}

/** With addresses from its own folder on, so that the site may be in any. */
function pageAt(file: string, { content, policy, goes }: Answer, pages: ReadonlySet<string>): string {
  const depth = file.split('/').length - 2
  const up = depth === 0 ? '.' : Array(depth).fill('..').join('/')
  const place = (path: string) => placeOf(path, pages, up)
  if (goes !== null) return redirection(place(goes))
  return written(relocate(decode(content), ORIGIN, place), policy, `${up}/`)
}
