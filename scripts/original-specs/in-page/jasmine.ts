/** Runs the specifications of the additions, which are written for Jasmine 1.3. */
import { keep, type Runner } from './keep'

interface Spec {
  readonly suite: Suite
  getFullName(): string
  results(): {
    readonly skipped: boolean
    getItems(): {
      passed?(): boolean
      readonly trace?: { readonly stack?: string }
      readonly message: string
    }[]
  }
}
interface Suite {
  readonly parentSuite?: Suite
}
interface Env {
  updateInterval: number
  specFilter: (spec: Spec) => boolean
  currentRunner(): { suites(): readonly Suite[] }
  addReporter(reporter: object): void
  execute(): void
}
type Act = (...args: unknown[]) => unknown
interface Page {
  readonly jasmine: { DEFAULT_TIMEOUT_INTERVAL: number; getEnv(): Env }
  readonly Syn?: Record<string, Act>
  readonly syn?: Record<string, Act>
  describe(name: string, tests: Act | Record<string, Act>): unknown
  it(name: string, test: Act): void
  beforeEach(act: Act): void
  afterEach(act: Act): void
  simulateEvent(type: string, args: unknown[], done?: Act): void
}

/** As the first versions' runner: a suite may be an object of tests, and events are made by `syn`. */
function addOldWays(page: Page): void {
  const { describe } = page
  page.describe = (name, tests) => {
    if (typeof tests === 'function') return describe(name, tests)
    return describe(name, () => {
      for (const [key, test] of Object.entries(tests)) {
        if (/^before( ?each)?$/i.test(key)) page.beforeEach(test)
        else if (/^after( ?each)?$/i.test(key)) page.afterEach(test)
        else page.it(key, test)
      }
    })
  }
  page.simulateEvent = (type, args, done = () => {}) => {
    const simulate = page.Syn ?? page.syn
    simulate?.[type]?.(...args, done)
  }
}

export function makeJasmine(only?: RegExp): Runner {
  const page = window as unknown as Page
  page.jasmine.DEFAULT_TIMEOUT_INTERVAL = 5000
  addOldWays(page)
  const env = page.jasmine.getEnv()
  env.updateInterval = 250
  if (only) env.specFilter = (spec) => only.test(spec.getFullName())
  const files = new Map<Suite, string>()
  return {
    loaded(file) {
      for (const suite of env.currentRunner().suites()) if (!files.has(suite)) files.set(suite, file)
    },
    run(done) {
      const nothing = () => {}
      env.addReporter({
        reportRunnerStarting: nothing,
        reportSpecStarting: nothing,
        reportSuiteResults: nothing,
        log: nothing,
        reportSpecResults(spec: Spec) {
          const results = spec.results()
          if (results.skipped) return
          const wrong = results.getItems().find((item) => item.passed && !item.passed())
          const file = files.get(spec.suite) ?? ''
          keep(file, spec.getFullName(), wrong ? 'failed' : 'passed', wrong?.trace?.stack ?? wrong?.message)
        },
        reportRunnerResults: done,
      })
      env.execute()
    },
  }
}
