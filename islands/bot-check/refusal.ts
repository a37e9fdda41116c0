/** Why the form stays, where its other messages are. */
export function refusalBox(sentence: string): HTMLElement {
  const box = document.createElement('div')
  box.className = 'ilots-notice'
  box.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.className = 'ilots-notice-text'
  text.textContent = sentence
  box.append(text)
  return box
}
