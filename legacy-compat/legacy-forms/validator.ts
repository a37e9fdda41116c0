/** `Form.Validator`: checks fields when they are left or changed, and all of them before the form is sent. */
import type { Dictionary, Loose, OldObject } from '../core/loose'
import type { Kit } from '../kit'
import { type Field, isVisible, validatorsOf } from './fields'
import type { InputValidatorObject, Rule, Say } from './input-validator'

interface Event {
  preventDefault(): void
}
export interface ValidatorObject extends OldObject {
  element: HTMLFormElement
  options: Dictionary & {
    fieldSelectors: string
    ignoreHidden: boolean
    ignoreDisabled: boolean
    useTitles: boolean
    serial: boolean
    stopOnFailure: boolean
  }
  validators: Record<string, InputValidatorObject>
  warningPrefix: string
  errorPrefix: string
  fields: Field[]
  paused: boolean
  timer: number
  bound: { onSubmit(event: Event): void; blurOrChange(event: unknown, field: Field): void }
  enable(): void
  getFields(): Field[]
  getValidator(name: string): InputValidatorObject | undefined
  hasValidator(field: Field, name: string): boolean
  enforceField(field: unknown): ValidatorObject
  resetField(field: unknown): ValidatorObject
  test(name: string, field: unknown, isWarning?: boolean): boolean
  validate(event?: Event): boolean
  validateField(field: unknown, isForced?: boolean): boolean
  validationMonitor(...given: unknown[]): void
  reset(): ValidatorObject
}

const FIELDS = 'relay(input,select,textarea)'
const isWarner = (name: string) => name.startsWith('warn-')
const withoutWarn = (name: string) => name.replace(/^warn-/, '')
const textOf = (given: unknown): string => String(typeof given === 'function' ? given() : given)

/** Marks the field for style sheets of that time, and for who does not see it. */
function mark(field: Field, isValid: boolean): void {
  field.classList.toggle('validation-passed', isValid)
  field.classList.toggle('validation-failed', !isValid)
  if (isValid) field.removeAttribute('aria-invalid')
  else field.setAttribute('aria-invalid', 'true')
}

