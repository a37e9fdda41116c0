import { describe, expect, test, vi } from 'vitest'
import { rating } from '../../../islands/rating'
import { fillsOf } from '../../../islands/rating/stars'
import { makeApi } from '../../../src/engine/api'
import { complaints, find, settled, startOn } from '../../helpers/engine'

const now = { ...rating, when: { on: 'now' as const } }
const start = async (html: string) => {
  const engine = await startOn(html, now)
  await settled()
  return engine
}
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input')]
const fills = () =>
  [...document.querySelectorAll<HTMLElement>('label')].map(({ dataset }) => dataset.ilotsStar)
const figures = () => find('.ilots-rating-figures').textContent
const clear = () => find<HTMLButtonElement>('.ilots-rating-clear')
const own = (more = '') =>
  `<form><fieldset data-ilot="rating"><legend>Pose</legend>${[1, 2, 3]
    .map(
      (value) =>
        `<label><input type="radio" name="pose" value="${value}"${value === 2 ? ' checked' : ''}${more}>${value}</label>`,
    )
    .join('')}</fieldset></form>`
const choose = (index: number) => inputs()[index]?.click()

test.each([
  [0, ['empty', 'empty', 'empty']],
  [1, ['full', 'empty', 'empty']],
  [1.5, ['full', 'half', 'empty']],
  [1.7, ['full', 'half', 'empty']],
  [1.8, ['full', 'full', 'empty']],
  [9, ['full', 'full', 'full']],
])('a note of %s draws %s', (note, drawn) => expect(fillsOf(note, 3)).toEqual(drawn))

describe('radio buttons of the page', () => {
  test('stay, with their labels, and are drawn as they are chosen', async () => {
    await start(own())
    expect(inputs().map(({ labels }) => labels?.[0]?.textContent)).toEqual(['1', '2', '3'])
    expect(fills()).toEqual(['full', 'full', 'empty'])
    expect(figures()).toBe('2 sur 3')
    choose(2)
    expect(fills()).toEqual(['full', 'full', 'full'])
  })

  test('a star that is pointed at shows its note until the pointer leaves', async () => {
    await start(own())
    const star = find('label:last-of-type')
    star.dispatchEvent(new Event('pointerenter'))
    expect([...fills(), figures()]).toEqual(['full', 'full', 'full', '3 sur 3'])
    star.dispatchEvent(new Event('pointerleave'))
    expect([...fills(), figures()]).toEqual(['full', 'full', 'empty', '2 sur 3'])
    expect(inputs().map(({ checked }) => checked)).toEqual([false, true, false])
  })

  const printed = (values: readonly (number | string)[], checked: number | string) =>
    `<form><fieldset data-ilot="rating"><legend>Pose</legend>${values
      .map(
        (value) =>
          `<label><input type="radio" name="pose" value="${value}"${value === checked ? ' checked' : ''}>${value} étoiles</label>`,
      )
      .join('')}</fieldset></form>`

  test.each([
    ['from 5 to 1', [5, 4, 3, 2, 1], 5, '5 sur 5', ['full', 'full', 'full', 'full', 'full']],
    ['from 5 to 1, the second', [5, 4, 3, 2, 1], 2, '2 sur 5', ['empty', 'empty', 'empty', 'full', 'full']],
    ['from 0 to 3', [0, 1, 2, 3], 3, '3 sur 3', [undefined, 'full', 'full', 'full']],
    ['from 0 to 3, none', [0, 1, 2, 3], 0, '0 sur 3', [undefined, 'empty', 'empty', 'empty']],
    ['by halves', ['0,5', 1, '1,5', 2], '1,5', '1,5 sur 2', ['full', 'full', 'full', 'empty']],
    ['without order', [2, 3, 1], 2, '2 sur 3', ['full', 'empty', 'full']],
    ['in words, by their place', ['bof', 'bien', 'top'], 'bien', '2 sur 3', ['full', 'full', 'empty']],
  ])('%s: the values say what is drawn', async (_, values, checked, figure, drawn) => {
    await start(printed(values, checked))
    expect([figures(), ...fills()]).toEqual([figure, ...drawn])
  })

  test('an average is drawn by the values, too', async () => {
    await start(printed([3, 2, 1], '').replace('data-ilot="rating"', 'data-ilot="rating" data-value="1,5"'))
    expect([figures(), ...fills()]).toEqual(['1,5 sur 3', 'empty', 'half', 'full'])
  })

  test('pointing at one shows its value', async () => {
    await start(printed([3, 2, 1], 1))
    find('label').dispatchEvent(new Event('pointerenter'))
    expect([figures(), ...fills()]).toEqual(['3 sur 3', 'full', 'full', 'full'])
  })

  test('where the eye sees them turned round, the arrows go as it does', async () => {
    await start(printed([3, 2, 1], 2))
    const labels = [...document.querySelectorAll('label')]
    for (const [index, label] of labels.entries())
      Object.defineProperty(label, 'getBoundingClientRect', {
        value: () => ({ left: 300 - index * 50, top: 0, bottom: 44 }),
      })
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      inputs()
        .find(({ checked }) => checked)
        ?.dispatchEvent(event)
      return [event.defaultPrevented, inputs().find(({ checked }) => checked)?.value]
    }
    expect(press('ArrowRight')).toEqual([true, '3'])
    expect(press('ArrowRight')).toEqual([true, '1'])
    expect(press('ArrowUp')).toEqual([true, '3'])
    expect(press('ArrowLeft')).toEqual([true, '2'])
  })

  test('the arrows are the browser’s own otherwise', async () => {
    await start(printed([1, 2, 3], 2))
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    inputs()[1]?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  test.each(['button', 'Backspace', 'Delete'])(
    'the note is taken back by %s, and the page hears of it',
    async (way) => {
      await start(own())
      const heard = vi.fn()
      find('form').addEventListener('change', heard)
      if (way === 'button') clear().click()
      else
        inputs()[1]?.dispatchEvent(
          new KeyboardEvent('keydown', { key: way, bubbles: true, cancelable: true }),
        )
      expect(inputs().some(({ checked }) => checked)).toBe(false)
      expect(heard).toHaveBeenCalledOnce()
      expect(fills()).toEqual(['empty', 'empty', 'empty'])
      await vi.waitFor(() => expect(find('[role="status"]').textContent).toBe('Note effacée'))
      expect(document.activeElement).toBe(inputs()[0])
      expect(clear().disabled).toBe(true)
    },
  )

  test('a required note is changed, not taken back', async () => {
    await start(own(' required'))
    expect(clear().disabled).toBe(true)
    inputs()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))
    expect(inputs()[1]?.checked).toBe(true)
  })

  test('a reset draws the server’s note again', async () => {
    await start(own())
    choose(0)
    find<HTMLFormElement>('form').reset()
    await settled()
    expect(fills()).toEqual(['full', 'full', 'empty'])
  })

  test('outside a fieldset they are a group all the same', async () => {
    await start('<div data-ilot="rating"><label><input type="radio" name="a" value="1">1</label></div>')
    expect(find('div').getAttribute('role')).toBe('radiogroup')
    expect(find('div').getAttribute('aria-label')).toBe('Votre note')
  })

  test('one without a label is an error, and all stays as it was', async () => {
    const { errors } = complaints()
    const html = '<div data-ilot="rating"><input type="radio" name="a" value="1"></div>'
    await start(html)
    expect(errors[0]).toContain('attendu un label pour chaque bouton radio, trouvé aucun pour value="1"')
    expect(find('div').hasAttribute('role')).toBe(false)
  })

  test('without its island again, they are as the server wrote them, and the choice stays', async () => {
    const engine = await start(own())
    choose(2)
    makeApi(engine).unmount(document)
    expect(document.body.innerHTML).toBe(own().replaceAll(' checked', ' checked=""'))
    expect(inputs()[2]?.checked).toBe(true)
  })
})

