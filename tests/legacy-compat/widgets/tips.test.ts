import { beforeEach, expect, test, vi } from 'vitest'
import { installCore } from '../../../legacy-compat/core'
import type { Loose } from '../../../legacy-compat/core/loose'
import { kit } from '../../../legacy-compat/kit'
import { makeTips } from '../../../legacy-compat/legacy-more/tips'
import type { Tips } from '../../../legacy-compat/legacy-tips/types'
import { find, startOn } from '../../helpers/engine'

installCore()
let TipsClass: Loose
const make = (...given: unknown[]) => new TipsClass(...given) as unknown as Tips
const attached = () => vi.waitFor(() => expect(find('.hasTip').title).toBe(''), 5_000)
const over = (type: string) => find('.hasTip').dispatchEvent(new MouseEvent(type, { bubbles: true }))
const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]')

beforeEach(async () => {
  TipsClass = makeTips(await startOn('<a class="hasTip" href="/cgv" title="Garantie::À vie">?</a>'), kit)
})

test('its markup is that of style sheets of the time, before anything is shown', () => {
  const classes = [...make().toElement().querySelectorAll('*')].map((part) => part.className)
  expect(classes).toEqual(['tip-top', 'tip', 'tip-title', 'tip-text', 'tip-bottom'])
})

test('options may come alone, and those of 1.1 do no harm', () => {
  expect(make({ className: 'bulle', maxTitleChars: 50, offsets: { x: 1 } }).toElement().className).toBe(
    'bulle-tip',
  )
})

test('style sheets of 1.1 and of later versions know a tip of which nothing says what it is', () => {
  const tip = make({ maxTitleChars: 4, className: 'tip-wrap' })
    .setTitle('Garantie')
    .setText('À vie')
    .toElement()
  const at = (selector: string) => tip.querySelector(selector)?.textContent
  expect([tip.className, tip.style.visibility]).toEqual(['tip-wrap tool-tip', 'hidden'])
  expect([
    tip.querySelectorAll('span').length,
    tip.querySelectorAll('.tip-title, .tool-text').length,
  ]).toEqual([2, 2])
  expect(at('.tip')).toBe(tip.textContent)
})

test('a tip of a class of the page’s own is placed as well', () => {
  const { position, left, top } = make({ className: 'bulle' }).toElement().style
  expect([position, left, top]).toEqual(['absolute', '0px', '0px'])
})

test('a tip appears after its delay, describes its element, and goes after another', async () => {
  const onShow = vi.fn()
  make(document.querySelectorAll('.hasTip'), { onShow })
  await attached()
  vi.useFakeTimers()
  over('mouseover')
  vi.advanceTimersByTime(99)
  expect(tip()).toBeNull()
  vi.advanceTimersByTime(1)
  expect([
    tip()?.querySelector('.tip-title')?.innerHTML,
    tip()?.querySelector('.tip-text')?.innerHTML,
  ]).toEqual(['Garantie', 'À vie'])
  expect(onShow).toHaveBeenCalledExactlyOnceWith(tip(), find('.hasTip'))
  expect(find('.hasTip').getAttribute('aria-describedby')).toBe(tip()?.id)
  over('mouseout')
  vi.advanceTimersByTime(100)
  expect(find('.hasTip').hasAttribute('aria-describedby')).toBe(false)
  vi.useRealTimers()
})

test('the focus shows it too, and Escape hides it', async () => {
  const tips = make('.hasTip')
  await attached()
  vi.useFakeTimers()
  find('.hasTip').focus()
  vi.advanceTimersByTime(100)
  expect(tips.tip.style.display).toBe('block')
  find('.hasTip').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(tips.tip.style.display).toBe('none')
  vi.useRealTimers()
})

test('an element that had the focus before the code came shows its tip', async () => {
  find('.hasTip').focus()
  const tips = make('.hasTip', { showDelay: 0 })
  await attached()
  await vi.waitFor(() => expect(tips.tip?.style.display).toBe('block'))
  expect(find('.hasTip').getAttribute('aria-describedby')).toBe(tips.tip.id)
})

