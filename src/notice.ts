/** A failure told to the visitor, in place, with a way to try again (contract §3). */

/**
 * A `role="alert"` with a text and a retry button. It is put in the page by the caller; a try removes it.
 * @param retry runs on the button; the notice is gone by then.
 */
export function failureNotice(sentence: string, label: string, retry: () => void): HTMLElement {
  const notice = document.createElement('div')
  notice.className = 'ilots-notice'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.className = 'ilots-notice-text'
  text.textContent = sentence
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-button'
  button.textContent = label
  button.addEventListener('click', () => {
    notice.remove()
    retry()
  })
  notice.append(text, button)
  return notice
}
