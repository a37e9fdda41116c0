/** Has the server verify the form before it is sent (§5.3). The code that calls is fetched for the forms that ask for it. */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { pipelineOf } from '../../src/forms/submit-pipeline'
import type { Context } from './context'
import type { Errors } from './errors'
import { showFailure } from './failure'
import { isUnchecked } from './fields'

const code = () => import('./verify')

/** Asks at each submit, and whenever a form block has shown the form (§4.15): then nothing is sent. */
export function askServer(form: HTMLFormElement, context: Context, errors: Errors): void {
  const { page, say, signal } = context
  const pipeline = pipelineOf(form)
  const fetchCode = () => page.fetchCode('form-verify', code)
  // Here by the first submit.
  fetchCode().catch(() => {})
  const ask = async (submitter: HTMLElement | null, isSubmit = true): Promise<boolean> => {
    announce(say('verifying'))
    try {
      const found = await fetchCode().catch((error: unknown) => {
        // The server judges what is sent, as it does without script. Offline, the browser would leave the page for an error.
        if (isSubmit && navigator.onLine) return undefined
        throw error
      })
      return found ? await found.verify(form, context, errors, submitter, isSubmit) : true
    } catch (error) {
      showFailure(error, context, 'failed', () => {
        submitter?.focus()
        pipeline.silence()
        if (isSubmit) pipeline.submit(submitter)
        else void ask(submitter, isSubmit)
      })
      return false
    }
  }
  pipeline.join('verify', (submitter) => isUnchecked(submitter) || ask(submitter), signal)
  membersOf(form).addEventListener('ilots:form-verify', () => void ask(null, false), { signal })
}
