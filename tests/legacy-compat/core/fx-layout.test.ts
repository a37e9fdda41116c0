// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { $$, Accordion, Element, Elements, Fx } = await installOnPage()
/** happy-dom lays nothing out: what an element measures is what its style says, else its content's 40 by 60. */
const measure = (name, side, content) =>
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get() {
      const own = this.style[side]
      return own === '' || own === 'auto' ? content : Number.parseInt(own, 10)
    },
  })
beforeEach(() => {
  vi.useFakeTimers()
  measure('offsetHeight', 'height', 40)
  measure('offsetWidth', 'width', 60)
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 40 })
})
afterEach(() => {
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
})
const elapse = (milliseconds) => vi.advanceTimersByTime(milliseconds)

describe('Fx.Slide', () => {
  const make = () =>
    new Element('div', { id: 'pane', html: '<p>Vitre</p>', styles: { margin: 5 } }).inject(document.body)

  test('wraps the element, whose margin is the wrapper’s', () => {
    const element = make()
    const effect = new Fx.Slide(element)
    expect([
      element.parentNode === effect.wrapper,
      effect.wrapper.parentNode === document.body,
      effect.open,
    ]).toEqual([true, true, true])
    expect([effect.wrapper.style.overflow, effect.wrapper.style.margin, element.style.margin]).toEqual([
      'hidden',
      '5px',
      '0px',
    ])
    expect(element.retrieve('wrapper')).toBe(effect.wrapper)
  })

  test('slides out and in', () => {
    const onComplete = vi.fn()
    const effect = new Fx.Slide(make(), { duration: 100, onComplete })
    effect.slideOut()
    elapse(200)
    expect([effect.wrapper.style.height, effect.element.style.marginTop, effect.open]).toEqual([
      '0px',
      '-40px',
      false,
    ])
    effect.slideIn()
    elapse(200)
    expect([effect.wrapper.style.height, effect.element.style.marginTop, effect.open]).toEqual([
      '40px',
      '0px',
      true,
    ])
    expect(onComplete).toHaveBeenCalledTimes(2)
  })

  test('toggle, hide and show', () => {
    const effect = new Fx.Slide(make(), { duration: 100 }).hide()
    expect([effect.wrapper.style.height, effect.open]).toEqual(['0px', false])
    effect.toggle()
    elapse(200)
    expect(effect.open).toBe(true)
    effect.toggle()
    elapse(200)
    expect(effect.open).toBe(false)
    effect.show()
    expect([effect.wrapper.style.height, effect.open]).toEqual(['40px', true])
  })

  test('sideways', () => {
    const effect = new Fx.Slide(make(), { duration: 100, mode: 'horizontal' })
    effect.slideOut()
    elapse(200)
    expect([effect.wrapper.style.width, effect.element.style.marginLeft]).toEqual(['0px', '-60px'])
  })

  test('element.slide is the element’s own', () => {
    const element = make().set('slide', { duration: 100 })
    expect(element.slide('hide')).toBe(element)
    expect([element.get('slide').open, Object.is(element.get('slide'), element.get('slide'))]).toEqual([
      false,
      true,
    ])
    element.slide('in')
    elapse(200)
    expect(element.get('slide').open).toBe(true)
    element.slide()
    elapse(200)
    expect(element.get('slide').open).toBe(false)
  })
})

describe('Fx.Elements', () => {
  test('changes several elements at once', () => {
    const [one, two] = [new Element('p'), new Element('p')]
    document.body.adopt(one, two)
    new Fx.Elements($$('p'), { duration: 100 }).start({
      0: { height: [0, 10] },
      1: { height: [0, 20], opacity: [1, 0.5] },
    })
    elapse(200)
    expect([one.style.height, two.style.height, two.style.opacity]).toEqual(['10px', '20px', '0.5'])
  })

  test('set does it at once', () => {
    const one = new Element('p').inject(document.body)
    new Fx.Elements([one]).set({ 0: { width: 5 } })
    expect(one.style.width).toBe('5px')
  })
})

