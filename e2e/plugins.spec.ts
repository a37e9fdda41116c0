/** Plugins by other people, on the older library as we give it (`npm run test:plugins`). */
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { readCases } from '../scripts/plugins/cases'
import { findFiles, readFolders } from '../scripts/plugins/files'
import { runCase } from '../scripts/plugins/run'

const library = { dist: resolve('dist') }

for (const plugin of readCases())
  for (const beginning of [
    'at domready',
    // Careless pages read values early: those of classes whose code is on its way have to be right all the same.
    'while parsed',
  ] as const)
    test(`${plugin.plugin} ${plugin.version} does what it does on the older library itself, begun ${beginning}`, async ({
      page,
    }) => {
      // The files that the registry does not have are in this folder, when somebody has put them there.
      const found = findFiles(plugin, readFolders(process.env.PLUGINS))
      test.skip('lacks' in found, 'lacks' in found ? found.lacks : '')
      if ('lacks' in found) return
      const { outcomes } = await runCase(page, plugin, library, found.scripts, beginning)
      expect(outcomes.map(({ check, shown }) => [check.does, shown])).toEqual(
        outcomes.map(({ check }) => [check.does, check.expected]),
      )
    })
