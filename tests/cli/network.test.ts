/** Which hosts `ilots check` goes to by itself. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { LookupFunction } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asking, ask } from '../../cli/shared/ask'
import { isPublicAddress, isWrittenPrivate } from '../../cli/shared/network'
import { LARGEST } from '../../cli/shared/unread'
import { check, type Site, serve } from '../helpers/check'

test.each([
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.0.1', '198.18.0.1'],
  ...['203.0.113.7', '224.0.0.1', '255.255.255.255', '::', '::1', '[::1]', 'fe80::1', 'fe80::1%eth0'],
  ...['fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '[::ffff:7f00:1]'],
  ...['64:ff9b::10.0.0.1', '64:ff9b:1::1', '2001:db8::1', '2002:7f00:1::', '2001::1', '::127.0.0.1', 'x'],
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['93.184.215.14', '100.63.255.255', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])(
  '%s is a public address',
  (address) => expect(isPublicAddress(address)).toBe(true),
)
test.each(['::ffff:93.184.215.14', '64:ff9b::5db8:d70e'])('%s is the public one inside it', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

/** As `URL` writes a host: 0x7f.1, 2130706433 and ①27.0.0.1 are 127.0.0.1. */
const hostOf = (host: string) => new URL(`http://${host}/`).hostname
test.each([
  ...['localhost', 'LOCALHOST.', 'a.localhost', 'metadata.google.internal', 'nas.local', 'monsite.test'],
  ...['intranet', '0x7f.1', '2130706433', '①27.0.0.1', '127.1', '[::ffff:127.0.0.1]', 'box.home.arpa'],
])('%s is written as private', (host) => expect(isWrittenPrivate(hostOf(host))).toBe(true))
test.each(['site.example', 'localhost.example', '93.184.215.14', '[2606:4700::1111]', 'internal.example'])(
  '%s is not',
  (host) => expect(isWrittenPrivate(hostOf(host))).toBe(false),
)

describe('an address that redirects', () => {
  let site: Site
  let other: Site
  const page = '<!doctype html><html lang="fr"><head><title>Une page</title></head><body></body></html>'
  beforeAll(async () => {
    other = await serve((_, reply) => reply.setHeader('Content-Type', 'text/html').end(page))
    site = await serve(({ url = '', headers }, reply) => {
      const [, kind, to = ''] = url.split('|')
      if (kind === 'vers') return reply.writeHead(302, { Location: decodeURIComponent(to) }).end()
      if (kind === 'tourne') return reply.writeHead(307, { Location: url }).end()
      reply.setHeader('Content-Type', 'text/html')
      if (kind === 'long') return reply.end('x'.repeat(LARGEST + 1))
      if (kind === 'serre')
        return reply.setHeader('Content-Encoding', 'gzip').end(gzipSync('x'.repeat(LARGEST + 1)))
      if (kind === 'nom') return reply.end(`<p data-goto-url="/x">${headers.authorization ?? 'personne'}</p>`)
      reply.end(page)
    })
  })
  afterAll(() => {
    site.close()
    other.close()
  })
  const to = (address: string) => `${site.address}/|vers|${encodeURIComponent(address)}`

  test('is followed on the host that was typed', async () => {
    const { status, errors } = await check(to('/ailleurs'))
    expect([errors, status]).toEqual(['', 1])
    expect(site.asked.at(-1)).toBe('GET /ailleurs')
  })

  test.each([
    ['another port of the machine', () => `${other.address}/secret`],
    ['another name of the machine', () => `http://localhost:${other.port}/secret`],
    ['another writing of its address', () => `http://0x7f.1:${other.port}/secret`],
    ['IPv4 inside IPv6', () => `http://[::ffff:127.0.0.1]:${other.port}/secret`],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data'],
    ['a name inside', () => 'http://metadata.google.internal/'],
  ])('is not followed to %s', async (_, address) => {
    const { status, errors } = await check(to(address()))
    expect([errors, status]).toEqual([expect.stringMatching(/n’est pas public.*--allow-private/), 2])
    expect(other.asked).toEqual([])
  })

  test('is followed there with --allow-private', async () => {
    const { errors } = await check('--allow-private', to(`http://localhost:${other.port}/voulu`))
    expect(errors).toBe('')
    expect(other.asked.splice(0)).toEqual(['GET /voulu'])
  })

  test.each([
    ['file:///etc/passwd', /mène à « file: » ; attendu http:, https: ou un fichier/],
    ['data:text/html,<p>', /mène à « data: »/],
    ['ftp://127.0.0.1/', /mène à « ftp: »/],
    ['http://[', /mène à une adresse illisible/],
  ])('is not followed to %s', async (address, message) => {
    expect((await check(to(address))).errors).toMatch(message)
  })

  test('is given up after ten of them', async () => {
    const before = site.asked.length
    expect((await check(`${site.address}/|tourne`)).errors).toMatch(/plus de 10 redirections/)
    expect(site.asked.length - before).toBe(11)
  })

  test.each(['long', 'serre'])('and a page that is too long is not read to its end: %s', async (kind) => {
    expect((await check(`${site.address}/|${kind}`)).errors).toMatch(/plus de 10 Mo/)
  })

  test('a name and password go to the origin that they were written for', async () => {
    const named = site.address.replace('//', '//moi:s%C3%A9cret@')
    const { text } = await ask(`${named}/|nom`, asking)
    expect(await text()).toContain(`Basic ${Buffer.from('moi:sécret').toString('base64')}`)
    const away = await ask(
      `http://moi:x@localhost:${site.port}/|vers|${encodeURIComponent(`${site.address}/|nom`)}`,
      { ...asking, allowPrivate: true },
    )
    expect(await away.text()).toContain('personne')
  })
})

