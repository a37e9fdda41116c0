/** A reporter: prints what tests have measured, their annotations of the type `measure`. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export default class PrintMeasures implements Reporter {
  printsToStdio(): boolean {
    return true
  }

  onTestEnd(test: TestCase, { status, errors, annotations }: TestResult): void {
    const [, , , ...names] = test.titlePath()
    const measures = annotations
      .filter(({ type }) => type === 'measure')
      .map(({ description }) => description)
    console.log(`${status === 'passed' ? ' ' : '✘'} ${names.join(', ').padEnd(60)} ${measures.join('; ')}`)
    for (const { message } of errors) console.log(message)
  }
}
