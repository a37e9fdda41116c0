/** What content may use, and what stays content when it moves (contract §9). */
import { describe, expect, test, vi } from 'vitest'
import type { Island } from '../../../src/contracts/island'
import { copyOf, copyOfTemplate, isInContent, markContentOfAnswer } from '../../../src/dom/content'
import { type Engine, makeEngine } from '../../../src/engine/engine'
import { borrowNode } from '../../../src/overlay/borrow-node'
import { services } from '../../../src/registry-entries'
import { markPage, pageFragment } from '../../../src/server/page-fragment'
import { serverFragment } from '../../../src/server/server-html'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'

const mounted = (selector: string) => find(selector).getAttribute('data-ilot-mounted')
const state = (engine: Awaited<ReturnType<typeof startOn>>, selector: string) =>
  engine.why(find(selector)).map(({ state, reason, hint }) => ({ state, reason, hint }))

const CONTENT = '<div data-ilots-content><p class="a"></p></div>'
const MARKED = { content: '[data-ilots-content]' }
const configure = (config: object) => vi.stubGlobal('IlotsConfig', config)

describe('before the scan, which is a task of its own', () => {
  /** A page whose HTML is parsed and that is not scanned yet. */
  async function unscanned(html: string, ...islands: Island[]): Promise<Engine> {
    document.body.innerHTML = html
    const engine = makeEngine(islands, services, null)
    await Promise.resolve()
    return engine
  }
  const OUT = `${CONTENT}<div id="out"></div>`

  test('what a script moves out of content stays content', async () => {
    const engine = await unscanned(OUT, fakeIsland('a'))
    find('#out').append(find('.a'))
    await engine.ready
    expect(mounted('.a')).toBeNull()
    expect(state(engine, '.a')).toMatchObject([{ state: 'refused' }])
  })

  test('what it moves and presses at once is content, too', async () => {
    const island = fakeIsland('a', { when: { on: 'interaction' } })
    const engine = await unscanned(OUT, island)
    find('#out').append(find('.a'))
    find('.a').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    await engine.ready
    await settled()
    expect(state(engine, '.a')).toMatchObject([{ state: 'refused' }])
  })

  test('content that it adds, and moves later, stays content', async () => {
    const engine = await unscanned('<div id="out"></div>', fakeIsland('a'))
    find('#out').insertAdjacentHTML('beforebegin', CONTENT)
    await Promise.resolve()
    find('#out').append(find('.a'))
    await engine.ready
    expect(mounted('.a')).toBeNull()
  })

  test('a name that hides a member is taken from what it adds', async () => {
    const { warnings } = complaints()
    await unscanned('')
    document.body.innerHTML = '<img name="body">'
    await vi.waitFor(() => expect(find('img').getAttribute('name')).toBeNull(), { interval: 0 })
    expect(warnings).toEqual([expect.stringContaining('ILOTS-109')])
  })
})

