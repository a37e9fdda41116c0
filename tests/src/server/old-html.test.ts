import { describe, expect, test } from 'vitest'
import { oldFragment } from '../../../src/server/old-html'
import { trustOldHtml } from '../../helpers/page-html'

function shown(html: string): string {
  const box = document.createElement('div')
  box.append(oldFragment(html))
  return box.innerHTML
}

describe('HTML of an old global', () => {
  test.each([
    '<p class="a" id="b" style="color:red">Un <b>texte</b></p>',
    '<a href="https://ailleurs.example/" target="_blank">Ailleurs</a> <img src="/a.png" alt="">',
    '<form action="/contact"><input name="nom"></form>',
    'a &amp; b',
  ])('is HTML: %s', (html) => expect(shown(html)).toBe(html))

  test.each([
    ['a handler', '<img src="x" onerror="pwn()">', '<img src="x">'],
    ['a script', 'a<script>pwn()</script>', 'a'],
    ['a javascript: address', '<a href="javascript:pwn()">a</a>', '<a>a</a>'],
  ])('loses what runs code: %s', (_, html, left) => {
    expect(shown(html)).toBe(left)
    trustOldHtml()
    expect(shown(html)).toBe(html)
  })
})
