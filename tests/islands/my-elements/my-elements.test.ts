/** From a click in the list to its calls, its dialogs and its windows; browser tests check how they look. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { myElements } from '../../../islands/my-elements'
import { readReply } from '../../../islands/my-elements/replies'
import type { LateText, PopupParameters } from '../../../src/contracts/services/modal'
import type { Engine } from '../../../src/engine/engine'
import { resolveText } from '../../../src/i18n/say'
import { offerRefresh } from '../../../src/server/blocks'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'

beforeAll(() => myElements.load())

const FAILED = "Une erreur s'est produite, veuillez réessayer plus tard ou contacter un administrateur."
const rows = ['7', '8', '9']
  .map(
    (id) => `<tr data-element-id="${id}" data-element-module-ident="offres"><th>${id}</th><td>
<a href="#a" class="etat is-on" data-action="activate" data-state-class=" is-on ">État</a>
<a href="/offres/${id}" data-action="edit">Modifier</a><a href="#d" data-action="delete">Supprimer</a></td></tr>`,
  )
  .join('')
const list = `<div data-ilot="my-elements"><table><tbody>${rows}</tbody></table><a href="/my_elements_new?a=1" data-action="new">Créer</a></div>`

let calls: Received[]
let engine: Engine
const alert = vi.fn(async (_text: string) => {})
const confirm = vi.fn(async (_text: string, _options?: object) => true)
const popups: PopupParameters[] = []
const reload = vi.fn()
/** What the block does when it is asked to; its code waits until somebody needs it. */
let refreshBlock = async () => true
const waitingBlock = fakeIsland('content-block', {
  marker: { selector: '#bloc' },
  when: { on: 'interaction' },
  early: '[data-param]',
  mount: (host, { signal }) => offerRefresh(host, () => refreshBlock(), signal),
})

beforeEach(async () => {
  calls = stubServer()
  popups.length = 0
  for (const mock of [alert, confirm, reload]) mock.mockClear()
  confirm.mockResolvedValue(true)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(HTMLElement.prototype, 'animate').mockReturnValue({
    finished: Promise.resolve(),
    cancel() {},
  } as unknown as Animation)
})

async function start(html: string): Promise<void> {
  engine = await startOn('', { ...myElements, when: { on: 'now' } }, waitingBlock)
  engine.config.platform = 'plateforme'
  const modal = {
    preload: async () => {},
    alert: (text: LateText) => alert(resolveText(text)),
    confirm: (text: LateText, options: object) => confirm(resolveText(text), options),
    popup: async (given: PopupParameters) => void popups.push(given),
  }
  Object.assign(engine, { modal: { ...engine.modal, ...modal } })
  document.body.innerHTML = html
  await settled()
}

// A call in flight is not sent twice, not even from one test to the next.
afterEach(async () => {
  for (const call of calls) call.answer('{"result":false}')
  await settled()
  engine.lifecycle.sweep(() => true)
})

const inBlock = `<section id="bloc">${list}</section>`
/** The block's server answers with the list less one row. */
function giveBlock(isDone = true) {
  const refresh = vi.fn(async () => {
    if (isDone) find('#bloc').innerHTML = list.replace(/<tr data-element-id="8"[\s\S]*?<\/tr>/, '')
    return isDone
  })
  refreshBlock = refresh
  return refresh
}
const press = async (action: string, id = '8') => {
  const row = id ? `[data-element-id="${id}"] ` : ''
  const link = find(`${row}[data-action="${action}"]`)
  link.focus()
  link.click()
  await settled()
}
const answer = async (text: string, init?: ResponseInit) => {
  calls.at(-1)?.answer(text, init)
  await settled()
}

describe('activate', () => {
  test('makes the call of §7.1 and takes the server’s class', async () => {
    await start(list)
    await press('activate')
    expect(calls.map(({ url, init }) => [init.method, url, String(init.body)])).toEqual([
      [
        'POST',
        '/plateforme/ajax/modules/modules/traitement.php',
        'action=my_elements_activate&element_module_ident=offres&element_id=8',
      ],
    ])
    await answer('{"result":true,"class":"is-off autre"}')
    const link = find('[data-element-id="8"] [data-action="activate"]')
    expect(link.className).toBe('etat is-off autre')
    expect(link.dataset.stateClass).toBe('is-off autre')
    await press('activate')
    await answer('{"result":1,"class":"is-on"}')
    expect(link.className).toBe('etat is-on')
  })

  test('changes nothing before the answer, and a second click makes no second call', async () => {
    await start(list)
    await press('activate')
    await press('activate')
    expect(calls).toHaveLength(1)
    const link = find('[data-element-id="8"] [data-action="activate"]')
    expect(link.className).toBe('etat is-on')
    expect(link.getAttribute('aria-busy')).toBe('true')
    await answer('{"result":true,"class":"is-off"}')
    expect(link.hasAttribute('aria-busy')).toBe(false)
  })

  test.each([
    ['a refusal with its reason', '{"result":false,"msg":"Quota atteint"}', {}, 'Quota atteint', 0],
    ['a refusal without one', '{"result":"0","msg":""}', {}, FAILED, 0],
    ['a reply of another form', '{"class":"x"}', {}, FAILED, 1],
    ['the login page of a session that has ended', '<html>Connexion', {}, FAILED, 1],
    ['an error of the server', 'x', { status: 500 }, FAILED, 1],
  ])('%s is told in a dialog, and the row stays', async (_, text, init, said, reported) => {
    const { errors } = complaints()
    await start(list)
    await press('activate')
    await answer(text, init)
    expect(alert).toHaveBeenCalledExactlyOnceWith(said)
    expect(errors).toHaveLength(reported)
    expect(find('[data-element-id="8"] [data-action="activate"]').className).toBe('etat is-on')
  })

  test('without a network, the same', async () => {
    complaints()
    await start(list)
    await press('activate')
    calls[0]?.refuse(new TypeError('réseau'))
    await settled()
    expect(alert).toHaveBeenCalledExactlyOnceWith(FAILED)
  })

  test('the site’s translation of the failure is used', async () => {
    await start(list)
    engine.store.setState({
      translation: {
        state: 'here',
        langue: 'fr',
        traductions: { [FAILED.replace('’', "'")]: 'Rappelez-nous demain.' },
      },
    })
    await press('activate')
    await answer('{"result":false}')
    expect(alert).toHaveBeenCalledExactlyOnceWith('Rappelez-nous demain.')
  })
})

