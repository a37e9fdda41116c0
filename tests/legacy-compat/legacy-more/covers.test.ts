import { expect, test, vi } from 'vitest'
import { foresee } from '../../../legacy-compat/legacy-more/further'
import { installOnPage } from '../../helpers/legacy'

await installOnPage()

test.for([
  ['a request’s spinner', 'new Request({ url: "/a", useSpinner: true })', true],
  ['an element’s mask', "$('a').get('mask').show()", true],
  ['a spinner’s options', '$("a").set("spinner", { message: "…" })', true],
  ['another word', 'input.unmasked = spinners', false],
] as const)('the page’s script that has %s: its part is asked for is %s', ([, code, isAsked]) => {
  const want = vi.fn()
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.textContent = code
  document.body.append(script)
  foresee({ assets: ['Asset', null, 'measure'] }, { assets: want })
  script.remove()
  expect(want.mock.calls.length > 0).toBe(isAsked)
})
