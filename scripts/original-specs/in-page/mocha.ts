/** Runs the specifications of the core. */
import { keep, type Runner } from './keep'

interface Suite {
  readonly parent?: Suite
  readonly suites: readonly Suite[]
}
interface Test {
  readonly parent: Suite
  fullTitle(): string
}
interface Running {
  on(event: 'pass' | 'pending' | 'fail', listener: (test: Test, error?: Error) => void): Running
}
interface Mocha {
  readonly suite: Suite
  setup(options: object): void
  grep(only: RegExp): void
  run(done: () => void): Running
}

/** What passes and fails is counted, not written. */
class Silent {}

export function makeMocha(only?: RegExp): Runner {
  const { mocha } = window as unknown as { mocha: Mocha }
  mocha.setup({ ui: 'bdd', reporter: Silent, timeout: 5000, ignoreLeaks: true })
  if (only) mocha.grep(only)
  const files = new Map<Suite, string>()
  const fileOf = ({ parent }: Test) => {
    let suite: Suite | undefined = parent
    while (suite && !files.has(suite)) suite = suite.parent
    return (suite && files.get(suite)) ?? ''
  }
  return {
    loaded(file) {
      for (const suite of mocha.suite.suites) if (!files.has(suite)) files.set(suite, file)
    },
    run(done) {
      mocha
        .run(done)
        .on('pass', (test) => keep(fileOf(test), test.fullTitle(), 'passed'))
        .on('pending', (test) => keep(fileOf(test), test.fullTitle(), 'pending'))
        .on('fail', (test, error) =>
          keep(fileOf(test), test.fullTitle(), 'failed', error?.stack || error?.message || error),
        )
    },
  }
}
