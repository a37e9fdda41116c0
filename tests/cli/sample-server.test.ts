/** `examples/server-node` in a folder of one's own. Apart from what checks pages: a check takes `fetch` away. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

describe('examples/server-node, copied elsewhere', () => {
  let server: ChildProcess | undefined
  let folder = ''
  afterEach(async () => {
    server?.kill()
    await rm(folder, { recursive: true })
  })

  /** @returns what it says first, or at its end. */
  async function started(scripts?: string, ...words: string[]): Promise<string> {
    folder = await mkdtemp(join(tmpdir(), 'ilots-server-'))
    await cp('examples/server-node', folder, { recursive: true })
    if (scripts) {
      await mkdir(join(folder, scripts), { recursive: true })
      await writeFile(join(folder, scripts, 'ilots.js'), '// ilots')
    }
    const child = spawn(process.execPath, ['serveur.mjs', ...words], { cwd: folder, env: { PORT: '0' } })
    server = child
    return new Promise((resolve) => {
      child.stdout.once('data', (text) => resolve(String(text)))
      let errors = ''
      child.stderr.on('data', (text) => {
        errors += text
      })
      child.once('close', (status) => resolve(`${status} ${errors}`))
    })
  }
  const addressIn = (text: string) => /http:\S+/.exec(text)?.[0] ?? ''
  const textOf = async (address: string) => (await fetch(address)).text()

  test('says at its start that the scripts are not there, and how to have them', async () => {
    expect(await started()).toMatch(/^1 ilots\.js n'est pas dans assets\/ilots.*npx --no-install ilots copy/)
  })

  test.each([
    ['assets/ilots/1.2.3', []],
    ['node_modules/ilots/dist', []],
    ['ailleurs/1.2.3', ['ailleurs']],
  ])('finds them in %s, with a version in the address or without', async (place, words) => {
    const address = addressIn(await started(place, ...words))
    expect(await textOf(`${address}assets/ilots/ilots.js`)).toBe('// ilots')
    expect(await textOf(`${address}assets/ilots/1.2.3/ilots.js`)).toBe('// ilots')
    expect((await fetch(`${address}assets/ilots/..%2f..%2fserveur.mjs`)).status).toBe(404)
  })

  test('answers its links without script', async () => {
    const address = addressIn(await started('assets/ilots'))
    expect(await textOf(`${address}?page=2`)).toMatch(/Quinze ans sur le port[\s\S]*Un devis/)
    expect(await textOf(`${address}?mois=2026-07`)).toContain('<h2>juillet 2026</h2>')
    expect(await textOf(`${address}actualites?page=2`)).toContain('Quinze ans sur le port')
    expect(await textOf(`${address}recherche?q=impact`)).toContain('Impact : réparer')
    expect(await textOf(`${address}plan`)).toContain('/services/pare-brise')
    expect((await fetch(`${address}?mois=x`)).status).toBe(500)
    expect((await fetch(`${address}?page=constructor`)).status).toBe(200)
    expect((await fetch(`${address}services/pare-brise`)).status).toBe(200)
  })
})
