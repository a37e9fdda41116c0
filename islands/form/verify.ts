/** Asks the server to verify the form before it is sent, and shows its verdict (§5.3, §7.15). */
import { bodyOf } from '../../src/forms/body'
import { messageOf } from '../../src/forms/message-area'
import { fragmentOnly } from '../../src/server/replaced'
import { requirePolicy } from '../../src/server/require-policy'
import { serverText } from '../../src/server/server-html'
import { askPlatform } from './call'
import type { Context } from './context'
import type { Errors } from './errors'
import { fieldNamed, type Mistake } from './fields'

// Throws where no verdict could be read: then this module does not load, and the form is sent unverified.
requirePolicy()

/**
 * Shows the server's verdict.
 * @param isSubmit false: it is only shown, the focus stays where it is.
 * @returns whether the form may be sent.
 * @throws as `request`.
 */
export async function verify(
  form: HTMLFormElement,
  context: Context,
  errors: Errors,
  submitter: HTMLElement | null,
  isSubmit: boolean,
): Promise<boolean> {
  const verdict = await askPlatform(context, 'verify', bodyOf(form, submitter), readVerdict)
  if (!verdict) return false
  const { fragment, named, isAccepted } = verdict
  if (!fragment.hasChildNodes()) {
    errors.clear()
    return isAccepted
  }
  const mistakes = isAccepted ? [] : mistakesOf(named, form)
  const answer = answerOf(fragment, isAccepted ? 'status' : 'alert')
  errors.showAnswer(answer, mistakes, isSubmit && !isAccepted)
  return isAccepted
}

/** Shows the server's refusal of what was sent. @param focus moves it to the first field that is named. */
export function refuse(
  form: HTMLFormElement,
  errors: Errors,
  fragment: DocumentFragment,
  focus: boolean,
): void {
  // First: showing the answer moves the nodes out of the fragment.
  const mistakes = mistakesOf(namesIn(fragment), form)
  errors.showAnswer(answerOf(fragment, 'alert'), mistakes, focus)
}

function answerOf(fragment: DocumentFragment, role: 'alert' | 'status'): HTMLElement {
  const answer = messageOf(fragment, role)
  answer.className = 'ilots-form-answer'
  return answer
}

type Named = readonly { readonly name: string; readonly text: string }[]

const mistakesOf = (named: Named, form: HTMLFormElement): Mistake[] =>
  named.flatMap(({ name, text }) => {
    const field = fieldNamed(form, name)
    return field ? [{ field, text: () => text }] : []
  })

/** Names of fields in error, each with its message. */
const namesIn = (fragment: DocumentFragment): Named =>
  [...fragment.querySelectorAll<HTMLElement>('[data-field]')].flatMap(({ dataset, textContent }) =>
    dataset.field ? [{ name: dataset.field, text: textContent?.trim() ?? '' }] : [],
  )

/** Reads the verdict of the server; an empty answer accepts the form. @throws Error for a whole page. */
function readVerdict(html: string) {
  const fragment = serverText(fragmentOnly(html))
  const named = namesIn(fragment)
  // Whether the form may be sent: contract §4.4.
  const isAccepted = named.length === 0 || fragment.querySelector('.alert-success') !== null
  return { fragment, named, isAccepted }
}