describe('an island in content', () => {
  test('does not mount by default, which `why` explains', async () => {
    const engine = await startOn(`${CONTENT}<div><p class="a" id="b"></p></div>`, fakeIsland('a'))
    expect(mounted('.a')).toBeNull()
    expect(mounted('#b')).toBe('a')
    expect(state(engine, '.a')).toEqual([
      {
        state: 'refused',
        reason: expect.stringContaining('refused in content'),
        hint: expect.stringContaining('contentIslands: ["a"]'),
      },
    ])
  })

  test('does not mount when its definition says `no`', async () => {
    await startOn(CONTENT, fakeIsland('a', { inContent: 'no' }))
    expect(mounted('.a')).toBeNull()
  })

  test.each(['yes', 'restricted'] as const)('mounts when its definition says `%s`', async (inContent) => {
    await startOn(CONTENT, fakeIsland('a', { inContent }))
    expect(mounted('.a')).toBe('a')
  })

  test('mounts when the configuration names it', async () => {
    configure({ contentIslands: ['a'] })
    await startOn(CONTENT, fakeIsland('a'), fakeIsland('b', { marker: { selector: '.a' } }))
    expect(mounted('.a')).toBe('a')
  })

  test('does not mount in what the configuration calls content', async () => {
    configure({ content: '.texte' })
    await startOn('<div class="texte"><p class="a"></p></div><p class="a" id="b"></p>', fakeIsland('a'))
    expect(mounted('.a')).toBeNull()
    expect(mounted('#b')).toBe('a')
  })

  test('does not mount in what has the attribute either, then', async () => {
    configure({ content: '.texte' })
    await startOn(CONTENT, fakeIsland('a'))
    expect(mounted('.a')).toBeNull()
  })

  test('does not mount when the host itself is the content', async () => {
    await startOn('<p class="a" data-ilots-content></p>', fakeIsland('a'))
    expect(mounted('.a')).toBeNull()
  })

  test('gets no ARIA and no early event', async () => {
    const before = vi.fn(async () => {})
    await startOn(
      '<div data-ilots-content><a class="a" href="#a">A</a></div>',
      fakeIsland('a', { when: { on: 'interaction' }, aria: { 'aria-haspopup': 'dialog' }, before }),
    )
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('.a').dispatchEvent(click)
    await settled()
    expect(click.defaultPrevented).toBe(false)
    expect(find('.a').hasAttribute('aria-haspopup')).toBe(false)
    expect(before).not.toHaveBeenCalled()
  })

  test('that a comment asks for is judged where the comment is', async () => {
    const island = fakeIsland('bloc', { marker: { comment: 'bloc' } })
    const comment = '<!-- bloc {"url":"/a"} -->'
    const engine = await startOn(
      `<div id="a"><div data-ilots-content>${comment}</div></div><div id="b">${comment}</div>`,
      island,
    )
    expect(mounted('#a')).toBeNull()
    expect(mounted('#b')).toBe('bloc')
    expect(state(engine, '#a')).toMatchObject([{ state: 'refused' }])
  })
})

describe('a name that means nothing', () => {
  test('in `contentIslands` is reported', async () => {
    const { errors } = complaints()
    configure({ contentIslands: ['agenta'] })
    await startOn('', fakeIsland('agenda'))
    await vi.waitFor(() => expect(errors).toContainEqual(expect.stringContaining('« agenda »')))
  })
})

/** Each way in which a node of content moves: it is content where it stands then. */
const WAYS: Readonly<Record<string, (part: HTMLElement, place: HTMLElement) => void | Promise<void>>> = {
  'a script moves it': (part, place) => place.append(part),
  'a script takes it out and puts it in later': (part, place) => {
    part.remove()
    place.append(part)
  },
  'a script moves what holds it': (part, place) => {
    const holder = part.parentElement as HTMLElement
    place.append(holder)
  },
  'a script takes all content out, and moves what it held later': async (part, place) => {
    find('#content').remove()
    await settled()
    place.append(part)
  },
  'a script takes out what holds all content, and moves what that held later': async (part, place) => {
    find('#around').remove()
    await settled()
    place.append(part)
  },
  'a script takes a holder out of the content, and it out of that later': async (part, place) => {
    const holder = part.parentElement as HTMLElement
    holder.remove()
    await settled()
    part.remove()
    place.append(part)
  },
  'a script takes it out of a holder, then that out of the content': (part, place) => {
    const holder = part.parentElement as HTMLElement
    part.remove()
    holder.remove()
    place.append(part)
  },
  'a script puts it into a fragment first': (part, place) => {
    const fragment = document.createDocumentFragment()
    fragment.append(part)
    place.append(fragment)
  },
  'an overlay borrows it': (part, place) => void borrowNode(part, place),
  'it is copied': (part, place) => place.append(copyOf(part)),
  'a template of content is copied': (_, place) => place.append(copyOfTemplate(find('#template'))),
  'a page whose body is marked is shown': (_, place) =>
    place.append(
      pageFragment('<!doctype html><body data-ilots-content><p class="a"></p></body>', MARKED, place),
    ),
  'a page whose root is marked is shown': (_, place) =>
    place.append(pageFragment('<html data-ilots-content><p class="a"></p>', MARKED, place)),
  'a page is shown, content of which the place in that page tells': (_, place) =>
    place.append(
      pageFragment('<body class="cms"><main><p class="a"></p></main>', { content: 'body.cms main' }, place),
    ),
  'a piece of a page is shown, content of which the place of its link tells': (_, place) =>
    place.append(
      pageFragment('<main><p class="a"></p></main>', { content: '#around main' }, find('#content')),
    ),
  'an answer marks it with an element that it may not have': (_, place) =>
    place.append(serverFragment('<inconnu data-ilots-content><p class="a"></p></inconnu>')),
  'an answer tells it by a class of an element that it may not have': (_, place) => {
    const answer = serverFragment('<inconnu class="texte"><p class="a"></p></inconnu>')
    markContentOfAnswer(answer, place, { content: '.texte' })
    place.append(...(answer.querySelector('.texte')?.childNodes ?? []))
  },
  'a piece of a page holds a word of a whole one': (_, place) =>
    place.append(
      pageFragment(
        '<main><b title="<body >"></b><p class="a"></p></main>',
        { content: '#around main' },
        find('#content'),
      ),
    ),
  'an older request leaves the body out': (_, place) => {
    const box = document.createElement('div')
    box.innerHTML = '<p class="a"></p>'
    const nodes = [...box.childNodes]
    markPage(nodes, '<body data-ilots-content><p class="a"></p></body>', MARKED, place)
    place.append(...nodes)
  },
  'a script copies it as the browser does': (part, place) => place.append(part.cloneNode(true)),
  'a script copies its HTML': (part, place) => {
    place.innerHTML = part.innerHTML
  },
  'a block of the template is copied that holds it': async (part, place) => {
    const block = document.createElement('div')
    block.append(part)
    await settled()
    const copy = copyOf(block)
    copy.querySelector('.a')?.removeAttribute('data-ilots-content')
    place.append(copy)
  },
}

