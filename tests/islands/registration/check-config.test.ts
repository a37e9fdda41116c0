/** The names in the configuration: what means nothing is reported, and the rest of the page goes on (contract §1). */
import { expect, test, vi } from 'vitest'
import { ENDPOINTS } from '../../../src/island/endpoints'
import { complaints, fakeIsland, startOn } from '../../helpers/engine'

const lightbox = fakeIsland('lightbox')
const form = fakeIsland('form')

/** What is printed for a configuration. */
async function saidFor(config: Record<string, unknown>): Promise<string[]> {
  const { errors } = complaints()
  vi.stubGlobal('IlotsConfig', config)
  const engine = await startOn('<p class="form"></p>', lightbox, form)
  await engine.customIslands.checkConfig()
  expect(document.querySelector('.form')?.hasAttribute('data-ilot-mounted')).toBe(true)
  return errors
}

test.each<[string, Record<string, unknown>, string]>([
  ['an island that is nearly one', { islands: ['lihgtbox', 'form'] }, '« lihgtbox », attendu « lightbox »'],
  ['an island that is none', { islands: { except: ['diaporama'] } }, 'un nom parmi lightbox, form'],
  ['what is no exception', { islands: { sauf: ['form'] } }, 'reçu « {"sauf":["form"]} »'],
  ['a call that is nearly one', { endpoints: { menus: '/a' } }, '« menus », attendu « menu »'],
  ['a call that is none', { endpoints: { zzzzzzzzz: '/a' } }, `un nom parmi ${ENDPOINTS.join(', ')}`],
  [
    'a marker of no island',
    { markers: { lightbx: '.a' } },
    'configuration markers refusé : reçu « lightbx »',
  ],
  [
    'a marker that is no selector',
    { markers: { lightbox: 'p[' } },
    '[ILOTS-204] markers.lightbox refusé : reçu « p[ »',
  ],
  [
    'a marker that is no text',
    { markers: { lightbox: 12 } },
    '[ILOTS-204] markers.lightbox refusé : reçu « 12 »',
  ],
])('%s is named, and takes nothing else along', async (_, config, said) => {
  expect(await saidFor(config)).toEqual([expect.stringContaining(said)])
})

test.each([
  { islands: ['form'] },
  { islands: { except: 'lightbox' } },
  { islands: { except: [] } },
  { endpoints: { menu: '/api/menu?x=1', block: '/bloc' } },
  { markers: { lightbox: '.galerie a' } },
])('nothing is said of %j', async (config) => {
  expect(await saidFor(config)).toEqual([])
})