export function makeValidator(kit: Kit, InputValidator: Loose, say: Say): Loose {
  const { byId, defineClass, Events, Options } = kit
  const fieldOf = (given: unknown) => byId(given) as unknown as Field | null
  // Without a prototype: a class may be named as one of its members.
  const validators: Record<string, InputValidatorObject> = Object.create(null)
  const adders = {
    add(this: { validators: Dictionary }, name: string, rule: Rule) {
      this.validators[name] = new InputValidator(name, rule)
    },
    addAllThese(this: { add(name: string, rule: Rule): void }, rules: readonly [string, Rule][]) {
      for (const [name, rule] of rules) this.add(name, rule)
    },
    getValidator(this: { validators: Dictionary }, name: string) {
      return this.validators[name.split(':')[0] ?? '']
    },
  }

  const Validator = defineClass<ValidatorObject>({
    Implements: [Options, Events],
    ...adders,
    options: {
      fieldSelectors: 'input, select, textarea',
      ignoreHidden: true,
      ignoreDisabled: true,
      useTitles: false,
      evaluateOnSubmit: true,
      evaluateFieldsOnBlur: true,
      evaluateFieldsOnChange: true,
      serial: true,
      stopOnFailure: true,
      warningPrefix: () => say('warningPrefix'),
      errorPrefix: () => say('errorPrefix'),
    },
    initialize(form: unknown, options: unknown) {
      this.setOptions(options)
      this.element = byId(form) as HTMLFormElement
      this.warningPrefix = textOf(this.options.warningPrefix)
      this.errorPrefix = textOf(this.options.errorPrefix)
      this.bound = {
        onSubmit: (event) => (this as unknown as { onSubmit(event: Event): void }).onSubmit(event),
        blurOrChange: (_event, field) => this.validationMonitor(field, true),
      }
      this.enable()
    },
    toElement() {
      return this.element
    },
    getFields() {
      this.fields = [...this.element.querySelectorAll<Field>(this.options.fieldSelectors)]
      return this.fields
    },
    enable() {
      const form = this.element as unknown as Loose
      const { evaluateOnSubmit, evaluateFieldsOnBlur, evaluateFieldsOnChange } = this.options
      form.store?.('validator', this)
      if (evaluateOnSubmit) form.addEvent?.('submit', this.bound.onSubmit)
      if (evaluateFieldsOnBlur) form.addEvent?.(`blur:${FIELDS}`, this.bound.blurOrChange)
      if (evaluateFieldsOnChange) form.addEvent?.(`change:${FIELDS}`, this.bound.blurOrChange)
    },
    disable() {
      const form = this.element as unknown as Loose
      form.eliminate?.('validator')
      form.removeEvent?.('submit', this.bound.onSubmit)
      for (const type of ['blur', 'change']) form.removeEvent?.(`${type}:${FIELDS}`, this.bound.blurOrChange)
    },
    validationMonitor(...given: unknown[]) {
      clearTimeout(this.timer)
      // A change and the blur after it are one.
      this.timer = window.setTimeout(() => this.validateField(...(given as [unknown, boolean])), 50)
    },
    onSubmit(event: Event) {
      if (this.validate(event)) this.reset()
    },
    reset() {
      for (const field of this.getFields()) this.resetField(field)
      return this
    },
    validate(event?: Event) {
      const isValid = this.getFields()
        .map((field) => this.validateField(field, true))
        .every(Boolean)
      this.fireEvent('formValidate', [isValid, this.element, event])
      if (this.options.stopOnFailure && !isValid) event?.preventDefault()
      return isValid
    },
    validateField(given: unknown, isForced?: boolean) {
      const field = fieldOf(given)
      if (this.paused || !field) return true
      const within = this.element
      const isMarked = field.classList.contains('validation-failed')
      // One error after the other: a field waits until those before it are right.
      const waits = this.options.serial && !isForced
      if (waits && !isMarked && within.querySelector('.validation-failed')) return true
      const isWarned = waits && within.querySelector('.warning')
      const names = validatorsOf(field)
      const failed = names.filter((name) => !this.test(name, field))
      if (names.some((name) => this.getValidator(name)) && !this.hasValidator(field, 'warnOnly')) {
        mark(field, failed.length === 0)
        if (failed.length === 0) this.fireEvent('elementPass', [field])
        else this.fireEvent('elementFail', [field, failed])
      }
      if (!isWarned) {
        field.classList.remove('warning')
        for (const name of names) if (isWarner(name)) this.test(withoutWarn(name), field, true)
      }
      return failed.length === 0
    },
    test(name: string, given: unknown, isWarning = false) {
      const field = fieldOf(given)
      const { ignoreHidden, ignoreDisabled } = this.options
      if (!field || (ignoreHidden && !isVisible(field)) || (ignoreDisabled && field.disabled)) return true
      const validator = this.getValidator(name)
      const warns = isWarning || this.hasValidator(field, 'warnOnly')
      const isValid = field.classList.contains('ignoreValidation') || !validator || validator.test(field)
      if (validator) this.fireEvent('elementValidate', [isValid, field, name, warns])
      return warns || isValid
    },
    hasValidator: (field: Field, name: string) =>
      validatorsOf(field).includes(name) || field.classList.contains(name),
    resetField(given: unknown) {
      const field = fieldOf(given)
      field?.classList.remove('validation-failed', 'warning', 'validation-passed')
      field?.removeAttribute('aria-invalid')
      return this
    },
    stop() {
      this.paused = true
      return this
    },
    start() {
      this.paused = false
      return this
    },
    ignoreField(given: unknown, isWarning?: boolean) {
      this.enforceField(given)
      fieldOf(given)?.classList.add(isWarning ? 'warnOnly' : 'ignoreValidation')
      return this
    },
    enforceField(given: unknown) {
      fieldOf(given)?.classList.remove('warnOnly', 'ignoreValidation')
      return this
    },
  })
  // An instance has a table of its own over this one: rules are added for all forms, or for one.
  ;(Validator.prototype as unknown as Dictionary).validators = validators
  return Object.assign(Validator, { ...adders, adders: { ...adders, validators }, validators, getMsg: say })
}
