/** The submit pipeline, the unsaved-changes guard and the drafts. Browser tests cover how they look. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { elementForm } from '../../../islands/element-form'
import type { LateText } from '../../../src/contracts/services/modal'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { resolveText } from '../../../src/i18n/say'
import { markOf } from '../../../src/storage/forget'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'
import { allStored, forbidden } from '../../helpers/storage'

beforeAll(() => elementForm.load())

const LEAVE =
  'Vous avez apporter des modifications sans enregistrer, êtes vous sûr de vouloir fermer ? (vous perdrez les modifications)'
const SAVED = '<div class="alert alert-success">Enregistré</div>'

const form = (
  kind = 'edit',
  more = '',
) => `<div id="cadre"><form action="/offres/8" method="post" data-ilot="element-form" data-kind="${kind}">
<input type="hidden" name="element_id" value="8"><input type="hidden" name="active" value="">
<input name="titre" value="Technicien"><textarea name="texte">Un poste</textarea>
<input type="checkbox" name="jours[]" value="lundi" checked><input type="checkbox" name="jours[]" value="mardi">
<select name="villes" multiple><option selected>Nantes</option><option>Lyon</option></select>
<input type="password" name="secret">${more}
<button data-action="save">Enregistrer</button><button data-action="publish">Publier</button><button data-action="unpublish">Dépublier</button></form></div>`

let calls: Received[]
let engine: Engine
const replace = vi.fn()
const confirm = vi.fn(async (_text: LateText, _options?: object) => true)
const loader = { show: vi.fn(async () => {}), hide: vi.fn(async () => {}) }
const page = window as unknown as Record<string, unknown>
const asked = () => (page.vitreaConfirmClose as (() => string) | undefined)?.()

beforeEach(() => {
  calls = stubServer()
  for (const mock of [replace, confirm, loader.show, loader.hide]) mock.mockClear()
  confirm.mockResolvedValue(true)
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  Element.prototype.scrollIntoView = () => {}
})
afterEach(async () => {
  vi.useRealTimers()
  for (const call of calls) call.answer('x')
  await settled()
  engine.lifecycle.sweep(() => true)
  for (const name of ['tinymce', 'CKEDITOR']) delete page[name]
})

async function start(html = form()): Promise<void> {
  engine = await startOn('', { ...elementForm, when: { on: 'now' } })
  Object.assign(engine.config, { product: 'vitrea', platform: 'plateforme' })
  Object.assign(engine, {
    loading: { ...engine.loading, ...loader },
    modal: { ...engine.modal, preload: async () => {}, confirm },
  })
  document.body.innerHTML = html
  await vi.advanceTimersByTimeAsync(150)
}
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`)
const turn = () => vi.advanceTimersByTimeAsync(5)
const press = async (action: string) => {
  find(`[data-action="${action}"]`).click()
  await turn()
}
const answer = async (text: string, init?: ResponseInit) => {
  calls.at(-1)?.answer(text, init)
  await turn()
}
const sent = (index = 0) => new URLSearchParams(String(calls[index]?.init.body))
const area = () => find('[data-role="messages"]')
const isHidden = (action: string) => find(`[data-action="${action}"]`).hidden

describe('the submit cycle', () => {
  test('sends the whole form to its action, with the loader, its buttons hidden', async () => {
    await start()
    await press('save')
    expect(calls[0]?.url).toMatch(/\/offres\/8$/)
    expect([...sent()].map(([name]) => name)).toEqual([
      'element_id',
      'active',
      'titre',
      'texte',
      'jours[]',
      'villes',
      'secret',
    ])
    expect(loader.show).toHaveBeenCalledOnce()
    expect(['save', 'publish', 'unpublish'].map(isHidden)).toEqual([true, true, true])
  })

  test('without success, the server’s HTML is above the form, and everything is as before', async () => {
    await start()
    await press('save')
    await answer('<p class="erreur">Le titre est requis.</p>')
    expect(area().querySelector('[role="alert"] .erreur')?.textContent).toBe('Le titre est requis.')
    expect(area().nextElementSibling).toBe(find('form'))
    expect(document.activeElement).toBe(area())
    expect(loader.hide).toHaveBeenCalledOnce()
    expect(isHidden('save')).toBe(false)
    expect(replace).not.toHaveBeenCalled()
  })

  test('success loads the page again with success=1, once', async () => {
    history.replaceState(null, '', '/offres/modifier?success=1&id=8&success=1#bas')
    await start()
    await press('save')
    await answer(SAVED)
    const url = new URL(String(replace.mock.calls[0]?.[0]))
    expect(url.search).toBe('?id=8&success=1')
    expect(url.hash).toBe('')
  })

  test('whatever goes wrong once the server has saved, nothing is said to have failed, nor sent again', async () => {
    const { errors } = complaints()
    await start()
    const field = find('[name="texte"]')
    const wrong = () => {
      throw new TypeError('éditeur')
    }
    const editor = { getElement: () => field, save() {}, isDirty: () => false, setDirty: wrong }
    page.tinymce = { get: () => [editor] }
    await press('save')
    await answer(SAVED)
    expect([document.querySelector('[role="alert"]'), replace.mock.calls.length]).toEqual([null, 1])
    expect(errors).toEqual([expect.stringContaining('éditeur')])
  })

  test('what says that it is saved does not depend on the type of the answer', async () => {
    await start()
    await press('save')
    await answer(SAVED, { headers: { 'Content-Type': 'text/plain' } })
    expect([document.querySelector('[role="alert"]'), replace.mock.calls.length]).toEqual([null, 1])
  })

  test('any other text is a failure', async () => {
    complaints()
    await start()
    await press('save')
    await answer('Le titre est requis.', { headers: { 'Content-Type': 'text/plain' } })
    expect(area().querySelector('[role="alert"] button')).not.toBeNull()
  })

  test('says that the element is saved', async () => {
    await start()
    const told: unknown[] = []
    document.addEventListener('ilots:element-saved', (event) => told.push((event as CustomEvent).detail), {
      once: true,
    })
    await press('publish')
    await answer(SAVED)
    expect(told).toEqual([{ action: 'publish' }])
  })

  test('out of a window, a reply that would close it loads the page again', async () => {
    await start()
    await press('save')
    await answer(SAVED.replace('<div', '<div data-close-popup'))
    expect(replace).toHaveBeenCalledOnce()
  })

  test('a second submit during the call is not sent', async () => {
    await start()
    await press('save')
    find<HTMLFormElement>('form').requestSubmit()
    await turn()
    expect(calls).toHaveLength(1)
    await answer('<p>Non</p>')
    await press('save')
    expect(calls).toHaveLength(2)
  })

  test('what another script has prevented is not sent', async () => {
    await start()
    find('form').addEventListener('submit', (event) => event.preventDefault())
    await press('save')
    expect(calls).toHaveLength(0)
  })

  test('an action of another site is refused, and said', async () => {
    const { errors } = complaints()
    await start(form().replace('/offres/8', 'https://autre.example/'))
    await press('save')
    expect(calls).toHaveLength(0)
    expect(errors).toEqual([expect.stringContaining('ILOTS-203')])
    expect(area().textContent).toContain('n’a pas abouti')
  })
})

describe('publishing', () => {
  test.each([
    ['publish', 'Etes vous sur de vouloir publier sur le site ?', '1'],
    ['unpublish', 'Etes vous sur de vouloir dépublier du site ?', '0'],
  ])('%s asks, sends active, and clears it after the reply', async (action, question, active) => {
    await start()
    await press(action)
    expect(resolveText(confirm.mock.calls[0]?.[0] ?? '')).toBe(question)
    expect(sent().get('active')).toBe(active)
    await answer('<p>Non</p>')
    expect(field('active').value).toBe('')
  })

  test('“no” sends nothing and changes nothing', async () => {
    confirm.mockResolvedValue(false)
    await start()
    await press('publish')
    expect(calls).toHaveLength(0)
    expect(field('active').value).toBe('')
  })

  test('a save asks nothing, and sends active as it is', async () => {
    await start()
    await press('save')
    expect(confirm).not.toHaveBeenCalled()
    expect(sent().get('active')).toBe('')
  })

  test('a button that submits nothing by itself, and a form without active, publish too', async () => {
    await start(
      form()
        .replace(/<input type="hidden" name="active"[^>]*>/, '')
        .replace('<button data-action="publish"', '<button type="button" data-action="publish"'),
    )
    // Browsers give no submitter; the test's document gives the form.
    const owner = find<HTMLFormElement>('form')
    owner.requestSubmit = () =>
      void owner.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await press('publish')
    expect(sent().get('active')).toBe('1')
    await answer('<p>Non</p>')
    await press('save')
    expect(sent(1).get('active')).toBe('')
  })
})

describe('the guard', () => {
  test('asks when what would be sent has changed, and not when it is as it was', async () => {
    await start()
    expect(asked()).toBe('')
    field('titre').value = 'Autre'
    expect(asked()).toBe(LEAVE)
    field('titre').value = 'Technicien'
    expect(asked()).toBe('')
  })

  test('order means nothing', async () => {
    await start()
    const first = field('titre')
    first.parentElement?.append(first)
    expect(asked()).toBe('')
  })

  test('what scripts of the page fill in before the snapshot is no change', async () => {
    engine = await startOn('', { ...elementForm, when: { on: 'now' } })
    engine.config.product = 'vitrea'
    document.body.innerHTML = form()
    await vi.advanceTimersByTimeAsync(50)
    field('titre').value = 'Rempli par la page'
    await vi.advanceTimersByTimeAsync(100)
    expect(asked()).toBe('')
  })

  test('leaving the page asks as well', async () => {
    await start()
    const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(false)
    field('titre').value = 'Autre'
    expect(leave()).toBe(true)
    // A failure while the visitor may be leaving is reported five seconds later: it must not fall into the next test.
    await vi.advanceTimersByTimeAsync(6_000)
  })

  test('after a save nobody is asked', async () => {
    await start()
    field('titre').value = 'Autre'
    await press('save')
    expect(asked()).toBe(LEAVE)
    await answer(SAVED)
    expect(asked()).toBe('')
  })

  test.each(['new', 'submit'])('a form of kind %s asks nothing', async (kind) => {
    await start(form(kind))
    field('titre').value = 'Autre'
    expect(asked()).toBeUndefined()
  })

  test('a page that asks for itself goes on doing so', async () => {
    page.vitreaConfirmClose = () => 'Ma question'
    await start()
    field('titre').value = 'Autre'
    expect(asked()).toBe('Ma question')
    delete page.vitreaConfirmClose
  })
})

describe('rich-text editors', () => {
  const tiny = (html: string) => {
    let isDirty = false
    let text = html
    const editor = {
      getElement: () => field('texte'),
      isDirty: () => isDirty,
      setDirty: (is: boolean) => {
        isDirty = is
      },
      save: () => {
        field('texte').value = text
        isDirty = false
      },
      setContent: (given: string) => {
        text = given
      },
      type: (given: string) => {
        text = given
        isDirty = true
      },
      get text() {
        return text
      },
    }
    page.tinymce = { get: () => [editor] }
    // As it does, ahead of what listens at the document.
    find('form').addEventListener('submit', editor.save)
    return editor
  }

  test('TinyMCE: its tidied text is no change, what is typed is one and is sent', async () => {
    await start()
    const editor = tiny('<p>Un poste</p>')
    editor.save()
    expect(asked()).toBe('')
    editor.type('<p>Deux postes</p>')
    expect(asked()).toBe(LEAVE)
    await press('save')
    expect(sent().get('texte')).toBe('<p>Deux postes</p>')
    await answer(SAVED)
    expect(asked()).toBe('')
  })

  test('TinyMCE, which counts a text as saved once it is in its field: a refusal and a failure leave it unsaved', async () => {
    complaints()
    await start()
    const editor = tiny('<p>Un poste</p>')
    editor.type('<p>Court</p>')
    await press('save')
    await answer('<p class="erreur">Trop court.</p>')
    expect(asked()).toBe(LEAVE)
    expect(editor.isDirty()).toBe(true)
    await press('save')
    await answer('x', { status: 500 })
    expect(asked()).toBe(LEAVE)
    await press('save')
    await answer(SAVED)
    expect([asked(), editor.isDirty()]).toEqual(['', false])
  })

  test('TinyMCE: a check of the page that stops the submit leaves it unsaved', async () => {
    await start()
    const editor = tiny('<p>Un poste</p>')
    editor.type('<p>Court</p>')
    find('form').addEventListener('submit', (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    await press('save')
    expect(calls).toHaveLength(0)
    expect(asked()).toBe(LEAVE)
  })

  test('CKEditor 4 likewise; an editor of another form is none of ours', async () => {
    await start()
    let text = '<p>Un poste</p>'
    let isDirty = false
    const other = {
      element: { $: document.createElement('textarea') },
      checkDirty: () => true,
      updateElement: vi.fn(),
    }
    const own = {
      element: { $: field('texte') },
      checkDirty: () => isDirty,
      resetDirty: () => {
        isDirty = false
      },
      updateElement: () => {
        field('texte').value = text
      },
      setData() {},
    }
    page.CKEDITOR = { instances: { own, other } }
    expect(asked()).toBe('')
    text = '<p>Trois</p>'
    isDirty = true
    expect(asked()).toBe(LEAVE)
    await press('save')
    expect(sent().get('texte')).toBe('<p>Trois</p>')
    expect(other.updateElement).not.toHaveBeenCalled()
  })

  test('CKEditor 5, which does not know whether it was changed: what it held when first seen counts', async () => {
    await start()
    let text = '<p>Un poste</p>'
    const editable = document.createElement('div')
    editable.className = 'ck-editor__editable'
    const ckeditorInstance = {
      sourceElement: field('texte'),
      getData: () => text,
      setData() {},
      updateSourceElement: () => {
        field('texte').value = text
      },
    }
    find('form').append(Object.assign(editable, { ckeditorInstance }))
    // The guard has not been asked before the visitor types.
    editable.dispatchEvent(new Event('focusin', { bubbles: true }))
    text = '<p>Quatre</p>'
    expect(asked()).toBe(LEAVE)
    await press('save')
    expect(sent().get('texte')).toBe('<p>Quatre</p>')
    await answer(SAVED)
    expect(asked()).toBe('')
  })
})

describe('what could not be saved', () => {
  const failures = [
    ['an error of the server, with HTML', 'x', { status: 500 }, 'n’a pas abouti'],
    ['nothing', '', {}, 'n’a pas abouti'],
    [
      'the login page of a session that has ended',
      '<!doctype html><html><form></form></html>',
      {},
      'votre session a peut-être expiré',
    ],
  ] as const

  test.each(failures)(
    '(%s) stays in the form, is said, and can be sent again',
    async (_, text, init, said) => {
      complaints()
      await start()
      field('titre').value = 'Nouveau'
      await press('publish')
      await answer(text, init)
      expect(area().querySelector('[role="alert"]')?.textContent).toContain(said)
      expect(field('titre').value).toBe('Nouveau')
      expect(isHidden('publish')).toBe(false)
      area().querySelector('button')?.click()
      await turn()
      expect(sent(1).get('active')).toBe('1')
      expect(sent(1).get('titre')).toBe('Nouveau')
    },
  )

  async function failOnce(html = form()) {
    complaints()
    await start(html)
    field('titre').value = 'Nouveau'
    for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      box.checked = !box.checked
    for (const option of find<HTMLSelectElement>('select').options) option.selected = true
    field('secret').value = 'motdepasse'
    await press('save')
    calls.at(-1)?.refuse(new TypeError('réseau'))
    await turn()
  }
  const comeBack = async (html = form()) => {
    document.body.innerHTML = html
    await vi.advanceTimersByTimeAsync(150)
    // The question is code of its own.
    await vi.dynamicImportSettled()
  }
  const offered = () => document.querySelector('.ilots-notice[role="status"]')
  const choose = async (text: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
    button?.click()
    await turn()
  }

  test('is offered when the visitor comes back, and fills the form in again', async () => {
    await failOnce()
    expect(allStored()).not.toContain('motdepasse')
    await comeBack()
    expect(field('titre').value).toBe('Technicien')
    expect(offered()?.textContent).toMatch(/^Une saisie du \d+ \S+ \d{4}.* n’a pas été enregistrée\./)
    await choose('La reprendre')
    expect(field('titre').value).toBe('Nouveau')
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(({ checked }) => checked),
    ).toEqual([false, true])
    const cities = [...find<HTMLSelectElement>('select').options]
    expect(cities.map(({ selected }) => selected)).toEqual([true, true])
    expect(offered()).toBeNull()
    expect(asked()).toBe(LEAVE)
  })

  test('is forgotten once it is saved, also when more was typed after it', async () => {
    await failOnce()
    await comeBack()
    await choose('La reprendre')
    field('titre').value = 'Encore plus'
    await press('save')
    await answer(SAVED)
    expect(allStored()).toBe('[{},{}]')
  })

  test('that a reset has taken out of the form stays, is offered again once, and outlives a save', async () => {
    await failOnce()
    await comeBack()
    await choose('La reprendre')
    for (let round = 0; round < 2; round += 1) {
      find<HTMLFormElement>('form').reset()
      await vi.advanceTimersByTimeAsync(5)
      await vi.dynamicImportSettled()
    }
    expect(document.querySelectorAll('.ilots-notice[role="status"]')).toHaveLength(1)
    await press('save')
    await answer(SAVED)
    expect(allStored()).toContain('Nouveau')
    await choose('La reprendre')
    expect(field('titre').value).toBe('Nouveau')
  })

  test('is forgotten when the visitor says so', async () => {
    await failOnce()
    await comeBack()
    await choose('L’effacer')
    expect(offered()).toBeNull()
    expect(allStored()).toBe('[{},{}]')
  })

  test('of two tabs is kept twice, and offered one after the other', async () => {
    await failOnce()
    await comeBack()
    field('titre').value = 'De l’autre onglet'
    await press('save')
    calls.at(-1)?.refuse(new TypeError('réseau'))
    await turn()
    await comeBack()
    await choose('L’effacer')
    await choose('La reprendre')
    expect(field('titre').value).toBe('Nouveau')
  })

  test('belongs to its element', async () => {
    await failOnce()
    await comeBack(form().replace('value="8"', 'value="9"'))
    expect(offered()).toBeNull()
  })

  test('is not offered when the form shows it already, nor after a week', async () => {
    await failOnce()
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 8 * 24 * 3_600_000)
    await comeBack()
    expect(offered()).toBeNull()
  })

  test('where the browser keeps nothing, the form still does, and does not say otherwise', async () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, forbidden)
    await failOnce()
    expect(field('titre').value).toBe('Nouveau')
    expect(area().textContent).toContain('n’a pas abouti. Votre saisie est intacte.')
    expect(area().textContent).not.toContain('gardée')
  })

  test.each([
    ['', 'tant que cet onglet est ouvert', [0, 1]],
    ['data-keep="local"', 'gardée sur cet appareil', [1, 0]],
    ['data-keep="off"', 'Votre saisie est intacte.', [0, 0]],
    ['autocomplete="off"', 'Votre saisie est intacte.', [0, 0]],
  ])('with form %s: %s', async (attribute, said, lengths) => {
    await failOnce(form().replace('<form', `<form ${attribute}`))
    expect(area().textContent).toContain(said)
    expect([localStorage.length, sessionStorage.length]).toEqual(lengths)
  })

  test('of an older version, on this device for whoever comes, goes', async () => {
    localStorage.setItem('plateforme-element edit /offres/8 8', '[{"at":1,"fields":[["titre#0","Anne"]]}]')
    await start()
    expect(offered()).toBeNull()
    expect(allStored()).toBe('[{},{}]')
  })

  test('of another session is not offered', async () => {
    await failOnce()
    engine.config.session.hash = 'autre'
    await comeBack()
    expect(offered()).toBeNull()
  })

  test('that has been forgotten meanwhile is not brought back', async () => {
    await failOnce()
    await comeBack()
    makeApi(engine).forget()
    await choose('La reprendre')
    expect(field('titre').value).toBe('Technicien')
  })

  test.each([
    '{',
    'null',
    '7',
    '"texte"',
    '[null,7,[],{}]',
    '{"__proto__":{"pwned":1},"length":1}',
    `[{"at":${Date.now()},"fields":[["titre#0",{"__proto__":{"pwned":1}}]]}]`,
    `[{"at":${Date.now()},"fields":[["__proto__",true],["titre#0",["a"]],["secret#0","x"],["active#0","1"]]}]`,
    '[{"at":1e300,"fields":[]}]',
    '[{"at":"2099","fields":[["titre#0","x"]]}]',
    `[${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
    `["${'x'.repeat(1_000_001)}"]`,
  ])('written by others harms nothing: %.60s', async (text) => {
    await start()
    sessionStorage.setItem('plateforme-element edit /offres/8 8', markOf(engine.config) + text)
    await comeBack()
    if (offered()) await choose('La reprendre')
    expect(find('form').dataset.ilotMounted).toBe('element-form')
    expect([field('titre').value, field('secret').value, field('active').value]).toEqual([
      'Technicien',
      '',
      '',
    ])
    expect(({} as Record<string, unknown>).pwned).toBeUndefined()
  })
})
