/**
 * `npm run site` writes the reference and its live cases as files, for any host and any folder of it.
 * `--out` names another folder than `site/`; `--base /ilots/` is where it will be, for the links of the 404 page.
 */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { servedFiles } from '../cli/site/tags'
import { door, missing } from '../fixtures/site/published/pages'
import { pagesOfSite } from './site/pages'
import { bundlePageScripts, bundleWorker } from './site/scripts'

const PUBLIC = 'fixtures/site/public'
/** What answers are made of, besides what pages name. */
const ASKED = ['archives', 'images', 'pop-ups', 'verificateur.js', 'essayer-cadre.html']

/** @param base begins and ends with `/`. */
export async function writeSite(out: string, base = '/'): Promise<number> {
  const { files, pages } = await pagesOfSite()
  const scripts = await Promise.all([bundleWorker(pages), bundlePageScripts()])
  const all = new Map<string, string | Uint8Array>([
    ...files,
    ...scripts.flat(),
    ['/index.html', door()],
    ['/404.html', missing(base)],
    // GitHub would leave files out.
    ['/.nojekyll', ''],
  ])
  await makeRoom(out)
  for (const [path, content] of all) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await writeFile(join(out, path), content)
  }
  await copyFiles(out)
  return all.size
}

/** A folder with anything but an earlier site in it is somebody's: it stays. */
async function makeRoom(out: string): Promise<void> {
  const there = await readdir(out).catch((): string[] => [])
  if (there.length > 0 && !there.includes('.nojekyll'))
    throw new Error(
      `${out}/ n'est pas vide, et n'est pas un site écrit par npm run site : choisir un autre dossier, ou le vider.`,
    )
  await rm(out, { recursive: true, force: true })
}

async function copyFiles(out: string): Promise<void> {
  for (const { path } of await servedFiles('dist'))
    await cp(join('dist', path), join(out, 'assets/ilots', path))
  for (const path of ASKED) await cp(join(PUBLIC, path), join(out, 'assets/site', path), { recursive: true })
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'site' }, base: { type: 'string', default: '/' } },
  })
  console.log(`${await writeSite(values.out, values.base)} fichiers dans ${values.out}/`)
}
