/**
 * `npm start` builds, then shows the fixture site. `npm run dev` (`--watch`) also builds again when the
 * sources change, and restarts the site when the fixtures do.
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWatching = process.argv.includes('--watch')
const children = new Set()

/** Runs a tool of the project; resolves with its exit code. */
function run(tool, ...given) {
  const isWindows = process.platform === 'win32'
  const file = join(root, 'node_modules', '.bin', isWindows ? `${tool}.cmd` : tool)
  const child = spawn(file, given, { cwd: root, stdio: 'inherit', shell: isWindows })
  children.add(child)
  return new Promise((resolve) => {
    const end = (code) => {
      children.delete(child)
      resolve(code ?? 1)
    }
    child.on('exit', end)
    child.on('error', (error) => {
      console.error(`${tool} ne se lance pas (${error.message}). Avez-vous lancé npm install ?`)
      end(1)
    })
  })
}

async function build() {
  console.log('Îlots : construction de dist/…')
  const code = await run('tsup', '--silent')
  if (code !== 0) console.error('\nLa construction a échoué : voir le message ci-dessus.\n')
  return code
}

/** Builds again once the sources have been quiet for a moment; one build at a time. */
function rebuildOnChange() {
  let timer
  let building = false
  let isStale = false
  const rebuild = async () => {
    if (building) {
      isStale = true
      return
    }
    building = true
    if ((await build()) === 0) console.log('Îlots : dist/ est à jour.')
    building = false
    if (isStale) {
      isStale = false
      void rebuild()
    }
  }
  for (const folder of ['src', 'islands', 'legacy-compat'])
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(rebuild, 200)
    })
}

function stop(code = 0) {
  for (const child of children) child.kill('SIGTERM')
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop())

const code = await build()
// While watching, a mistake is there to be mended: the site starts all the same.
if (code !== 0 && !isWatching) stop(code)
if (isWatching) rebuildOnChange()
const serve = 'fixtures/platform/serve.ts'
stop(await run('tsx', ...(isWatching ? ['watch', '--clear-screen=false', serve] : [serve])))
