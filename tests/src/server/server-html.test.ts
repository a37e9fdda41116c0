import { describe, expect, test } from 'vitest'
import { serverFragment } from '../../../src/server/server-html'

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
    '<meta name="x" content="y">',
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
      '<form><input name="attributes"><input name="remove"><input name="removeAttribute"></form>',
    ],
  ])('%s', (_, html, left) => expect(cleaned(html)).toBe(left))

  test('the origin of a page written in a frame', () =>
    expect(cleaned('<iframe srcdoc="<p>a</p>"></iframe>')).toBe(
      '<iframe srcdoc="<p>a</p>" sandbox=""></iframe>',
    ))

  test('what would give it back', () =>
    expect(
      cleaned('<iframe srcdoc="a" sandbox="allow-scripts allow-same-origin allow-top-navigation"></iframe>'),
    ).toBe('<iframe srcdoc="a" sandbox="allow-scripts"></iframe>'))

  test('what would give it back, in capitals', () =>
    expect(cleaned('<iframe srcdoc="a" sandbox="ALLOW-SCRIPTS ALLOW-SAME-ORIGIN"></iframe>')).toBe(
      '<iframe srcdoc="a" sandbox="ALLOW-SCRIPTS"></iframe>',
    ))

  test.each(['<meta name="referrer" content="unsafe-url">', '<noscript><p>Sans script</p></noscript>'])(
    '%s',
    (html) => expect(cleaned(html)).toBe(''),
  )

  test('a drawing in the address of another', () =>
    expect(cleaned('<svg><use href="data:image/svg+xml,x#y"></use></svg>')).toBe('<svg><use></use></svg>'))
})
