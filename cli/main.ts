/** The `ilots` command. */
import { fileURLToPath } from 'node:url'
import { run } from './run'
import { languageOfEnvironment } from './shared/options'
import { visibleLines, withoutCommands } from './shared/visible'
import { isSiteCommand, runForSite } from './site/run'

/** A fault of ours, in code that waits for nobody, too: a page may be quoted in it. */
function stop(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${withoutCommands(visibleLines(text))}\n`, () => process.exit(2))
}
process.on('uncaughtException', stop)
process.on('unhandledRejection', stop)

/** `ilots check … | head`: who reads has seen enough. */
function onOutputClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
}
for (const stream of [process.stdout, process.stderr]) stream.on('error', onOutputClosed)

const words = process.argv.slice(2)
const output = {
  out: (text: string) => void process.stdout.write(`${text}\n`),
  error: (text: string) => void process.stderr.write(`${text}\n`),
}
// The built command is in a folder of `dist/`.
const dist = fileURLToPath(new URL('..', import.meta.url))
const language = languageOfEnvironment(process.env)
const status = await (isSiteCommand(words)
  ? runForSite(words, output, dist, language)
  : run(words, output, language))
// Islands that were mounted have timers that nobody waits for; what is printed may still be on its way.
process.stdout.write('', () => process.exit(status))