describe('Accordion', () => {
  const make = (options = {}, ...first) => {
    document.body.innerHTML =
      '<div id="box"><h3>1</h3><div class="c">a</div><h3>2</h3><div class="c">b</div><h3>3</h3><div class="c">c</div></div>'
    return new Accordion(...first, $$('h3'), $$('.c'), { duration: 100, ...options })
  }
  const heights = (one) => one.elements.map((element) => (element.style.height === '0px' ? 'closed' : 'open'))

  test('opens the first, and closes the others', () => {
    const one = make()
    elapse(200)
    expect([heights(one), one.previous]).toEqual([['open', 'closed', 'closed'], 0])
  })

  test('a click opens another, and tells of it', () => {
    const [onActive, onBackground] = [vi.fn(), vi.fn()]
    const one = make({ onActive, onBackground })
    elapse(200)
    onActive.mockClear()
    onBackground.mockClear()
    one.togglers[1].click()
    elapse(200)
    expect(heights(one)).toEqual(['closed', 'open', 'closed'])
    expect(onActive.mock.calls).toEqual([[one.togglers[1], one.elements[1]]])
    expect(onBackground.mock.calls).toContainEqual([one.togglers[0], one.elements[0]])
  })

  test.each([
    [{ display: 1 }, ['closed', 'open', 'closed']],
    [{ display: -1 }, ['closed', 'closed', 'closed']],
    [{ show: 2 }, ['closed', 'closed', 'open']],
    [{ display: 2, initialDisplayFx: false }, ['closed', 'closed', 'open']],
  ])('%j', (options, expected) => {
    const one = make(options)
    elapse(200)
    expect(heights(one)).toEqual(expected)
  })

  test('alwaysHide lets the open one be closed', () => {
    const one = make({ alwaysHide: true })
    elapse(200)
    one.togglers[0].click()
    elapse(200)
    expect(heights(one)).toEqual(['closed', 'closed', 'closed'])
  })

  test('with alwaysHide, what is opened while another one moves is opened after it', () => {
    const one = make({ alwaysHide: true, display: -1 })
    one.togglers[1].click()
    elapse(400)
    expect(heights(one)).toEqual(['closed', 'open', 'closed'])
  })

  test('otherwise it stays', () => {
    const one = make()
    elapse(200)
    one.togglers[0].click()
    elapse(200)
    expect(heights(one)[0]).toBe('open')
  })

  test('display takes a number or an element', () => {
    const one = make()
    elapse(200)
    one.display(2)
    elapse(200)
    expect(heights(one)).toEqual(['closed', 'closed', 'open'])
    one.display(one.elements[1])
    elapse(200)
    expect(heights(one)).toEqual(['closed', 'open', 'closed'])
  })

  test('addSection adds one', () => {
    const one = make()
    elapse(200)
    const [h, c] = [new Element('h3'), new Element('div')]
    document.body.adopt(h, c)
    one.addSection(h, c)
    expect([one.togglers.length, one.elements.length]).toEqual([4, 4])
    h.click()
    elapse(200)
    expect(heights(one)).toEqual(['closed', 'closed', 'closed', 'open'])
  })

  test('detach and attach are for all togglers, or for one; scripts open them all the while', () => {
    const one = make()
    const [first, second, third] = one.togglers
    const opened = (act) => {
      act()
      elapse(200)
      return one.previous
    }
    elapse(200)
    expect(one.detach()).toBe(one)
    expect(opened(() => second.click())).toBe(0)
    const button = second.querySelector('[role=button]')
    const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect(opened(() => button.dispatchEvent(enter()))).toBe(0)
    expect(button.ariaDisabled).toBe('true')
    expect(opened(() => one.display(2))).toBe(2)
    expect(one.attach(second)).toBe(one)
    expect(opened(() => first.click())).toBe(2)
    expect(opened(() => button.dispatchEvent(enter()))).toBe(1)
    one.attach().attach().detach(second)
    expect(opened(() => second.fireEvent('click'))).toBe(1)
    expect(opened(() => third.fireEvent('click'))).toBe(2)
    expect(button.ariaDisabled).toBe('true')
  })

  test('removeSection forgets one, and opens the one before it', () => {
    const one = make({ display: 1 })
    elapse(200)
    const [first, second, third] = one.togglers
    one.removeSection(second)
    elapse(200)
    expect([one.togglers, one.elements.length, heights(one)]).toEqual([[first, third], 2, ['open', 'closed']])
    second.click()
    third.click()
    elapse(200)
    expect(heights(one)).toEqual(['closed', 'open'])
    one.removeSection(first)
    expect([one.previous, heights(one)]).toEqual([0, ['open']])
  })

  test('takes a container first, as 1.1 did', () => {
    const one = make({}, document.body)
    elapse(200)
    expect([one.togglers.length, heights(one)[0]]).toEqual([3, 'open'])
  })

  test('takes selectors, and is Fx.Accordion as well', () => {
    document.body.innerHTML = '<h3>1</h3><div class="c">a</div>'
    const one = new Fx.Accordion('h3', '.c')
    expect([one.togglers.length, one instanceof Fx.Elements, Array.isArray(new Elements())]).toEqual([
      1,
      true,
      true,
    ])
  })
})

describe('Fx.Scroll', () => {
  test('scrolls an element', () => {
    const element = new Element('div').inject(document.body)
    Object.assign(element, {
      getScrollSize: () => ({ x: 500, y: 900 }),
      getSize: () => ({ x: 100, y: 100 }),
    })
    const onComplete = vi.fn()
    new Fx.Scroll(element, { duration: 100, onComplete, offset: { x: 0, y: 10 } }).start(0, 300)
    elapse(200)
    expect([element.scrollTop, onComplete.mock.calls.length]).toEqual([310, 1])
    new Fx.Scroll(element, { duration: 100 }).toBottom()
    elapse(200)
    expect(element.scrollTop).toBe(800)
    new Fx.Scroll(element, { duration: 100 }).toTop()
    elapse(200)
    expect(element.scrollTop).toBe(0)
    new Fx.Scroll(element).set(0, 50)
    expect(element.scrollTop).toBe(50)
  })
})
