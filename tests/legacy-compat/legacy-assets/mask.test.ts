// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installPart, layOut } from '../../helpers/legacy-parts'

const { $, IframeShim, Mask, Request, Spinner } = await installPart('Asset')
beforeEach(() => {
  vi.useFakeTimers()
  layOut()
  document.body.innerHTML =
    '<div id="target" style="position:absolute;left:10px;top:20px;width:200px;height:90px"></div>'
})
afterEach(() => {
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
})

describe('Mask', () => {
  test('covers its target, and leaves it free again', () => {
    const mask = new Mask('target', { class: 'voile' })
    expect([mask.hidden, mask.element.style.display, mask.element.className]).toEqual([true, 'none', 'voile'])
    expect(mask.element.previousSibling).toBe($('target'))
    mask.show()
    const { left, top, width, height, position } = mask.element.style
    expect([left, top, width, height, position]).toEqual(['10px', '20px', '200px', '90px', 'absolute'])
    mask.toggle()
    expect([mask.hidden, mask.element.style.display]).toEqual([true, 'none'])
  })

  test('follows the window’s size while it is shown', () => {
    const mask = new Mask('target').show()
    $('target').style.width = '300px'
    window.fireEvent('resize')
    expect(mask.element.style.width).toBe('300px')
    mask.hide()
    $('target').style.width = '400px'
    window.fireEvent('resize')
    expect(mask.element.style.width).toBe('300px')
  })

  test('covers the page from within it', () => {
    const mask = new Mask()
    expect([mask.target, mask.element.parentNode]).toEqual([document.body, document.body])
  })

  test('an element has one, which a click may take away for good', () => {
    const events = []
    const note = (name) => () => events.push(name)
    const options = { hideOnClick: true, destroyOnHide: true, onShow: note('show'), onClick: note('click') }
    expect($('target').mask({ ...options, onHide: note('hide'), onDestroy: note('destroy') })).toBe(
      $('target'),
    )
    const mask = $('target').get('mask')
    expect($('target').get('mask')).toBe(mask)
    mask.element.click()
    expect(events).toEqual(['show', 'click', 'hide', 'destroy'])
    expect([mask.element.isConnected, $('target').retrieve('mask')]).toEqual([false, null])
  })

  test('other options make another mask', () => {
    const first = $('target').get('mask')
    $('target').set('mask', { class: 'autre' })
    expect(first.element.isConnected).toBe(false)
    expect($('target').get('mask').element.className).toBe('autre')
    expect($('target').mask().unmask().get('mask').hidden).toBe(true)
  })
})

describe('Spinner', () => {
  test('says that its target is busy, and what it waits for', () => {
    $('target').spin({ message: 'Recherche…' })
    const spinner = $('target').get('spinner')
    expect([spinner instanceof Spinner, spinner.hidden, $('target').getAttribute('aria-busy')]).toEqual([
      true,
      false,
      'true',
    ])
    expect([spinner.content.className, spinner.content.getAttribute('role')]).toEqual([
      'spinner-content',
      'status',
    ])
    expect([spinner.msg.className, spinner.msg.textContent]).toEqual(['spinner-msg', 'Recherche…'])
    expect(spinner.img.className).toBe('spinner-img')
    $('target').unspin()
    expect($('target').getAttribute('aria-busy')).toBe('false')
    vi.advanceTimersByTime(2_000)
    expect([spinner.hidden, spinner.element.style.display]).toEqual([true, 'none'])
  })

  test('one that is only a picture has a text that is heard', () => {
    const { msg } = new Spinner('target')
    expect([msg.textContent, msg.style.clipPath, msg.className]).toEqual([
      'Chargement en cours',
      'inset(50%)',
      '',
    ])
  })

  test('without an effect it shows and hides at once, and runs what was chained', () => {
    const spinner = new Spinner('target')
    const next = vi.fn()
    spinner.chain(next).show(true)
    expect([spinner.hidden, next.mock.calls.length]).toEqual([false, 1])
    spinner.hide(true)
    expect([spinner.hidden, spinner.element.style.display]).toEqual([true, 'none'])
    spinner.destroy()
    expect([spinner.element.isConnected, $('target').retrieve('spinner')]).toEqual([false, null])
  })

  test('what is asked for while it hides follows', () => {
    const spinner = new Spinner('target', { fxOptions: { duration: 50 } })
    spinner.show().hide()
    spinner.show()
    expect(spinner.active).toBe(true)
    vi.advanceTimersByTime(2_000)
    expect([spinner.hidden, spinner.active]).toEqual([false, false])
  })
})

describe('Request with useSpinner', () => {
  let send: unknown
  beforeEach(() => {
    send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  })

  test('is sent while what it updates is busy', () => {
    const request = new Request({ url: '/a', useSpinner: true, spinnerTarget: 'target' }).send('a=1')
    expect(send).toHaveBeenCalledExactlyOnceWith('a=1')
    expect([$('target').getAttribute('aria-busy'), request.spinner]).toEqual([
      'true',
      $('target').get('spinner'),
    ])
    request.fireEvent('complete')
    expect([$('target').getAttribute('aria-busy'), request.spinner.hidden]).toEqual(['false', true])
  })

  test('without it, or without a target, none is made', () => {
    new Request({ url: '/a' }).send()
    new Request({ url: '/a', useSpinner: true }).send()
    expect([send.mock.calls.length, document.querySelector('.spinner')]).toEqual([2, null])
  })
})

test('an element has one IframeShim, which makes no frame', () => {
  const shim = new IframeShim('target', { browsers: true })
  expect(new IframeShim($('target'))).toBe(shim)
  expect([shim.show().position().hide(), document.querySelector('iframe')]).toEqual([shim, null])
})
