import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyButton } from '../../../islands/copy-button'
import { complaints, find, settled, startOn } from '../../helpers/engine'

// The island's code is loaded, so that inserted HTML mounts within a few turns.
beforeAll(() => copyButton.load())

const writeText = vi.fn<(text: string) => Promise<void>>()
const refused = () => writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText }, platform: 'Linux x86_64' })
})
afterEach(() => vi.useRealTimers())

async function mounted(html: string, lang = 'fr') {
  const engine = await startOn('', { ...copyButton, when: { on: 'now' } })
  engine.config.lang = lang
  document.body.innerHTML = html
  await settled()
}

async function click(html: string, lang?: string) {
  await mounted(html, lang)
  find('[data-ilot]').click()
  await settled()
}

const said = () => find('[data-ilot]').getAttribute('data-said')
const spoken = async () => {
  await new Promise(requestAnimationFrame)
  return find('.ilots-spoken').textContent
}
const BUTTON = '<button type="button" data-ilot="copy-button">Copier</button>'
const to = (target: string) => BUTTON.replace('>', ` data-target="${target}">`)

describe('what is copied', () => {
  test.each([
    ['the element before the button', `<p>un texte</p>${BUTTON}`, 'un texte'],
    ['the one before the element around it', `<pre>  a  \n</pre><p>${BUTTON}</p>`, '  a'],
    ['what the selector names', `<p id="a">de là</p><p>non</p>${to('#a')}`, 'de là'],
    ['the value of an input', `<input id="a" value=" 12 ">${to('#a')}`, ' 12 '],
    ['that of a textarea', `<textarea>deux\nlignes</textarea>${BUTTON}`, 'deux\nlignes'],
    ['that of a select', `<select><option value="29">Brest</select>${BUTTON}`, '29'],
  ])('is %s', async (_, html, text) => {
    await click(html)
    expect(writeText).toHaveBeenCalledExactlyOnceWith(text)
  })

  test('is what is there at the click', async () => {
    await mounted(`<input id="a" value="avant">${to('#a')}`)
    find<HTMLInputElement>('#a').value = 'après'
    find('button').click()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('après')
  })

  test('is not nothing: the clipboard keeps what it has', async () => {
    await click(`<input id="a">${to('#a')}`)
    expect(writeText).not.toHaveBeenCalled()
    expect(said()).toBe('Il n’y a rien à copier.')
  })
})

describe('that it is copied', () => {
  test('is said in the button and to screen readers', async () => {
    await click(`<p>un texte</p>${BUTTON}`)
    expect([said(), await spoken()]).toEqual(['Copié', 'Copié'])
  })

  test('is said in English on an English page', async () => {
    await click(`<p>un texte</p>${BUTTON}`, 'en')
    expect(said()).toBe('Copied')
  })

  test('is said for a while, and anew with another click', async () => {
    await mounted(`<p>un texte</p>${BUTTON}`)
    vi.useFakeTimers()
    find('button').click()
    await vi.advanceTimersByTimeAsync(3_000)
    find('button').click()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(said()).toBe('Copié')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(said()).toBeNull()
  })

  test('is taken back with the island', async () => {
    await click(`<p>un texte</p>${BUTTON}`)
    const button = find('button')
    button.remove()
    await settled()
    expect(button.outerHTML).toBe(BUTTON)
  })
})

describe('where the clipboard is refused', () => {
  test.each([
    ['refused', refused],
    ['missing', () => vi.stubGlobal('navigator', { platform: 'Linux x86_64' })],
  ])('(%s) the text is selected, and the keys are said', async (_, lose) => {
    lose()
    await click(`<p>un texte</p>${BUTTON}`)
    expect(getSelection()?.toString()).toBe('un texte')
    expect(said()).toMatch(/^Le texte est sélectionné.: Ctrl\+C le copie\.$/)
  })

  test('that stays until they are pressed', async () => {
    refused()
    await mounted(`<p>un texte</p>${BUTTON}`)
    vi.useFakeTimers()
    find('button').click()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said()).toContain('Ctrl+C')
    document.dispatchEvent(new Event('copy'))
    expect(said()).toBe('Copié')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(said()).toBeNull()
  })

  test('on a Mac they are others', async () => {
    vi.stubGlobal('navigator', { platform: 'MacIntel' })
    await click(`<p>un texte</p>${BUTTON}`)
    expect(said()).toContain('⌘C')
  })

  test('all of a field is selected, and it has the focus', async () => {
    refused()
    await click(`<input id="a" value="VT-417" readonly>${to('#a')}`)
    const field = find<HTMLInputElement>('input')
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
  })
})

describe('a target that is not there', () => {
  test.each([
    ['an unknown one', `<p>un texte</p>${to('#ailleurs')}`, '« #ailleurs »'],
    ['no selector', `<p>un texte</p>${to('p[')}`, '« p[ »'],
    ['nothing before the button', BUTTON, '«  »'],
  ])('(%s) is an error that names it, and nothing is mounted', async (_, html, found) => {
    const { errors } = complaints()
    await click(html)
    expect(errors).toEqual([
      expect.stringContaining(
        `data-target refusé : reçu ${found}, attendu le sélecteur d’un élément de la page.`,
      ),
    ])
    expect(errors[0]).toContain('[ILOTS-202] copy-button')
    expect(writeText).not.toHaveBeenCalled()
  })

  test('that has gone since is one at the click', async () => {
    const { errors } = complaints()
    await mounted(`<p id="a">un texte</p>${to('#a')}`)
    find('#a').remove()
    find('button').click()
    await settled()
    expect(errors).toEqual([expect.stringContaining('[ILOTS-202] copy-button')])
  })
})