const asking: Asking = { seconds: 5, isTyped: true, allowPrivate: false }
/** A DNS that answers with these. */
const dns =
  (...addresses: string[]): LookupFunction =>
  (_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

describe('a name', () => {
  let site: Site
  beforeAll(async () => {
    site = await serve((_, reply) => reply.end('Secret'))
  })
  afterAll(() => site.close())

  test.each([
    ['that leads to this machine', ['127.0.0.1']],
    ['of which one address does', ['93.184.215.14', '127.0.0.1']],
    ['that leads there by IPv6', ['2606:4700::1111', '::ffff:127.0.0.1']],
  ])('%s is refused before anything is sent', async (_, addresses) => {
    const asked = ask(`http://site.example:${site.port}/`, { ...asking, lookup: dns(...addresses) })
    await expect(asked).rejects.toMatchObject({
      key: 'not-public',
      values: { host: expect.stringMatching(/^site\.example \(.+\)$/) },
    })
    expect(site.asked).toEqual([])
  })

  test('of this machine is meant where it was typed, and not in a list', async () => {
    const lookup = dns('127.0.0.1')
    const { status } = await ask(`http://monsite.test:${site.port}/`, { ...asking, lookup })
    expect(status).toBe(200)
    const listed = ask(`http://monsite.test:${site.port}/`, { ...asking, isTyped: false, lookup })
    await expect(listed).rejects.toMatchObject({ key: 'not-public' })
  })
})

test('an address of this machine in a list needs --allow-private', async () => {
  const site = await serve((_, reply) => reply.setHeader('Content-Type', 'text/html').end('<p>Une page'))
  const folder = await mkdtemp(join(tmpdir(), 'ilots-list-'))
  const list = join(folder, 'pages.txt')
  await writeFile(list, `${site.address}/\n`)
  const refused = await check('--list', list)
  const allowed = await check('--allow-private', '--list', list)
  await rm(folder, { recursive: true })
  site.close()
  expect([refused.status, refused.errors]).toEqual([2, expect.stringMatching(/n’est pas public/)])
  expect(allowed.status).toBe(0)
})

test('other schemes are none of a page’s', async () => {
  for (const page of ['ftp://site.example/', 'javascript:alert(1)', 'data:text/html,<p>'])
    expect(await check(page)).toMatchObject({
      status: 2,
      errors: expect.stringMatching(/attendu http:, https: ou un/),
    })
})