describe('delete', () => {
  test('asks first; “no” changes nothing', async () => {
    confirm.mockResolvedValue(false)
    await start(list)
    await press('delete')
    expect(confirm.mock.calls[0]).toEqual([
      expect.stringMatching(/^Voulez vous supprimer cet élément \? «\s8\s»$/),
      expect.objectContaining({ destructive: true }),
    ])
    expect(calls).toHaveLength(0)
  })

  test('in a block, the row fades, the block is asked for again, and the next row has the focus', async () => {
    await start(inBlock)
    const refresh = giveBlock()
    await press('delete')
    expect(String(calls[0]?.init.body)).toBe(
      'action=my_elements_delete&element_module_ident=offres&element_id=8',
    )
    expect(refresh).not.toHaveBeenCalled()
    await answer('{"result":true}')
    expect(HTMLElement.prototype.animate).toHaveBeenCalledWith(expect.anything(), {
      duration: 600,
      fill: 'forwards',
    })
    expect(refresh).toHaveBeenCalledOnce()
    expect(document.activeElement?.closest('tr')?.dataset.elementId).toBe('9')
    expect(document.activeElement?.textContent).toBe('Supprimer')
    expect(reload).not.toHaveBeenCalled()
  })

  test('of the last row gives the focus to the one before', async () => {
    await start(inBlock)
    const refresh = vi.fn(async () => {
      find('[data-element-id="9"]').remove()
      return true
    })
    refreshBlock = refresh
    await press('delete', '9')
    await answer('{"result":true}')
    expect(document.activeElement?.closest('tr')?.dataset.elementId).toBe('8')
  })

  test('when the block cannot be had, the row is gone all the same', async () => {
    await start(inBlock)
    giveBlock(false)
    await press('delete')
    await answer('{"result":true}')
    expect(document.querySelector('[data-element-id="8"]')).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  test('when the code of the block cannot be had, the page is loaded again', async () => {
    await start(inBlock)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(waitingBlock, 'load').mockRejectedValueOnce(new TypeError('réseau'))
    await press('delete')
    await answer('{"result":true}')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('without a block, the page is loaded again', async () => {
    await start(list)
    await press('delete')
    await answer('{"result":true}')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('a refusal leaves the row', async () => {
    await start(list)
    await press('delete')
    await answer('{"result":false,"msg":"Une candidature est en cours."}')
    expect(alert).toHaveBeenCalledExactlyOnceWith('Une candidature est en cours.')
    expect(document.querySelector('[data-element-id="8"]')).not.toBeNull()
  })
})

describe('windows', () => {
  test('a new element has 600 × 400, and its closing loads the page again', async () => {
    await start(list)
    await press('new', '')
    expect(popups[0]).toMatchObject({
      handler: 'iframe',
      url: '/my_elements_new?a=1',
      size: { x: 600, y: 400 },
    })
    popups[0]?.onClosed?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('an element has 990 × 98 %, its closing refreshes the block, and focus stays in its row', async () => {
    await start(inBlock)
    const refresh = giveBlock()
    await press('edit', '9')
    expect(popups[0]).toMatchObject({ url: '/offres/9', size: { x: 990, y: '98%' } })
    popups[0]?.onClosed?.()
    await settled()
    expect(refresh).toHaveBeenCalledOnce()
    expect(document.activeElement?.textContent).toBe('Modifier')
  })

  test('without a block, the closing loads the page again', async () => {
    await start(list)
    await press('edit')
    popups[0]?.onClosed?.()
    await settled()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('the address decides, not the link’s action', async () => {
    await start(list.replace('/offres/8', '/x?page=my_elements_new'))
    await press('edit')
    expect(popups[0]?.size).toEqual({ x: 600, y: 400 })
  })
})

test('a click with Ctrl is the browser’s', async () => {
  await start(list)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  find('[data-action="edit"]').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(popups).toHaveLength(0)
})

test.each(['editer', 'constructor', 'toString', '__proto__'])(
  '%s, no action, is named in the console',
  async (action) => {
    const { errors } = complaints()
    await start(list.replace('data-action="edit"', `data-action="${action}"`))
    await press(action, '7')
    expect(errors).toEqual([expect.stringContaining('activate, delete, edit, new')])
  },
)

test('a row without its element is named in the console', async () => {
  const { errors } = complaints()
  await start(list.replace(' data-element-id="7"', ''))
  find('[data-action="activate"]').click()
  await settled()
  expect(errors).toEqual([expect.stringContaining('data-element-id')])
  expect(calls).toHaveLength(0)
})

test.each([true, 1, '1', 'true'])('result %j is a success', (result) => {
  expect(readReply(JSON.stringify({ result, class: null })).result).toBe(true)
})
test.each([false, 0, '0', '', 'false'])('result %j is a refusal', (result) => {
  expect(readReply(JSON.stringify({ result })).result).toBe(false)
})