describe('content stays content when', () => {
  test.each(Object.entries(WAYS))('%s', async (_, go) => {
    const html = `<div id="around"><div id="content" data-ilots-content><div><section><p class="a"></p></section></div><template id="template"><p class="a"></p></template></div></div><div id="place"></div>`
    const engine = await startOn(html, fakeIsland('a'))
    await go(find('#content section'), find('#place'))
    await settled()
    const moved = find('#place .a')
    expect(isInContent(moved)).toBe(true)
    expect(moved.hasAttribute('data-ilot-mounted')).toBe(false)
    expect(engine.why(moved)).toMatchObject([{ state: 'refused' }])
  })

  test('a script copies what holds a comment', async () => {
    await startOn(
      '<div data-ilots-content id="source"><div class="bloc"><!-- bloc {"url":"/a"} --></div></div><div id="place"></div>',
      fakeIsland('bloc', { marker: { comment: 'bloc' } }),
    )
    find('#place').append(find('.bloc').cloneNode(true))
    await settled()
    expect(mounted('#place')).toBeNull()
  })

  test('its mark is taken away', async () => {
    await startOn(CONTENT, fakeIsland('a'))
    find('[data-ilots-content]').removeAttribute('data-ilots-content')
    expect(isInContent(find('.a'))).toBe(true)
  })

  test('it stands in a shadow tree', async () => {
    await startOn('<div data-ilots-content><b></b></div>')
    const inside = find('b').attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))
    expect(isInContent(inside)).toBe(true)
  })

  test('a form’s field hides its parent', async () => {
    complaints()
    await startOn(
      '<div data-ilots-content><form><input name="parentNode"><input name="matches"><p class="a"></p></form></div>',
      fakeIsland('a'),
    )
    expect(mounted('.a')).toBeNull()
  })
})

test('an island in content that has gone leaves the server’s HTML', async () => {
  const engine = await startOn(CONTENT, fakeIsland('a', { inContent: 'restricted' }))
  expect(find('.a').hasAttribute('data-ilots-content')).toBe(true)
  engine.lifecycle.sweep(() => true)
  expect(find('.a').hasAttribute('data-ilots-content')).toBe(false)
})

test('what the template moves stays the template’s', async () => {
  await startOn('<div><p class="a"></p></div><div id="place"></div>', fakeIsland('a'))
  find('#place').append(find('.a'))
  await settled()
  expect(isInContent(find('.a'))).toBe(false)
  expect(mounted('.a')).toBe('a')
})

test('what the template puts into content and takes out again is content: who wrote it cannot be told', async () => {
  await startOn(`${CONTENT}<p id="b"></p>`, fakeIsland('a'))
  find('[data-ilots-content]').append(find('#b'))
  document.body.append(find('#b'))
  await settled()
  expect(isInContent(find('#b'))).toBe(true)
})
