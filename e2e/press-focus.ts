/**
 * Safari's habit, for another browser's page: a pressed link, button or tick does not get the focus. What is around
 * it does, if it can have it (`<main tabindex="-1">`, a dialog), else nothing. Runs in the page; a test asks for it
 * by `test.use({ pressFocus: 'safari' })`.
 */
export function focusAsSafari(): void {
  /** A `tabindex` of their own makes them as others. */
  const pressed =
    ':is(a[href],area[href],button,input:is([type=button],[type=submit],[type=reset],[type=image],[type=file],[type=color],[type=checkbox],[type=radio],[type=range])):not([tabindex])'
  const focused =
    'input,select,textarea,summary,iframe,[tabindex],[contenteditable=""],[contenteditable=true]'
  // Last of all, as the browser: the page's own handlers may prevent it.
  addEventListener('mousedown', (event) => {
    if (event.defaultPrevented) return
    const path = event.composedPath().filter((each) => each instanceof Element)
    const at = path.findIndex((each) => each.matches(`${pressed},${focused}`))
    if (!path[at]?.matches(pressed)) return
    event.preventDefault()
    const around = path
      .slice(at)
      .find((each): each is HTMLElement => each.matches(focused) && !each.matches(pressed))
    if (around) around.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
