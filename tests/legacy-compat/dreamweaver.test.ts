import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LateText } from '../../src/contracts/services/modal'
import type { Engine } from '../../src/engine/engine'
import { resolveText } from '../../src/i18n/say'
import { complaints, find, settled } from '../helpers/engine'
import { addressedStacks, forgetOld, old, page, startOld } from '../helpers/old-globals'

let engine: Engine
let opened: ReturnType<typeof vi.fn>
beforeEach(() => {
  addressedStacks()
  opened = vi.fn()
  vi.stubGlobal('open', opened)
})
afterEach(forgetOld)

/** Warnings, once their code is here. */
async function warned(act: () => void): Promise<string[]> {
  const { warnings } = complaints()
  act()
  await vi.waitFor(() => expect(warnings).not.toEqual([]))
  return warnings
}

describe('images', () => {
  const html = '<img id="photo" src="/a.gif"><img id="autre" src="/b.gif">'
  const addresses = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  beforeEach(async () => {
    engine = await startOld(html)
  })

  test('are swapped by triples, then restored', async () => {
    old.MM_swapImage('photo', '', '/a2.gif', 'autre', '', '/b2.gif', 1)
    await vi.waitFor(() => expect(addresses()).toEqual(['/a2.gif', '/b2.gif']))
    expect(page.MM_sr).toEqual([...document.querySelectorAll('img')])
    expect(Reflect.get(find('#photo'), 'oSrc')).toMatch(/\/a\.gif$/)
    old.MM_swapImgRestore()
    await vi.waitFor(() => expect(addresses().join()).toMatch(/\/a\.gif,.*\/b\.gif$/))
  })

  test('calls made before the code is here run in their order', async () => {
    old.MM_swapImage('photo', '', '/a2.gif', 1)
    old.MM_swapImage('photo', '', '/a3.gif', 1)
    old.MM_swapImgRestore()
    await vi.waitFor(() => expect(page.MM_sr).toHaveLength(1))
    await settled()
    expect(addresses()[0]).toMatch(/\/a\.gif$/)
  })

  test('one that is missing is passed over, with a warning that names the line, once', async () => {
    const swap = () => old.MM_swapImage('absente', '', '/x.gif', 'photo', '', '/a2.gif', 1)
    const warnings = await warned(() => {
      for (let round = 0; round < 2; round += 1) swap()
    })
    expect(addresses()[0]).toBe('/a2.gif')
    expect(warnings).toEqual([
      expect.stringMatching(/^\[ILOTS-202\] « absente » n'est pas dans la page .*\.ts:\d+:\d+\)$/),
    ])
  })

  test('preloaded ones are on the document; what begins with # is none', async () => {
    old.MM_preloadImages('/un.gif', '#', '#deux', '/trois.gif')
    await vi.waitFor(() => expect(page.MM_p).toHaveLength(2))
    expect(page.MM_p?.map(({ src }) => new URL(src).pathname)).toEqual(['/un.gif', '/trois.gif'])
  })
})

describe('addresses', () => {
  const href = (path: string) => `https://vitrea.example${path}`
  beforeEach(async () => {
    engine = await startOld(
      '<select id="saut"><option value="/a" selected>A</option><option value="/b">B</option></select>',
    )
  })

  test('MM_openBrWindow opens a window with its name and features', () => {
    old.MM_openBrWindow('/plan', 'plan', 'width=400,height=300')
    expect(opened).toHaveBeenCalledExactlyOnceWith(href('/plan'), 'plan', 'width=400,height=300')
  })

  test('a window of another origin has no hold on this page, one of this origin and an empty one keep it', () => {
    const windows = ['https://autre.example/', '/plan', ''].map((address) => {
      const shown = { opener: window }
      opened.mockReturnValueOnce(shown as unknown as Window)
      old.MM_openBrWindow(address, 'plan', 'width=400')
      return shown
    })
    expect(windows.map(({ opener }) => opener)).toEqual([null, window, window])
  })

  test('a frame of another origin that a name finds is not touched', () => {
    const frame = Object.freeze({ opener: null })
    opened.mockReturnValueOnce(frame as unknown as Window)
    expect(() => old.MM_goToURL("parent.frames['a']", 'https://autre.example/')).not.toThrow()
  })

  test('MM_openBrWindow without an address opens an empty one: a form’s target', () => {
    old.MM_openBrWindow('', 'reponse', 'width=400')
    expect(opened).toHaveBeenCalledExactlyOnceWith('', 'reponse', 'width=400')
  })

  test.each([
    ['parent', '_parent'],
    ['self', '_self'],
    ['top', '_top'],
    ['window', '_self'],
    ['document', '_self'],
    ["parent.frames['menu-gauche']", 'menu-gauche'],
    ['parent.contenu', 'contenu'],
  ])('MM_goToURL(%s) goes there at once', (target, name) => {
    page.MM_returnValue = true
    old.MM_goToURL(target, '/agences')
    expect(opened.mock.calls.map(([url, where]) => [url, where])).toEqual([[href('/agences'), name]])
    expect(page.MM_returnValue).toBe(false)
  })

  test('MM_goToURL takes several pairs', () => {
    old.MM_goToURL("parent.frames['a']", '/1', "parent.frames['b']", '/2')
    expect(opened.mock.calls.map(([url, where]) => [url, where])).toEqual([
      [href('/1'), 'a'],
      [href('/2'), 'b'],
    ])
  })

  test('MM_jumpMenu goes to the choice, and chooses the first again', () => {
    const select = find<HTMLSelectElement>('select')
    select.selectedIndex = 1
    old.MM_jumpMenu('parent', select, 1)
    expect(opened.mock.calls[0]?.slice(0, 2)).toEqual([href('/b'), '_parent'])
    expect(select.selectedIndex).toBe(0)
  })

  test('MM_jumpMenu takes an id; without an element it warns and does nothing', async () => {
    old.MM_jumpMenu('self', 'saut', 0)
    expect(opened.mock.calls[0]?.slice(0, 2)).toEqual([href('/a'), '_self'])
    const warnings = await warned(() => old.MM_jumpMenu('self', null, 0))
    expect(warnings).toEqual([expect.stringContaining('[ILOTS-202]')])
    expect(opened).toHaveBeenCalledOnce()
  })

  test.each(['javascript:alert(1)', ' JavaScript:void(0)', 'data:text/html,x', 'vbscript:x', ' '])(
    '"%s" is refused, with a warning that names the line',
    async (address) => {
      const warnings = await warned(() => old.MM_goToURL('parent', address))
      old.MM_openBrWindow(address, 'x')
      await settled()
      expect(opened).not.toHaveBeenCalled()
      expect(warnings[0]).toMatch(/^\[ILOTS-203\] adresse refusé : .*\.ts:\d+:\d+\)$/)
    },
  )

  test('no address at all is refused, without a throw', async () => {
    const warnings = await warned(() => old.MM_openBrWindow())
    expect(warnings).toEqual([expect.stringContaining('[ILOTS-203]')])
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('MM_validateForm', () => {
  const html =
    '<form><input name="nom" title="Votre nom"><input name="mail" value="anne"><input id="age" value="120"><input name="prix" value="x"></form>'
  const alerts = () => vi.spyOn(engine.modal, 'alert').mockResolvedValue()
  beforeEach(async () => {
    engine = await startOld(html)
  })

  test('says at once whether the form may go', () => {
    alerts()
    old.MM_validateForm('mail', '', 'R')
    expect(page.MM_returnValue).toBe(true)
    old.MM_validateForm('nom', '', 'R', 'mail', '', 'R')
    expect(page.MM_returnValue).toBe(false)
  })

  test('shows all messages together, with their heading, in the product’s alert', async () => {
    const alert = alerts()
    old.MM_validateForm(
      'nom',
      '',
      'R',
      'mail',
      '',
      'RisEmail',
      'age',
      '',
      'NinRange18:99',
      'prix',
      '',
      'NisNum',
    )
    await vi.waitFor(() => expect(alert).toHaveBeenCalledOnce())
    const content = alert.mock.calls[0]?.[0] as Element
    expect(content.querySelector('p')?.textContent).toBe('Erreur(s) rencontrée(s) :\n')
    expect([...content.querySelectorAll('li')].map((item) => item.textContent?.trim())).toEqual([
      'Le champ Votre nom est requis.',
      'Le champ mail doit contenir une adresse email.',
      'Le champ age doit contenir un nombre entre 18 et 99.',
      'Le champ prix doit contenir un nombre.',
    ])
  })

  test('goes to the first field in error once it is read', async () => {
    alerts()
    old.MM_validateForm('age', '', 'R', 'mail', '', 'RisEmail')
    await vi.waitFor(() => expect(document.activeElement).toBe(find('[name="mail"]')))
  })

  test('in a dialog it is the browser’s own alert, as only one may be open', async () => {
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    engine.store.setState({ modal: { open: true, stack: [] } })
    old.MM_validateForm('nom', '', 'R')
    await vi.waitFor(() =>
      expect(alert).toHaveBeenCalledExactlyOnceWith(
        'Erreur(s) rencontrée(s) :\nLe champ Votre nom est requis.',
      ),
    )
  })

  test('without its code, the browser tells that there are errors', async () => {
    complaints()
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    vi.spyOn(engine, 'fetchCode').mockRejectedValue(new Error('hors ligne'))
    old.MM_validateForm('nom', '', 'R')
    await vi.waitFor(() => expect(alert.mock.calls[0]?.[0]).toBe('Erreur(s) rencontrée(s)'))
    expect(page.MM_returnValue).toBe(false)
  })

  test('a field that is missing stops nothing, and is told', async () => {
    const warnings = await warned(() => old.MM_validateForm('absent', '', 'R'))
    expect(page.MM_returnValue).toBe(true)
    expect(warnings).toEqual([expect.stringContaining('« absent » n')])
  })
})

describe('getXMLHttpRequest', () => {
  beforeEach(async () => {
    engine = await startOld('')
  })

  test('is a new one at each call, as the page has it by then', () => {
    const Own = class {}
    vi.stubGlobal('XMLHttpRequest', Own)
    expect(old.getXMLHttpRequest()).toBeInstanceOf(Own)
    expect(old.getXMLHttpRequest()).not.toBe(old.getXMLHttpRequest())
  })

  test('is null where there is none, and the visitor is told', async () => {
    const alert = vi.spyOn(engine.modal, 'alert').mockResolvedValue()
    vi.stubGlobal('XMLHttpRequest', undefined)
    expect(old.getXMLHttpRequest()).toBeNull()
    await vi.waitFor(() => expect(alert).toHaveBeenCalledOnce())
    expect(resolveText(alert.mock.calls[0]?.[0] as LateText)).toBe(
      'Votre navigateur ne supporte pas les objets XMLHTTPRequest...',
    )
  })
})
