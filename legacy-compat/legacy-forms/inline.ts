/** `Form.Validator.Inline`: says what is wrong beside each field, and leads to the first error. */
import { reveal } from '../../src/dom/reveal'
import { serverText } from '../../src/server/server-html'
import type { Loose } from '../core/loose'
import type { Kit } from '../kit'
import { type Field, propsOf, validatorsOf } from './fields'
import type { ValidatorObject } from './validator'

interface InlineObject extends ValidatorObject {
  options: ValidatorObject['options'] & {
    showError(advice: HTMLElement): void
    hideError(advice: HTMLElement): void
    scrollToErrorsOnSubmit: boolean
  }
  makeAdvice(name: string, field: Field, error: unknown, isWarning?: boolean): HTMLElement
  insertAdvice(advice: HTMLElement, field: Field): void
  showAdvice(name: string, field: Field): void
  hideAdvice(name: string, field: Field): void
  getAdvice(name: string, field: Field): HTMLElement | null
  getFieldId(field: Field): string
}

/** Adds the advice to what describes the field, or takes it away; what the page has put there stays. */
function describe(field: Element, id: string, isDescribed: boolean): void {
  const ids = new Set((field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean))
  if (isDescribed) ids.add(id)
  else ids.delete(id)
  if (ids.size > 0) field.setAttribute('aria-describedby', [...ids].join(' '))
  else field.removeAttribute('aria-describedby')
}

function isHidden(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden' || opacity === '0'
}

export function makeInline({ byId, defineClass }: Kit, Validator: Loose): Loose {
  const keyOf = (name: string) => `$moo:advice-${name}`
  const shownKey = (name: string) => `$moo:advice${name}`

  return defineClass<InlineObject>({
    Extends: Validator,
    options: {
      showError(advice: HTMLElement & Partial<Record<'reveal', () => void>>) {
        if (advice.reveal) advice.reveal()
        else advice.style.display = 'block'
      },
      hideError(advice: HTMLElement & Partial<Record<'dissolve', () => void>>) {
        if (advice.dissolve) advice.dissolve()
        else advice.style.display = 'none'
      },
      scrollToErrorsOnSubmit: true,
      scrollToErrorsOnBlur: false,
      scrollToErrorsOnChange: false,
    },
    initialize(form: unknown, options: unknown) {
      this.parent(form, options)
      this.addEvent('elementValidate', (isValid: boolean, field: Field, name: string, isWarning: boolean) => {
        const error = isValid ? '' : this.getValidator(name)?.getError(field)
        if (!error) return this.hideAdvice(name, field)
        if (isWarning) field.classList.add('warning')
        this.insertAdvice(this.makeAdvice(name, field, error, isWarning), field)
        this.showAdvice(name, field)
      })
    },
    makeAdvice(name: string, field: Field, error: unknown, isWarning?: boolean) {
      const advice = this.getAdvice(name, field) ?? document.createElement('div')
      const isNew = !advice.id
      advice.id ||= `advice-${name.split(':')[0]}-${this.getFieldId(field)}`
      advice.classList.add(isWarning ? 'warning-advice' : 'validation-advice')
      if (isNew) advice.style.display = 'none'
      const prefix = isWarning ? this.warningPrefix : this.errorPrefix
      // What an attribute says is text; what a script says is HTML, without what runs code (contract §8).
      const text = this.options.useTitles && field.title ? field.title : serverText(String(error))
      advice.replaceChildren(serverText(prefix), text)
      field.store(keyOf(name), advice)
      return advice
    },
    getFieldId(field: Field) {
      field.id ||= `input_${field.name}`
      return field.id
    },
    showAdvice(name: string, field: Field) {
      const advice = this.getAdvice(name, field)
      if (!advice) return
      describe(field, advice.id, true)
      if (field.retrieve(shownKey(name)) || !isHidden(advice)) return
      field.store(shownKey(name), true)
      this.options.showError(advice)
      this.fireEvent('showAdvice', [field, advice, name])
    },
    hideAdvice(name: string, field: Field) {
      const advice = this.getAdvice(name, field)
      if (!advice) return
      describe(field, advice.id, false)
      if (!field.retrieve(shownKey(name))) return
      field.store(shownKey(name), false)
      this.options.hideError(advice)
      this.fireEvent('hideAdvice', [field, advice, name])
    },
    getPropName: (name: string) => `advice${name}`,
    resetField(given: unknown) {
      const field = byId(given) as unknown as Field | null
      if (!field) return this
      this.parent(field)
      for (const name of validatorsOf(field)) this.hideAdvice(name.replace(/^warn-/, ''), field)
      return this
    },
    getAllAdviceMessages(field: Field, isForced?: boolean) {
      if (field.classList.contains('ignoreValidation') && !isForced) return []
      return validatorsOf(field).flatMap((given) => {
        const name = given.replace(/^warn-/, '')
        const validator = this.getValidator(name)
        const warnOnly = given !== name || field.classList.contains('warnOnly')
        const message = validator?.getError(field)
        return validator ? [{ message, warnOnly, passed: validator.test(field), validator }] : []
      })
    },
    getAdvice: (name: string, field: Field) => field.retrieve(keyOf(name)) as HTMLElement | null,
    insertAdvice(advice: HTMLElement, field: Field) {
      const place = byId(propsOf(field).msgPos) as Element | null
      if (place) place.append(advice)
      else if (field.type === 'radio') field.parentNode?.append(advice)
      else field.after(advice)
    },
    validate(event?: unknown) {
      const isValid = this.parent(event)
      if (!isValid && this.options.scrollToErrorsOnSubmit) {
        const failed = this.element.querySelector<HTMLElement>('.validation-failed')
        if (failed) reveal(failed)
        // In the middle: its label is seen as well, below whatever sticks to the top.
        failed?.scrollIntoView?.({ block: 'center' })
        failed?.focus({ preventScroll: true })
      }
      return isValid
    },
    watchFields(fields: Iterable<Loose>) {
      const { evaluateFieldsOnBlur, evaluateFieldsOnChange } = this.options
      for (const field of fields) {
        if (evaluateFieldsOnBlur) field.addEvent?.('blur', () => this.validationMonitor(field, false))
        if (evaluateFieldsOnChange) field.addEvent?.('change', () => this.validationMonitor(field, true))
      }
    },
  })
}
