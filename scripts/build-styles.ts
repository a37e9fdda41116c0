/** Style sheets: `ilots.css` with the properties and what is shared, one hashed file for each island. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import postcss, { type AtRule, type Declaration } from 'postcss'

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
 * otherwise; a theme goes through the custom properties, which stay as they are. So do keyframes, and `@layer
 * yielding`: defaults for the site's own elements, which any rule of the site is to override.
 */
function hardened(css: string): string {
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    const isLeft = isIn(declaration, 'keyframes') || isIn(declaration, 'layer', 'yielding')
    if (!declaration.prop.startsWith('--') && !isLeft) declaration.important = true
  })
  return root.toString()
}

/** Whether the rule of a declaration stands directly in an at-rule of that name, and of these parameters. */
function isIn({ parent }: Declaration, name: string, params?: string): boolean {
  const above = parent?.parent
  if (above?.type !== 'atrule') return false
  const { name: found, params: given } = above as AtRule
  return found === name && (params === undefined || given === params)
}