describe('radio buttons that are made', () => {
  test('have the name, the values and the texts of the note', async () => {
    await start('<div data-ilot="rating" data-name="avis" data-max="3" data-value="2"></div>')
    expect(inputs().map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['avis', '1', false],
      ['avis', '2', true],
      ['avis', '3', false],
    ])
    expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      '1 étoile sur 3',
      '2 étoiles sur 3',
      '3 étoiles sur 3',
    ])
    expect(find('legend').textContent).toBe('Votre note')
  })

  test('are five, and named by what the element says', async () => {
    await start('<p data-ilot="rating" data-name="avis">L’accueil</p>')
    expect(inputs()).toHaveLength(5)
    expect(find('legend').textContent).toBe('L’accueil')
  })

  test('an average is drawn, and nothing is chosen', async () => {
    await start('<div data-ilot="rating" data-name="avis" data-value="3,4"></div>')
    expect(fills()).toEqual(['full', 'full', 'full', 'half', 'empty'])
    expect(figures()).toBe('3,4 sur 5')
    expect(inputs().some(({ checked }) => checked)).toBe(false)
  })

  test('an element with neither radio buttons nor a name is an error', async () => {
    const { errors } = complaints()
    await start('<div data-ilot="rating"></div>')
    expect(errors[0]).toContain('attendu data-name ou des boutons radio, trouvé ni l’un ni l’autre.')
  })

  test('a note that is no number is refused', async () => {
    const { errors } = complaints()
    await start('<div data-ilot="rating" data-name="avis" data-value="bien"></div>')
    expect(errors[0]).toContain(
      'data-value refusé : reçu « bien », attendu un nombre, comme 4 ou 3,5, de 0 à 100.',
    )
    expect(inputs()).toHaveLength(5)
  })
})

test('radio buttons and labels of content are no stars of the template’s', async () => {
  const trap =
    '<div data-ilots-content><input type="radio" name="x" id="x"><label for="p1" id="faux">x</label></div>'
  const { errors } = complaints()
  await start(own().replace('</legend>', `</legend>${trap}`).replace('value="1"', 'value="1" id="p1"'))
  expect(errors).toEqual([])
  expect(figures()).toBe('2 sur 3')
  expect(find('#faux').dataset.ilotsStar).toBeUndefined()
})
