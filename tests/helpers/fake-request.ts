/** An `XMLHttpRequest` that a test answers itself, as the older library's own tests do. */
export class FakeRequest {
  static made: FakeRequest[] = []
  static get last(): FakeRequest {
    return FakeRequest.made.at(-1) as FakeRequest
  }

  readyState = 0
  status = 0
  statusText = ''
  responseText = ''
  /** After redirections; a test that says nothing has none. */
  responseURL = ''
  contentType: string | null = 'text/html'
  responseXML: Document | null = null
  withCredentials = false
  isAborted = false
  isSent = false
  method = ''
  url = ''
  async = true
  user: string | undefined
  password: string | undefined
  body: unknown
  headers: Record<string, string> = {}
  onreadystatechange: (() => void) | null = null
  onprogress: ((event: unknown) => void) | null = null
  onloadstart: ((event: unknown) => void) | null = null
  /** What a call that does not wait is answered with. */
  static atOnce: [number, string] | undefined

  constructor() {
    FakeRequest.made.push(this)
  }
  open(method: string, url: string, async = true, user?: string, password?: string) {
    Object.assign(this, { method, url, async, user, password, readyState: 1 })
  }
  setRequestHeader(name: string, value: string) {
    if (value === 'bad\nvalue') throw new TypeError('header')
    this.headers[name.toLowerCase()] = value
  }
  getResponseHeader(name: string) {
    return name === 'Content-Type' ? this.contentType : null
  }
  send(body: unknown) {
    this.isSent = true
    this.body = body
    this.onloadstart?.({ type: 'loadstart' })
    if (!this.async && FakeRequest.atOnce) this.respond(...FakeRequest.atOnce)
  }
  abort() {
    this.isAborted = true
  }
  respond(status: number, text: string, more: { responseURL?: string; contentType?: string | null } = {}) {
    Object.assign(this, { status, responseText: text, readyState: 4, ...more })
    this.onreadystatechange?.()
  }
}

/** From now on; looked up when a request is made. */
export function installFakeRequest(): void {
  FakeRequest.made = []
  FakeRequest.atOnce = undefined
  Object.assign(window, { XMLHttpRequest: FakeRequest })
}
