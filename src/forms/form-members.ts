/**
 * What a form is asked for, whatever its fields are called: forms of real sites have fields named `action`, `id` or
 * `submit`, which hide the form's own member. Names that hide anything else are taken away before
 * (`src/dom/named-elements.ts`).
 */

const read = <Name extends keyof HTMLFormElement>(form: HTMLFormElement, name: Name) =>
  Reflect.get(HTMLFormElement.prototype, name, form) as HTMLFormElement[Name]

/** Its fields and buttons, in the order of the page. */
export const formElements = (form: HTMLFormElement): Element[] => [...read(form, 'elements')]

/** Its field of that name or id. */
export const formElement = (form: HTMLFormElement, name: string): Element | RadioNodeList | null =>
  read(form, 'elements').namedItem(name)

/** The absolute address that it is sent to. */
export const formAction = (form: HTMLFormElement): string => read(form, 'action')

/** How it is sent: `get`, `post` or `dialog`. */
export const formMethod = (form: HTMLFormElement): string => read(form, 'method')

/** Sends it as a press of `submitter` does: fields are checked, listeners hear `submit`. */
export const requestSubmit = (form: HTMLFormElement, submitter?: HTMLElement | null): void =>
  HTMLFormElement.prototype.requestSubmit.call(form, submitter)

/** Gives each field the value that the server has written. */
export const resetForm = (form: HTMLFormElement): void => HTMLFormElement.prototype.reset.call(form)
