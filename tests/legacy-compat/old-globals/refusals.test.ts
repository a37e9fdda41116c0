import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse, refuseCode } from '../../../legacy-compat/core/strings'
import { installLegacy } from '../../../legacy-compat/legacy'
import { complaints } from '../../helpers/engine'
import { addressedStacks, forgetOld, startOld } from '../../helpers/old-globals'

beforeEach(addressedStacks)
afterEach(forgetOld)

test('code that is not run, and another site’s answer, are told to the page’s author', async () => {
  const { warnings } = complaints()
  await installLegacy(await startOld(''))
  warnings.length = 0
  refuseCode('  window.ran = 1  ')
  refuseCode('')
  refuse('refusedAnswer', 'https://ailleurs.example/x')
  await vi.waitFor(() => expect(warnings).toHaveLength(2), 5_000)
  expect(warnings).toEqual([
    "[ILOTS-106] du code reçu n'est pas exécuté : « window.ran = 1 ». Le placer dans un fichier que la page charge.",
    "[ILOTS-203] la réponse d'un autre site est refusée, reçu « https://ailleurs.example/x », attendu une réponse de https://vitrea.example ; la demande échoue. Ce qu'un autre site donne se demande avec fetch(url).",
  ])
})
