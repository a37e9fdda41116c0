/** `ilots check`, as a shell runs it. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PageReport } from '../../cli/check/worded'
import { run } from '../../cli/run'

export async function check(...words: string[]) {
  const out: string[] = []
  const errors: string[] = []
  const status = await run(['check', ...words], {
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
  })
  return { status, out: out.join('\n'), errors: errors.join('\n') }
}

export async function reportOf(...words: string[]): Promise<PageReport> {
  const { out, errors } = await check('--json', ...words)
  const [page] = (JSON.parse(out) as { pages: PageReport[] }).pages
  if (!page) throw new Error(out + errors)
  return page
}

export interface Site {
  readonly port: number
  /** `http://127.0.0.1:4321`. */
  readonly address: string
  /** What was asked for, with its method. */
  readonly asked: string[]
  close(): void
}

export async function serve(answer: RequestListener): Promise<Site> {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
