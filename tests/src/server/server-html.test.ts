import { afterEach, describe, expect, test, vi } from 'vitest'
import { clean, serverFragment, serverText } from '../../../src/server/server-html'

function cleaned(html: string): string {
  const box = document.createElement('div')
  box.append(serverFragment(html))
  return box.innerHTML
}

describe('HTML from the server keeps', () => {
  test.each([
    '<p class="a" id="b" style="color:red" data-x="1">Texte</p>',
    '<form action="/contact" method="post"><input name="nom"><button formaction="/autre">Envoyer</button></form>',
    '<form action="https://vitrea.example/contact"></form>',
    '<a href="https://ailleurs.example/" target="_blank">Ailleurs</a>',
    '<a href="mailto:a@b.example">Écrire</a>',
    '<img src="data:image/gif;base64,R0lGOD" alt="">',
    '<iframe src="https://videos.example/1"></iframe>',
    '<template><p>Plus tard</p></template>',
    '<!-- bloc {"url":"/blocs/x"} -->',
  ])('%s', (html) => expect(cleaned(html)).toBe(html))
})

describe('HTML from the server loses', () => {
  test.each([
    ['a handler', '<img src="x" onerror="pwn()">', '<img src="x">'],
    ['a handler in capitals', '<p ONCLICK="pwn()">a</p>', '<p>a</p>'],
    ['a script', '<p>a</p><script>pwn()</script>', '<p>a</p>'],
    ['a script of an image', '<svg><script>pwn()</script></svg>', '<svg></svg>'],
    ['base', '<base href="https://ailleurs.example/">a', 'a'],
    ['a redirection', '<meta http-equiv="refresh" content="0;url=/x">a', 'a'],
    ['a javascript: address', '<a href="javascript:pwn()">a</a>', '<a>a</a>'],
    ['one with control characters', '<a href="java\nscript:pwn()">a</a>', '<a>a</a>'],
    ['one with a space before', '<a href=" \u0001javascript:pwn()">a</a>', '<a>a</a>'],
    [
      'a page in an address',
      '<iframe src="data:text/html,<script>pwn()</script>"></iframe>',
      '<iframe></iframe>',
    ],
    ['a link to such a page', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['an action of another origin', '<form action="https://ailleurs.example/"></form>', '<form></form>'],
    ['one without a scheme', '<form action="//ailleurs.example/"></form>', '<form></form>'],
    ['a javascript: action', '<form action="javascript:pwn()"></form>', '<form></form>'],
    ['a button’s', '<button formaction="https://ailleurs.example/">a</button>', '<button>a</button>'],
    ['an address of an image', '<svg><a xlink:href="javascript:pwn()"></a></svg>', '<svg><a></a></svg>'],
    [
      'an animation that sets one',
      '<svg><a><animate attributeName="href" values="javascript:pwn()"></animate></a></svg>',
      '<svg><a></a></svg>',
    ],
    ['a handler in a template', '<template><img onerror="pwn()"></template>', '<template><img></template>'],
    [
      'a handler of a form whose fields have names of members',
      '<form onsubmit="pwn()"><input name="attributes"><input name="remove"><input name="removeAttribute"></form>',
      '<form><input data-ilots-name="attributes"><input name="remove"><input data-ilots-name="removeAttribute"></form>',
    ],
  ])('%s', (_, html, left) => expect(cleaned(html)).toBe(left))

  test('the origin of a page written in a frame', () =>
    expect(cleaned('<iframe srcdoc="<p>a</p>"></iframe>')).toBe(
      '<iframe srcdoc="<p>a</p>" sandbox=""></iframe>',
    ))

  test('what would give it back', () =>
    expect(
      cleaned('<iframe srcdoc="a" sandbox="allow-scripts allow-same-origin allow-top-navigation"></iframe>'),
    ).toBe('<iframe srcdoc="a" sandbox=""></iframe>'))

  test('what would give it back, in capitals', () =>
    expect(
      cleaned('<iframe srcdoc="a" sandbox="ALLOW-SCRIPTS ALLOW-SAME-ORIGIN allow-popups"></iframe>'),
    ).toBe('<iframe srcdoc="a" sandbox="allow-popups"></iframe>'))

  test('a script’s address as an action where the page has no origin either', () => {
    vi.stubGlobal('location', { origin: 'null' })
    expect(cleaned('<form action="javascript:pwn()"><button formaction="data:,a">a</button></form>')).toBe(
      '<form><button>a</button></form>',
    )
  })
})

describe('what joins elements', () => {
  const html = '<form id="devis"></form><input form="devis">'
  const joined = (replaced?: Element) => {
    const input = serverFragment(html, replaced).querySelector('input')
    return input?.hasAttribute('form')
  }

  test('stays when the form comes in the same answer', () => expect(joined()).toBe(true))
  test('goes when the page has one of that id', () => {
    document.body.innerHTML = '<form id="devis"></form>'
    expect(joined()).toBe(false)
  })
  test('stays when the answer takes that one’s place', () => {
    document.body.innerHTML = '<section><form id="devis"></form></section>'
    expect(joined(document.querySelector('section') as Element)).toBe(true)
    expect(joined(document.querySelector('form') as Element)).toBe(true)
  })
  test('goes when it names nothing', () => expect(cleaned('<input form="">')).toBe('<input>'))
  test('is judged in a tree of a page’s script, too', () => {
    const box = document.createElement('div')
    box.innerHTML = html
    clean(box)
    expect(box.innerHTML).toBe(html)
  })
})

describe('an answer that is read', () => {
  function read(html: string, also?: readonly string[]): string {
    const box = document.createElement('div')
    box.append(serverText(html, also))
    return box.innerHTML
  }
  const text =
    '<div class="alert" id="a"><h2>Titre</h2><p>Il <b>manque</b> <a href="/aide">un nom</a> <img src="/a.png" alt=""></p><ul><li data-field="nom">Nom</li></ul><table><tbody><tr><td>1</td></tr></tbody></table><svg><path d="M0 0"></path></svg></div>'

  test('keeps text, lists, tables, links and pictures', () => expect(read(text)).toBe(text))
  test.each([
    ['fields', '<label>Nom <input name="nom"></label>', 'Nom '],
    ['forms', '<form action="/a"><input name="remove"><p>a</p></form>', '<p>a</p>'],
    ['buttons', '<button>Encore</button>', 'Encore'],
    ['lists to choose from', '<select><option>a</option></select><textarea>a</textarea>', ''],
    ['frames and films', '<iframe src="/a"></iframe><video src="/a">a</video>', ''],
    ['windows and templates', '<dialog>a</dialog><template>a</template>', ''],
    ['custom elements', '<ma-carte>a</ma-carte>', 'a'],
    ['handlers', '<b onclick="pwn()">a</b>', '<b>a</b>'],
  ])('has no %s', (_, html, left) => expect(read(html)).toBe(left))
  test('has buttons where they are what is chosen', () =>
    expect(read('<button formaction="//ailleurs.example/">a</button>', ['button'])).toBe(
      '<button>a</button>',
    ))

  describe('where there is `setHTML`', () => {
    type SetHtml = (this: Element, html: string) => void
    const add = (setHTML: SetHtml) => Object.assign(Element.prototype, { setHTML })
    afterEach(() => void Reflect.deleteProperty(Element.prototype, 'setHTML'))

    test('goes through it, and is judged all the same', () => {
      const setHtml: SetHtml = function (html) {
        this.innerHTML = `<i onclick="pwn()">${html}</i><input>`
      }
      // As text, it is the browser's own.
      add(new Proxy(setHtml, {}))
      expect(read('<b>a</b>')).toBe('<i><b>a</b></i>')
    })

    test('does not when it is an older library’s', () => {
      add(function () {
        this.innerHTML = 'b'
      })
      expect(read('<b>a</b>')).toBe('<b>a</b>')
    })
  })
})