test('what a page has stored is shown in place of the attributes, and setText replaces it', async () => {
  const element = find('.hasTip') as unknown as Loose
  element.store?.('tip:title', 'Horaires')
  element.store?.('tip:text', '8 h à 19 h')
  const tips = make('.hasTip', { showDelay: 0 })
  await attached()
  vi.useFakeTimers()
  over('mouseover')
  vi.advanceTimersByTime(0)
  expect(tip()?.textContent).toBe('Horaires8 h à 19 h')
  expect(tips.setText('fermé')).toBe(tips)
  expect(tips.textElement.textContent).toBe('fermé')
  vi.useRealTimers()
})

test('detached, an element has its title back and shows nothing any more', async () => {
  const tips = make('.hasTip')
  await attached()
  tips.detach(find('.hasTip'))
  expect(find('.hasTip').title).toBe('Garantie::À vie')
  vi.useFakeTimers()
  over('mouseover')
  vi.advanceTimersByTime(500)
  expect(tip()).toBeNull()
  vi.useRealTimers()
})

const IMAGE = '<img src="data:," onerror="pwn()">'
/** What the tip of the link says, as HTML. */
const says = async (options = {}) => {
  const tips = make('.hasTip', { showDelay: 0, ...options })
  await attached()
  vi.useFakeTimers()
  over('mouseover')
  vi.advanceTimersByTime(0)
  vi.useRealTimers()
  return [tips.titleElement.innerHTML, tips.textElement.innerHTML]
}

test.each([
  [`${IMAGE}::<b>x</b> ${IMAGE}`, '', 0, `${IMAGE}<b>x</b> ${IMAGE}`],
  ['Titre', IMAGE, 0, `Titre${IMAGE}`],
])('what attributes say is text: %s %s', async (title, rel, children, text) => {
  Object.assign(find('.hasTip'), { title })
  if (rel) find('.hasTip').setAttribute('rel', rel)
  await says()
  const parts = [...(tip()?.querySelectorAll('.tip-title, .tip-text') ?? [])]
  expect(parts.map((part) => part.children.length)).toEqual([children, children])
  expect(tip()?.textContent).toBe(text)
})

test('an attribute that a page names is text as well', async () => {
  find('.hasTip').dataset.bulle = IMAGE
  expect(await says({ text: 'data-bulle', title: 'data-rien' })).toEqual([
    '',
    IMAGE.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  ])
})

test('scripts read there what the attribute says', async () => {
  find('.hasTip').title = `${IMAGE}::Texte`
  await says()
  expect((find('.hasTip') as unknown as Loose).retrieve?.('tip:title')).toBe(IMAGE)
})

test('what a script says is HTML, without what runs code', async () => {
  const element = find('.hasTip') as unknown as Loose
  find('.hasTip').title = 'Garantie'
  element.store?.('tip:title', `<b onclick="pwn()">Horaires</b>`)
  const hours = `<i>8 h</i>${IMAGE}<a href="javascript:pwn()">x</a>`
  expect(await says({ text: () => hours })).toEqual([
    '<b>Horaires</b>',
    '<i>8 h</i><img src="data:,"><a>x</a>',
  ])
})

test('what a script stores later, and what it sets, is HTML of the same kind', async () => {
  const tips = make('.hasTip', { showDelay: 0 })
  await attached()
  const element = find('.hasTip') as unknown as Loose
  element.store?.('tip:text', `<i>fermé</i>${IMAGE}`)
  vi.useFakeTimers()
  over('mouseover')
  vi.advanceTimersByTime(0)
  vi.useRealTimers()
  expect(tips.textElement.innerHTML).toBe('<i>fermé</i><img src="data:,">')
  tips.setTitle(`<b>Titre</b><script>pwn()</script>`)
  expect(tips.titleElement.innerHTML).toBe('<b>Titre</b>')
})

test('a tip that the page makes transparent is hidden, and shown with the next', async () => {
  const tips = make('.hasTip', {
    showDelay: 0,
    hideDelay: 0,
    onShow: (shown: HTMLElement) => (shown as unknown as Loose).setStyle?.('opacity', 1),
    onHide: (shown: HTMLElement) => (shown as unknown as Loose).setStyle?.('opacity', 0),
  })
  await attached()
  const { style } = tips.toElement()
  over('mouseover')
  await vi.waitFor(() => expect(style.opacity).toBe('1'))
  over('mouseout')
  await vi.waitFor(() => expect([style.opacity, style.visibility]).toEqual(['0', 'hidden']))
  over('mouseover')
  await vi.waitFor(() => expect([style.opacity, style.visibility]).toEqual(['1', 'visible']))
})
