/** Style sheets: `ilots.css` with the properties and what is shared, one hashed file for each island. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import postcss, { type Declaration } from 'postcss'

/** Writes them. @returns island → path below the folder; `ilots` is the shared one. */
export async function buildStyles(folder: string): Promise<Record<string, string>> {
  const paths: Record<string, string> = { ilots: 'ilots.css' }
  await mkdir(`${folder}/islands`, { recursive: true })
  await writeFile(`${folder}/ilots.css`, await minified('src/ilots.css'))
  for (const name of (await readdir('islands')).sort()) {
    const source = `islands/${name}/${name}.css`
    if (!existsSync(source)) continue
    const css = await minified(source)
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8).toUpperCase()
    paths[name] = `islands/${name}-${hash}.css`
    await writeFile(`${folder}/${paths[name]}`, css)
  }
  return paths
}

async function minified(path: string): Promise<string> {
  const { code } = await transform(hardened(await readFile(path, 'utf8')), {
    loader: 'css',
    minify: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
  })
  return code
}

/**
 * Makes every declaration of ours important. A site's `* { all: unset }` stands outside our layer and would win
 * otherwise; a theme goes through the custom properties, which stay as they are. Rules for elements of the site
 * itself, and for what style sheets of the older library's time dress, yield to the site.
 */
function hardened(css: string): string {
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') || isKeyframe(declaration) || isOfSite(declaration)) return
    declaration.important = true
  })
  return root.toString()
}

function isOfSite({ parent }: Declaration): boolean {
  return (
    parent?.type === 'rule' &&
    'selector' in parent &&
    /data-ilots-raised|\.tip-|\.autocompleter-/.test(String(parent.selector))
  )
}

function isKeyframe({ parent }: Declaration): boolean {
  const above = parent?.parent
  return above?.type === 'atrule' && 'name' in above && above.name === 'keyframes'
}
