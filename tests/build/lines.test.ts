/** How wide our sources are: the formatter breaks code, and leaves comments as they are. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Columns, as CONTRIBUTING says. */
const WIDEST = 118
/** What other people have written. */
const OF_OTHERS = /^tests\/(plugins|neighbours)\/files\//

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path) && !OF_OTHERS.test(path))

test(`no comment is wider than ${WIDEST} columns`, () => {
  expect(sources.length).toBeGreaterThan(1_000)
  const wide = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /^\s*(\*|\/\/|\/\*)/.test(line) && line.length > WIDEST ? [`${path}:${at + 1}`] : [],
      ),
  )
  expect(wide).toEqual([])
})
