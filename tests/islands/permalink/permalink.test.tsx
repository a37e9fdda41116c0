/** From a click to the call and its dialogs; browser tests check how they look. */
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { permalink } from '../../../islands/permalink'
import type { LateText, ModalParameters } from '../../../src/contracts/services/modal'
import type { Toast } from '../../../src/contracts/services/toast'
import { resolveText } from '../../../src/i18n/say'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'

// The island's code is loaded, so that inserted HTML mounts within a few turns.
beforeAll(() => permalink.load())

const LINK = 'https://vitrea.example/p/42'
const writeText = vi.fn<(text: string) => Promise<void>>()
const toast = vi.fn<Toast>()
let calls: Received[]
let dialogs: ModalParameters[]

/** Its titles as the dialog draws them. */
const shown = ({ titre = '', buttons = [], ...given }: ModalParameters): ModalParameters => ({
  ...given,
  titre: resolveText(titre),
  buttons: buttons.map((button) => ({ ...button, titre: resolveText(button.titre) })),
})

beforeEach(async () => {
  calls = stubServer()
  dialogs = []
  toast.mockReset().mockResolvedValue()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const engine = await startOn('', { ...permalink, when: { on: 'now' } })
  engine.config.platform = 'plateforme'
  const modal = {
    preload: async () => {},
    open: async (given: ModalParameters) => void dialogs.push(shown(given)),
  }
  Object.assign(engine, { toast, modal: { ...engine.modal, ...modal } })
})

// A call in flight is not sent twice, not even from one test to the next.
afterEach(async () => {
  cleanup()
  for (const call of calls) call.answer(LINK)
  await settled()
})

async function start(attributes = 'data-lien="/page?a=1&b=é"') {
  document.body.innerHTML = `<a data-ilot="permalink" href="/redaction" ${attributes}>Permalien</a>`
  await settled()
}
async function ask() {
  find('a').click()
  await settled()
}
async function answer(text: string, init?: ResponseInit) {
  calls.at(-1)?.answer(text, init)
  await settled()
}
/** What a dialog draws, in the page. */
const field = (index: number) => {
  const content = dialogs[index]?.contenu
  if (typeof content !== 'function') throw new Error('the dialog draws nothing')
  return render(content() as ReactNode).container
}
const press = async (title: string) => {
  const button = dialogs.at(-1)?.buttons?.find(({ titre }) => titre === title)
  button?.action?.call(document.createElement('button'), new Event('click'))
  await settled()
}

test('the call is that of §7.10, its link encoded once', async () => {
  await start()
  await ask()
  expect(calls.map(({ url, init }) => [init.method, url, String(init.body)])).toEqual([
    [
      'POST',
      '/plateforme/backoffice/modules/commun/lien_v4.php',
      'action=permalien&lien=%2Fpage%3Fa%3D1%26b%3D%C3%A9',
    ],
  ])
})

test('clicks while it is under way make no other call, and one dialog', async () => {
  await start()
  await ask()
  await ask()
  expect(calls).toHaveLength(1)
  expect(find('a').getAttribute('aria-busy')).toBe('true')
  await answer(LINK)
  expect(dialogs).toHaveLength(1)
  expect(find('a').getAttribute('aria-busy')).toBe('false')
  await ask()
  expect(calls).toHaveLength(2)
})

describe('the dialog', () => {
  beforeEach(async () => {
    await start()
    await ask()
    await answer(`${LINK}\n`)
  })

  test('has the specification’s texts, and the permalink to select', () => {
    expect(dialogs[0]).toMatchObject({ titre: 'PERMALIEN', closetop: true })
    const content = field(0)
    expect(content.textContent).toContain('Le permalien a été généré.')
    expect(content.querySelector('input')).toMatchObject({ value: LINK, readOnly: true })
    expect(dialogs[0]?.buttons?.map(({ titre }) => titre)).toEqual(['Copier dans le presse papier'])
  })

  test('copies, and says so', async () => {
    await press('Copier dans le presse papier')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(toast).toHaveBeenCalledExactlyOnceWith('Le permalien est copié dans le presse-papiers.')
  })

  test('selects the permalink where copying is refused, and says so', async () => {
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    field(0)
    await press('Copier dans le presse papier')
    expect(document.activeElement).toBe(find('input'))
    expect(find<HTMLInputElement>('input').selectionEnd).toBe(LINK.length)
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Copie impossible ici'))
  })
})

describe('a failure', () => {
  test.each([
    ['500', () => answer('', { status: 500 }), 403],
    ['a login page', () => answer('<html>Connexion'), 404],
    ['nothing', () => answer(''), 404],
  ])('(%s) is said, and can be tried again', async (_, fail, code) => {
    const { errors } = complaints()
    await start()
    await ask()
    await fail()
    expect(errors).toEqual([expect.stringContaining(`ILOTS-${code}`)])
    expect(dialogs[0]?.titre).toBe('PERMALIEN')
    expect(resolveText(dialogs[0]?.contenu as LateText)).toBe('Le permalien n’a pas pu être généré.')
    await press('Réessayer')
    expect(calls).toHaveLength(2)
    await answer(LINK)
    expect(field(1).querySelector('input')?.value).toBe(LINK)
  })

  test('after the link has left the page is silent', async () => {
    const { errors } = complaints()
    await start()
    await ask()
    document.body.innerHTML = ''
    await settled()
    expect([errors, dialogs]).toEqual([[], []])
    expect(calls[0]?.init.signal?.aborted).toBe(true)
  })
})

test('without data-lien it is reported, and the link stays a link', async () => {
  const { errors } = complaints()
  await start('')
  await ask()
  expect(errors).toEqual([expect.stringContaining('data-lien manque')])
  expect(calls).toEqual([])
})
