/** The `ilots` command. */
import { run } from './run'

const status = await run(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(`${text}\n`),
})
// Islands that were mounted have timers that nobody waits for; what is printed may still be on its way.
process.stdout.write('', () => process.exit(status))
