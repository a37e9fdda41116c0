// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Element, Elements, Fx, instanceOf } = await installOnPage()
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  // Effects of one rate share a timer: one that is left would hold up the next test.
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
})
const elapse = (milliseconds) => vi.advanceTimersByTime(milliseconds)
const make = (styles = {}) => new Element('div', { styles }).inject(document.body)

describe('Fx.Tween', () => {
  test('changes a style from one value to another', () => {
    const element = make({ height: 100 })
    const effect = new Fx.Tween(element, { duration: 100, property: 'height' })
    effect.start(10, 50)
    elapse(50)
    expect(element.style.height.toInt()).toBeGreaterThan(10)
    elapse(200)
    expect([element.getStyle('height'), effect.element === element, effect.subject === element]).toEqual([
      '50px',
      true,
      true,
    ])
  })

  test.each([
    ['from where it is', {}, ['width', 50], '50px'],
    ['from a value', {}, ['width', 10, 50], '50px'],
    ['to a list', {}, ['width', [10, 60]], '60px'],
    ['with a property of its own', { property: 'width' }, [70], '70px'],
    ['with a unit', { unit: 'em' }, ['width', 1, 3], '3em'],
  ])('%s', (_, options, args, expected) => {
    const element = make({ width: 100 })
    new Fx.Tween(element, { duration: 100, ...options }).start(...args)
    elapse(300)
    expect(element.style.width).toBe(expected)
  })

  test('goes through colours', () => {
    const element = make({ color: '#000000' })
    new Fx.Tween(element, { duration: 100, transition: 'linear' }).start('color', '#000000', '#ff0000')
    elapse(60)
    expect(element.getStyle('color')).toMatch(/^#[1-e][0-9a-f]0000$/)
    elapse(100)
    expect(element.getStyle('color')).toBe('#ff0000')
  })

  test('goes through several values at once', () => {
    const element = make()
    new Fx.Tween(element, { duration: 100 }).start('margin', '0px 0px 0px 0px', '1px 2px 3px 4px')
    elapse(300)
    expect(element.style.margin).toBe('1px 2px 3px 4px')
  })

  test('set does it at once', () => {
    const element = make()
    new Fx.Tween(element, { property: 'width' }).set(20)
    new Fx.Tween(element).set('height', 30)
    expect([element.style.width, element.style.height]).toEqual(['20px', '30px'])
  })

  test('takes an id', () => {
    make().id = 'pane'
    expect(new Fx.Tween('pane').element).toBe(document.getElementById('pane'))
  })
})

describe('element.tween', () => {
  test('starts the element’s own', () => {
    const element = new Element('div', { styles: { width: 100 }, tween: { duration: 100 } }).inject(
      document.body,
    )
    expect(element.tween('width', 50)).toBe(element)
    elapse(200)
    expect(element.getStyle('width')).toBe('50px')
  })

  test('set(tween) and get(tween) are it', () => {
    const element = make().set('tween', { duration: 100 })
    expect([
      element.get('tween').options.duration,
      Object.is(element.get('tween'), element.get('tween')),
      instanceOf(element.get('tween'), Fx.Tween),
    ]).toEqual([100, true, true])
    expect(element.get('tween').options.link).toBe('cancel')
  })

  test('a later one takes the place of an earlier', () => {
    const element = make({ width: 0 }).set('tween', { duration: 100 })
    element.tween('width', 50).tween('width', 80)
    elapse(300)
    expect(element.style.width).toBe('80px')
  })
})

describe('fade', () => {
  test.each([
    ['in', 0, 1, 'visible'],
    ['out', 1, 0, 'hidden'],
    ['toggle', 1, 0, 'hidden'],
    ['toggle', 0, 1, 'visible'],
    ['show', 0, 1, 'visible'],
    ['hide', 1, 0, 'hidden'],
    [0.5, 1, 0.5, 'visible'],
    [0, 1, 0, 'hidden'],
    [1, 0, 1, 'visible'],
  ])('%s from %s', (how, from, opacity, visibility) => {
    const element = make({ opacity: from, visibility: from ? 'visible' : 'hidden' }).set('tween', {
      duration: 100,
    })
    expect(element.fade(how)).toBe(element)
    elapse(200)
    expect(element.getStyles('opacity', 'visibility')).toEqual({ opacity, visibility })
  })

  test('show and hide are at once', () => {
    expect(make().fade('hide').getStyle('opacity')).toBe(0)
  })

  test('without a word toggles, again and again', () => {
    const element = make().set('tween', { duration: 50 })
    element.fade()
    elapse(100)
    expect(element.getStyle('opacity')).toBe(0)
    element.fade()
    elapse(100)
    expect(element.getStyles('opacity', 'visibility')).toEqual({ opacity: 1, visibility: 'visible' })
  })

  test('may be started again from its own complete', () => {
    const seen: unknown[] = []
    const element = make()
    element.set('tween', {
      duration: 100,
      onComplete() {
        seen.push(this.element.getStyle('opacity'))
        if (seen.length === 1) this.element.fade()
      },
    })
    element.fade()
    elapse(300)
    expect([seen[0], element.getStyle('opacity'), element.getStyle('visibility')]).toEqual([0, 1, 'visible'])
  })

  test('takes from and to, as 1.1 did', () => {
    const element = make()
    element.fade(1, 0)
    const { from, to } = element.get('tween')
    expect([from[0].value, to[0].value]).toEqual([1, 0])
    elapse(1000)
    expect(element.getStyle('opacity')).toBe(0)
  })
})

describe('highlight', () => {
  test('shows a colour, and goes back', () => {
    const element = make({ 'background-color': '#ffffff' }).set('tween', { duration: 50 })
    expect(element.highlight('#f00')).toBe(element)
    elapse(20)
    expect(element.getStyle('background-color')).not.toBe('#ffffff')
    elapse(200)
    expect(element.getStyle('background-color').toLowerCase()).toBe('#ffffff')
  })
})

describe('Fx.Morph', () => {
  test('changes several styles', () => {
    const element = make({ height: 100, width: 100 })
    new Fx.Morph(element, { duration: 100 }).start({ height: [10, 50], width: 60, opacity: [1, 0.5] })
    elapse(200)
    expect(element.getStyles('height', 'width', 'opacity')).toEqual({
      height: '50px',
      width: '60px',
      opacity: 0.5,
    })
  })

  describe('to the opacity 0', () => {
    const faded = (element = make({ opacity: 1 })) => {
      element.set('morph', { duration: 100 }).morph({ opacity: 0 })
      elapse(200)
      return element
    }

    test('hides what nobody sees, and shows it again', () => {
      const element = faded()
      expect(element.getStyles('opacity', 'visibility')).toEqual({ opacity: 0, visibility: 'hidden' })
      element.morph({ opacity: 1 })
      elapse(50)
      expect(element.style.visibility).toBe('visible')
    })

    test('also several elements, which a script has given an effect', () => {
      const list = new Elements([make({ opacity: 1 }), make({ opacity: 1 })])
      const effect = new Fx.Tween(null, { property: 'opacity', duration: 50 })
      effect.element = list
      effect.set(1).start(1, 0)
      elapse(100)
      expect(list.map(({ style }) => style.visibility)).toEqual(['hidden', 'hidden'])
    })

    test('a script that sets another opacity shows it', () => {
      const element = faded()
      element.setStyle('opacity', 0)
      expect(element.style.visibility).toBe('hidden')
      element.setStyle('opacity', 1)
      expect(element.style.visibility).toBe('visible')
    })

    test('what takes the pointer itself stays where it is', () => {
      const element = make({ opacity: 1 }).addEvent('mouseenter', () => {})
      expect(faded(element).style.visibility).toBe('')
    })

    test('a script that has hidden it itself is heard', () => {
      const element = make({ opacity: 0.5 })
      element.style.visibility = 'hidden'
      element.setStyle('opacity', 1)
      expect(element.style.visibility).toBe('hidden')
    })
  })

  test('element.morph starts the element’s own', () => {
    const element = make({ width: 0 }).set('morph', { duration: 100 })
    expect([element.morph({ width: 20 }), element.get('morph').options.duration]).toEqual([element, 100])
    elapse(200)
    expect(element.style.width).toBe('20px')
  })

  test('keeps a unit', () => {
    const element = make({ position: 'absolute' }).set('morph', { unit: '%', duration: 100 })
    const set = vi.spyOn(element, 'setStyle')
    element.morph({ left: [10, 50] })
    elapse(1000)
    expect(set.mock.calls.map(([name, value]) => name + value)).toEqual(expect.arrayContaining(['left50%']))
    expect(element.style.left).toBe('50%')
  })

  test.each([{}, { top: '50px', opacity: 0 }])('a unit does not disturb what has none, from %j', (styles) => {
    const element = make({ position: 'absolute', ...styles }).set('morph', { duration: 100, unit: 'px' })
    element.morph({ opacity: 1, top: 100 })
    elapse(150)
    expect([element.getStyle('top'), element.getStyle('opacity')]).toEqual(['100px', 1])
  })

  test('set does it at once', () => {
    const element = make()
    new Fx.Morph(element).set({ width: 5, height: '6px' })
    expect([element.style.width, element.style.height]).toEqual(['5px', '6px'])
  })
})

describe('1.1’s names', () => {
  test('Fx.Style, Fx.Styles, effect and effects', () => {
    const element = make({ width: 0, height: 0 })
    new Fx.Style(element, 'width', { duration: 50 }).start(0, 30)
    element.effect('height', { duration: 50 }).start(0, 40)
    elapse(200)
    expect([element.style.width, element.style.height]).toEqual(['30px', '40px'])
    new Fx.Styles(element, { duration: 50 }).start({ width: [0, 10] })
    element.effects({ duration: 50 }).start({ height: 5 })
    elapse(200)
    expect([element.style.width, element.style.height]).toEqual(['10px', '5px'])
  })
})
