import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse, refuseCode } from '../../../legacy-compat/core/refusals'
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

test('a function in a text that is decoded is told by its name, with the event to use', async () => {
  const { warnings } = complaints()
  await installLegacy(await startOld(''))
  warnings.length = 0
  const { decode } = JSON as unknown as { decode(text: string, isSecure: boolean): unknown }
  const text = "{a: 1, onComplete: function(){ window.ran = 1 }, b: {format: function(x) { return '}' }}}"
  expect(decode(text, false)).toEqual({ a: 1, onComplete: null, b: { format: null } })
  await vi.waitFor(() => expect(warnings).toHaveLength(2), 5_000)
  expect(warnings).toEqual([
    "[ILOTS-106] la fonction « onComplete » écrite dans le texte que lit JSON.decode n'est pas exécutée, null en tient lieu ; la donner dans un script : addEvent('complete', …).",
    "[ILOTS-106] la fonction « b.format » écrite dans le texte que lit JSON.decode n'est pas exécutée, null en tient lieu ; la donner dans un script : une option.",
  ])
})
