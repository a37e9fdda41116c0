import { describe, expect, test } from 'vitest'
import { gateCases, OUTSIDE } from '../../../fixtures/site/pages/hostile/gate-cases'
import { serverFragment } from '../../../src/server/server-html'

/** Each element with the names of its attributes, those of templates too, then the text. */
function listed(root: ParentNode & Node): string {
  const walk = (within: ParentNode): string[] =>
    [...within.querySelectorAll('*')].flatMap((element) => {
      const own = [element.localName, ...element.getAttributeNames()].join(' ')
      return element instanceof HTMLTemplateElement ? [own, ...walk(element.content)] : [own]
    })
  const text = root.textContent?.trim()
  return walk(root).join(', ') + (text ? ` | ${text}` : '')
}

describe('of an answer there is left', () => {
  test.each(gateCases.filter(({ needsBrowser }) => !needsBrowser).map((each) => [each.is, each] as const))(
    '%s',
    (_, { html, left }) => {
      document.body.innerHTML = `<form id="${OUTSIDE.form}"></form><p id="${OUTSIDE.popover}" popover></p>`
      expect(listed(serverFragment(html))).toBe(left)
    },
  )
})
