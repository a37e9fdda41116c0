import type { WholePage } from '../../src/contracts/whole-page'
import { escaped } from '../answers'
import type { Loose } from '../core/loose'
import type { Additions, Kit } from '../kit'
import { type Field, nameProperties } from './fields'
import { makeInline } from './inline'
import { defineMessages, makeInputValidator, makeSay, type Rule } from './input-validator'
import { moreRules } from './more-rules'
import { basicRules } from './rules'
import { makeValidator } from './validator'

export async function create(page: WholePage, kit: Kit): Promise<Additions> {
  // The language in use is one for the page: its texts and dates come from the code that has it.
  const { create: createDates } = await page.fetchCode('legacy-dates', () => import('../legacy-dates/mount'))
  const dates = await createDates(page, kit)
  const { Locale } = dates.globals
  defineMessages(Locale)
  const say = makeSay(Locale, escaped)
  const InputValidator = makeInputValidator(kit, say)
  const Validator = makeValidator(kit, InputValidator, say) as Loose & { add(name: string, rule: Rule): void }
  const rules = { ...basicRules(kit, dates, say), ...moreRules(kit, dates, say) }
  for (const [name, rule] of Object.entries(rules)) Validator.add(name, rule)
  Object.assign(Validator, { Inline: makeInline(kit, Validator) })
  nameProperties((form) => new Validator(form))
  const validate = function (this: Field, options?: unknown) {
    if (options) this.set('validator', options)
    return (this.get('validator') as Loose).validate?.()
  }
  return {
    globals: { Form: { Validator }, FormValidator: Validator, InputValidator },
    methods: { validate } as unknown as NonNullable<Additions['methods']>,
  }
}
