/** What other scripts do to the HTML of mounted islands (contract §9): morphs, copies, scripts that write over it. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { markAdded, removeAdded } from '../../../src/dom/added-nodes'
import { makeApi } from '../../../src/engine/api'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'

let said: ReturnType<typeof complaints>
beforeEach(() => {
  said = complaints()
})

/** An island that puts a button after its host, and one that puts the page's nodes into a box of its own. */
function islands() {
  const mounts = vi.fn()
  const button = fakeIsland('button', {
    mount(host, { signal }) {
      mounts()
      const made = Object.assign(document.createElement('button'), { className: 'made' })
      made.addEventListener('click', () => made.toggleAttribute('data-pressed'), { signal })
      host.after(markAdded(made, signal))
      signal.addEventListener('abort', () => made.remove())
    },
  })
  const box = fakeIsland('box', {
    mount(host, { signal }) {
      mounts()
      const made = document.createElement('div')
      const around = markAdded(document.createElement('span'), undefined, { isAround: true })
      around.append(...host.childNodes)
      made.append(around, 'ours')
      host.append(markAdded(made, signal))
      signal.addEventListener('abort', () => made.replaceWith(...around.childNodes))
    },
  })
  return { mounts, all: [button, box] }
}

async function open(html: string) {
  const { mounts, all } = islands()
  const engine = await startOn(html, ...all)
  await settled()
  return { mounts, ilots: makeApi(engine) }
}

test('without its mark, an island is mounted again', async () => {
  const { mounts } = await open('<p class="button"></p>')
  find('p').removeAttribute('data-ilot-mounted')
  await settled()
  expect(mounts).toHaveBeenCalledTimes(2)
  expect(document.body.querySelectorAll('.made')).toHaveLength(1)
  expect(find('p').dataset.ilotMounted).toBe('button')
})

test('the mark of one island does not stand for another', async () => {
  const { mounts } = await open('<p class="button box">texte</p>')
  find('p').dataset.ilotMounted = 'box'
  await settled()
  expect(mounts).toHaveBeenCalledTimes(3)
  expect(find('p').dataset.ilotMounted?.split(' ').sort()).toEqual(['box', 'button'])
})

test('without what it has put into the page, an island is mounted again', async () => {
  const { mounts } = await open('<p class="button"></p>')
  find('.made').remove()
  await settled()
  expect(mounts).toHaveBeenCalledTimes(2)
  expect(document.body.querySelectorAll('.made')).toHaveLength(1)
})

test('what an island takes out of the page itself does not bring it back', async () => {
  const { mounts } = await open('<p class="button"></p>')
  removeAdded(find('.made'))
  await settled()
  expect(mounts).toHaveBeenCalledTimes(1)
})

test('what a script writes over the moved nodes is what stays', async () => {
  const { mounts, ilots } = await open('<div class="box"><i>avant</i></div>')
  find('.box').innerHTML = '<i>A</i><i>B</i>'
  await settled()
  expect(mounts).toHaveBeenCalledTimes(2)
  expect(find('.box [data-ilots-own="around"]').innerHTML).toBe('<i>A</i><i>B</i>')
  ilots.unmount(document)
  expect(document.body.innerHTML).toBe('<div class="box"><i>A</i><i>B</i></div>')
})

test('an element of ours that has become one of the page’s has no listener of ours, and stays', async () => {
  const { ilots } = await open('<p class="button"></p>')
  const taken = find('.made')
  taken.removeAttribute('data-ilots-own')
  taken.className = 'site'
  taken.textContent = 'Envoyer'
  await settled()
  const site = find('.site')
  site.click()
  expect(site.hasAttribute('data-pressed')).toBe(false)
  ilots.unmount(document)
  expect(find('.site').textContent).toBe('Envoyer')
  expect(document.querySelector('.made')).toBeNull()
})

test('ARIA of a host that waits is said again, and taken back', async () => {
  const waiting = fakeIsland('waiting', { when: { on: 'interaction' }, aria: { 'aria-expanded': 'false' } })
  const engine = await startOn('<div class="waiting" role="group"></div>', waiting)
  const host = find('.waiting')
  for (const name of ['tabindex', 'aria-expanded']) host.removeAttribute(name)
  await settled()
  expect(host.outerHTML).toBe('<div class="waiting" role="group" tabindex="0" aria-expanded="false"></div>')
  makeApi(engine).unmount(document)
  expect(host.outerHTML).toBe('<div class="waiting" role="group"></div>')
})

describe('a copy of mounted HTML', () => {
  test('is without what was made in it, and is mounted', async () => {
    const { mounts } = await open('<main><p class="button"></p></main>')
    document.body.append(find('main').cloneNode(true))
    await settled()
    expect(mounts).toHaveBeenCalledTimes(2)
    expect(document.body.querySelectorAll('main:last-of-type .made')).toHaveLength(1)
  })

  test('keeps the page’s nodes that stood in what was made', async () => {
    const { ilots } = await open('<main><div class="box"><i>A</i><b>B</b></div></main>')
    document.body.innerHTML = find('main').outerHTML
    await settled()
    ilots.unmount(document)
    expect(document.body.innerHTML).toBe('<main><div class="box"><i>A</i><b>B</b></div></main>')
  })
})

test('scripts that undo each other end: the island is given up, and says why', async () => {
  await startOn('<p class="button"></p>', ...islands().all)
  await settled()
  const observer = new MutationObserver(() => document.querySelector('.made')?.remove())
  observer.observe(document.body, { childList: true, subtree: true })
  find('.made').remove()
  await vi.waitFor(() => expect(said.errors.join()).toContain('ILOTS-306'))
  await settled()
  expect(document.querySelector('.made')).toBeNull()
  expect(find('p').dataset.ilotMounted).toBeUndefined()
})
