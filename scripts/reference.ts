/**
 * `npm run reference` writes `docs/`, and the table of sizes of both READMEs; with `--check` it fails where that is not what the definitions say.
 */
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OPENAPI } from './reference/calls'
import { fileOf, toMarkdown } from './reference/markdown'
import { LANGUAGES } from './reference/model'
import { openapi } from './reference/openapi'
import { pagesIn } from './reference/pages'
import { withSizes } from './reference/sizes'

const ROOT = 'docs'

/** Every file, by its path below `docs/`. */
export function referenceFiles(): Map<string, string> {
  const files = LANGUAGES.flatMap((language) =>
    pagesIn(language).map((page) => [fileOf(page.slug, language), toMarkdown(page, language)] as const),
  )
  const tools = LANGUAGES.map((language) => {
    const path = `${language === 'fr' ? '' : 'en/'}reference/${OPENAPI}`
    return [path, `${JSON.stringify(openapi(language), null, 2)}\n`] as const
  })
  return new Map([...files, ...tools])
}

/** Both READMEs, by their path from `docs/`: a table of each is made. */
function readmes(): Map<string, string> {
  return new Map(
    LANGUAGES.map((language) => {
      const path = language === 'fr' ? '../README.fr.md' : '../README.md'
      return [path, withSizes(textAt(path) ?? '', language)]
    }),
  )
}

/** What is there and should not be. */
async function strays(files: ReadonlyMap<string, string>): Promise<string[]> {
  const there = await readdir(ROOT, { recursive: true }).catch(() => [])
  return there
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|\/)reference\/.+\.md$/.test(path) && !files.has(path))
}

export async function staleFiles(): Promise<string[]> {
  const files = referenceFiles()
  const changed = [...files, ...readmes()]
    .filter(([path, text]) => textAt(path) !== text)
    .map(([path]) => path)
  return [...changed, ...(await strays(files))]
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(join(ROOT, path), 'utf8')
  } catch {
    return undefined
  }
}

async function write(): Promise<void> {
  const files = referenceFiles()
  for (const path of await strays(files)) await rm(join(ROOT, path))
  for (const [path, text] of [...files, ...readmes()]) {
    await mkdir(dirname(join(ROOT, path)), { recursive: true })
    await writeFile(join(ROOT, path), text)
  }
  console.log(`${files.size} fichiers dans ${ROOT}/`)
}

async function check(): Promise<void> {
  const stale = await staleFiles()
  if (stale.length === 0) return
  console.error(`La référence n'est plus à jour (${stale.join(', ')}) : lancer npm run reference.`)
  process.exitCode = 1
}

if (import.meta.url === `file://${process.argv[1]}`)
  await (process.argv.includes('--check') ? check() : write())
