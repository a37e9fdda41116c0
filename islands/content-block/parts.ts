import { firstComment } from '../../src/dom/query'
import { choice, integer, text } from '../../src/island/attributes'
import type { Parts, PartViolation } from '../../src/island/part'
import { safeUrl } from '../../src/server/safe-url'
import { MOST_LOADS } from './context'

const MORE = '[data-role="load-more"]'

/** The block's address: a refresh of another site's is refused once a visitor asks for it. */
function validateComment(_: HTMLElement, host: HTMLElement): PartViolation | undefined {
  const comment = firstComment(host)
  const [, found] = /"url"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(comment?.data ?? '') ?? []
  if (!comment || !found) return undefined
  const url = safeUrl(found.replaceAll('\\/', '/'))
  if (url?.origin === location.origin) return undefined
  return { name: 'url', found, expected: 'une adresse de ce site, comme /blocs/actualites', at: comment }
}

export const parts = {
  comment: { selector: ':scope', label: '<!-- bloc {…} -->', validate: validateComment },
  link: {
    selector: 'a[data-param],a[data-num]',
    label: 'a[data-param][data-num]',
    attributes: {
      param: text(),
      num: { ...integer(0, 0, { max: 1_000_000 }), default: undefined },
      value: text(),
    },
    required: ['param'],
    validate: ({ dataset }) =>
      dataset.num === undefined && dataset.value === undefined
        ? { name: 'data-param', found: dataset.param ?? '', expected: 'data-num ou data-value à côté' }
        : undefined,
  },
  control: { selector: '[data-param][data-value]', attributes: { param: text(), value: text() } },
  list: { selector: 'select[data-param]', attributes: { param: text() } },
  filters: { selector: '[data-role="filters"]', label: 'form[data-role="filters"]', be: 'form' },
  more: {
    selector: MORE,
    label: 'a[data-role="load-more"]',
    be: 'a',
    attributes: {
      href: text('', { names: ['href'] }),
      direction: choice(['next', 'prev'], 'next'),
      load: choice(['click', 'auto', 'click-auto'], 'click'),
      loadStop: integer(5, 1, { max: MOST_LOADS }),
    },
    required: ['href'],
  },
  items: { selector: '[data-role="items"]', needed: MORE },
} satisfies Parts
