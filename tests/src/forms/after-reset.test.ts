import { describe, expect, test, vi } from 'vitest'
import { afterReset } from '../../../src/forms/after-reset'
import { bringBack, noteChosen, noteGiven } from '../../../src/forms/given-values'
import { find, settled } from '../../helpers/engine'

const FORM = '<form id="f"><input name="a"><button name="reset" type="reset">Effacer</button></form>'
const form = () => find<HTMLFormElement>('form')
/** As an old script does it, whose form has a field of the name `reset`. */
const reset = (target = form()) => HTMLFormElement.prototype.reset.call(target)
const field = () => find<HTMLInputElement>('[name="a"]')

describe('after a reset', () => {
  function watch(owner: HTMLFormElement | HTMLInputElement = field()) {
    const run = vi.fn()
    const gone = new AbortController()
    afterReset(owner, run, gone.signal)
    return { run, gone }
  }

  test.each(['field', 'form'] as const)('of its form, the owner being a %s, it runs once', async (owner) => {
    document.body.innerHTML = FORM
    const { run } = watch(owner === 'form' ? form() : field())
    reset()
    expect(run).not.toHaveBeenCalled()
    await settled()
    expect(run).toHaveBeenCalledOnce()
  })

  test('it runs also where a listener on the form stops the event', async () => {
    document.body.innerHTML = FORM
    const { run } = watch()
    form().addEventListener('reset', (event) => event.stopImmediatePropagation())
    reset()
    await settled()
    expect(run).toHaveBeenCalledOnce()
  })

  test('that any listener has prevented, it does not run', async () => {
    document.body.innerHTML = FORM
    const { run } = watch()
    addEventListener('reset', (event) => event.preventDefault(), { once: true })
    reset()
    await settled()
    expect(run).not.toHaveBeenCalled()
  })

  test('it does not run once its owner has gone, before or after the event', async () => {
    document.body.innerHTML = FORM
    const { run, gone } = watch()
    reset()
    gone.abort()
    await settled()
    reset()
    await settled()
    expect(run).not.toHaveBeenCalled()
  })

  test('the form is the one that the field belongs to now', async () => {
    document.body.innerHTML = `${FORM}<form id="g"></form>`
    const { run } = watch()
    field().setAttribute('form', 'g')
    document.querySelector('#g')?.append(field())
    reset(find<HTMLFormElement>('#f'))
    await settled()
    expect(run).not.toHaveBeenCalled()
    reset(find<HTMLFormElement>('#g'))
    await settled()
    expect(run).toHaveBeenCalledOnce()
  })

  test('in a shadow root it is heard there', async () => {
    document.body.innerHTML = '<div></div>'
    const shadow = find('div').attachShadow({ mode: 'open' })
    shadow.innerHTML = FORM
    const inside = shadow.querySelector('form') as HTMLFormElement
    const { run } = watch(inside)
    reset(inside)
    await settled()
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('what the page has given', () => {
  const HTML = '<form><input type="hidden" name="id" value="75"><input name="ville"><p>Paris</p></form>'
  const hidden = () => find<HTMLInputElement>('[name="id"]')
  const write = (value: string) =>
    noteGiven(hidden(), () => {
      hidden().value = value
    })

  test('comes back in a hidden field and in a text, after any number of ours', () => {
    document.body.innerHTML = HTML
    write('72')
    write('29')
    noteGiven(find('p'), () => {
      find('p').textContent = 'Brest'
    })
    expect([bringBack(hidden(), form()), bringBack(find('p'), form())]).toEqual([true, true])
    expect([hidden().value, find('p').textContent]).toEqual(['75', 'Paris'])
    expect(bringBack(hidden(), form())).toBe(false)
  })

  test('what another script has written since stays, and is given from then on', () => {
    document.body.innerHTML = HTML
    write('72')
    hidden().value = '44'
    expect([bringBack(hidden(), form()), hidden().value]).toEqual([false, '44'])
    write('72')
    hidden().value = '44'
    write('29')
    bringBack(hidden(), form())
    expect(hidden().value).toBe('44')
  })

  test('a field that the browser resets itself is left to it, but for another form’s', () => {
    document.body.innerHTML = HTML
    const shown = find<HTMLInputElement>('[name="ville"]')
    const fill = () =>
      noteGiven(shown, () => {
        shown.value = 'Brest'
      })
    fill()
    expect([bringBack(shown, form()), shown.value]).toEqual([false, 'Brest'])
    shown.value = ''
    fill()
    expect([bringBack(shown, null), shown.value]).toEqual([true, ''])
  })

  test('what a restored choice has left in a hidden field was not given', () => {
    document.body.innerHTML = HTML
    for (const element of [hidden(), find('p')]) noteChosen(element)
    for (const element of [hidden(), find('p')]) bringBack(element, form())
    expect([hidden().value, find('p').textContent]).toEqual(['', 'Paris'])
  })
})
