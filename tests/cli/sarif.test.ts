/** `ilots check --sarif` and `--code-quality`: what other tools read. */
import { readFile } from 'node:fs/promises'
import Ajv from 'ajv-draft-04'
import { expect, test } from 'vitest'
import { check, reportOf } from '../helpers/check'

const BROKEN = 'tests/cli/pages/broken.html'

async function isSarif(value: unknown): Promise<void> {
  const schema = JSON.parse(await readFile('tests/cli/sarif-schema-2.1.0.json', 'utf8'))
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  expect(ajv.validate(schema, value) || ajv.errors).toBe(true)
}

test('the findings are SARIF, as its schema says, with file, line and column', async () => {
  const { out, status } = await check('--sarif', BROKEN)
  const log = JSON.parse(out)
  await isSarif(log)
  expect(status).toBe(1)
  const { findings } = await reportOf(BROKEN)
  const [{ results, tool }] = log.runs
  expect(results).toHaveLength(findings.length)
  expect(results[0]).toMatchObject({
    ruleId: 'ILOTS-101',
    level: 'error',
    message: { text: expect.stringContaining('platform (<script>) refusé') },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: BROKEN }, region: { startLine: 5, startColumn: 3 } },
      },
    ],
  })
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
})

test('a page that cannot be had is in it, and the status is 2', async () => {
  const { out, status } = await check('--sarif', '--lang', 'en', 'nulle-part.html')
  const log = JSON.parse(out)
  await isSarif(log)
  const [{ executionSuccessful, toolExecutionNotifications }] = log.runs[0].invocations
  expect([status, executionSuccessful]).toEqual([2, false])
  expect(toolExecutionNotifications[0].message.text).toMatch(/nulle-part\.html: no such file/)
})

test('each finding has a mark of its own, which lines above it do not change', async () => {
  const marks = async (page: string) => {
    const { out } = await check('--sarif', page)
    return JSON.parse(out).runs[0].results.map(
      (result: { partialFingerprints: Record<string, string> }) => result.partialFingerprints['ilots/v1'],
    )
  }
  const first = await marks(BROKEN)
  expect(new Set(first).size).toBe(first.length)
  expect(await marks(`file://${process.cwd()}/${BROKEN}`)).toEqual(first)
})

test('GitLab’s form has a path, a line, a severity and a fingerprint each', async () => {
  const { out } = await check('--code-quality', BROKEN)
  const all = JSON.parse(out) as Readonly<Record<string, unknown>>[]
  expect(all[0]).toMatchObject({
    check_name: 'ILOTS-101',
    severity: 'major',
    location: { path: BROKEN, lines: { begin: 5 } },
    fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
  })
  expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(all.length)
})
