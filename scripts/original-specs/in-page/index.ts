/** Runs in the page: loads the specifications one by one after `domready`, runs them and keeps what came of them. */
import { makeJasmine } from './jasmine'
import type { Runner } from './keep'
import { makeMocha } from './mocha'

const { part, files, only } = window.specs
window.outcomes = []

function load(file: string): Promise<void> {
  const script = document.createElement('script')
  script.src = `/spec/${file}`
  return new Promise((done) => {
    script.onload = script.onerror = () => {
      script.remove()
      done()
    }
    document.head.append(script)
  })
}

async function run(runner: Runner): Promise<void> {
  for (const file of files) {
    await load(file)
    runner.loaded(file)
  }
  runner.run(() => {
    window.isDone = true
  })
}

const pattern = only === undefined ? undefined : RegExp(only)
const runner = part === 'core' ? makeMocha(pattern) : makeJasmine(pattern)
const old = window as unknown as { addEvent(name: string, listener: () => void): void }
// Not within the event: an exception there would be its own.
old.addEvent('domready', () => {
  setTimeout(() => void run(runner))
})
