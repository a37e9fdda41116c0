/** The `ilots` command. */
import { run } from './run'
import { visibleLines } from './visible'

/** A fault of ours, in code that waits for nobody, too: a page may be quoted in it. */
function stop(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${visibleLines(text)}\n`, () => process.exit(2))
}
process.on('uncaughtException', stop)
process.on('unhandledRejection', stop)

const status = await run(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(`${text}\n`),
})
// Islands that were mounted have timers that nobody waits for; what is printed may still be on its way.
process.stdout.write('', () => process.exit(status))
