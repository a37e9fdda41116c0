/** The programs that the original's specifications are written for: old ones, which are not in `package.json`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const RUNNERS = {
  mocha: { file: 'mocha/mocha.js', install: 'mocha@2' },
  expect: { file: 'expect.js/index.js', install: 'expect.js@0.3' },
  sinon: { file: 'sinon/pkg/sinon-1.14.1.js', install: 'sinon@1.14.1' },
  jasmine: { file: 'karma-jasmine/lib/jasmine.js', install: 'karma-jasmine@0.1' },
} as const

export type Runner = keyof typeof RUNNERS

/**
 * @param folder holds `node_modules`.
 * @throws Error that says what to install where.
 */
export function readRunners(folder: string, names: readonly Runner[]): Map<Runner, string> {
  const place = (name: Runner) => join(folder, 'node_modules', RUNNERS[name].file)
  const missing = names.filter((name) => !existsSync(place(name)))
  if (missing.length > 0)
    throw new Error(
      `${missing.map((name) => RUNNERS[name].file).join(', ')} not found in ${join(folder, 'node_modules')}: npm install --prefix <folder> ${missing.map((name) => RUNNERS[name].install).join(' ')}, and --runners <folder>.`,
    )
  return new Map(names.map((name) => [name, readFileSync(place(name), 'utf8')]))
}
