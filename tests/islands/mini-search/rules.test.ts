import { describe, expect, test, vi } from 'vitest'
import { applyExclusive, serialise } from '../../../islands/mini-search/calls'
import { recentSearches } from '../../../islands/mini-search/recent-searches'
import { markOf } from '../../../src/storage/forget'
import { type Keep, StoredValue } from '../../../src/storage/stored-value'
import { find } from '../../helpers/engine'
import { configOf, forbidden } from '../../helpers/storage'

describe('filters', () => {
  const boxes = (...checked: string[]) => {
    document.body.innerHTML = ['all', 'pages', 'ateliers']
      .map((value) => `<input type="checkbox" value="${value}"${checked.includes(value) ? ' checked' : ''}>`)
      .join('')
  }
  const checked = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
  const toggle = (value: string) => {
    const box = find<HTMLInputElement>(`[value="${value}"]`)
    box.checked = !box.checked
    applyExclusive(document.body, box)
    return checked()
  }

  test('all unticks the others', () => {
    boxes('pages', 'ateliers')
    expect(toggle('all')).toEqual(['all'])
  })

  test('another unticks all, and the last one that goes ticks it again', () => {
    boxes('all')
    expect(toggle('pages')).toEqual(['pages'])
    expect(toggle('ateliers')).toEqual(['pages', 'ateliers'])
    expect(toggle('pages')).toEqual(['ateliers'])
    expect(toggle('ateliers')).toEqual(['all'])
  })

  test('all alone cannot be unticked: nothing would be searched', () => {
    boxes('all')
    expect(toggle('all')).toEqual(['all'])
  })

  test('without one of value all they are free', () => {
    document.body.innerHTML = '<input type="checkbox" value="pages"><input type="checkbox" value="ateliers">'
    expect(toggle('pages')).toEqual(['pages'])
    expect(toggle('ateliers')).toEqual(['pages', 'ateliers'])
  })
})

test('form and pop-up are sent together, each field once', () => {
  document.body.innerHTML = `<form id="f"><input name="q" value="pare brise"><div id="inside"><input type="checkbox" name="dans[]" value="all" checked></div></form>
<div id="popup"><input type="checkbox" name="dans[]" value="pages" checked><input type="checkbox" name="dans[]" value="non"><input type="radio" name="tri" value="date" checked>
<select name="an" multiple><option selected>2025</option><option selected>2026</option></select><input name="muet" disabled value="x"><input value="sans nom"><input type="submit" name="go" value="OK"><textarea name="note">a&b</textarea></div>`
  const form = find<HTMLFormElement>('#f')
  expect(String(serialise(form, find('#popup')))).toBe(
    'q=pare+brise&dans%5B%5D=all&dans%5B%5D=pages&tri=date&an=2025&an=2026&note=a%26b',
  )
  expect(String(serialise(form, find('#inside')))).toBe('q=pare+brise&dans%5B%5D=all')
})

describe('recent searches', () => {
  const searches = (platform = 'plateforme', where?: Keep) =>
    recentSearches(new StoredValue(configOf('', platform), 'searches', 'recent', where), 'vitrea')

  test('the last five, the newest first, each once whatever its case', () => {
    const recents = searches()
    for (const term of ['a', ' b ', 'c', 'd', 'e', 'f', 'B', ' ']) recents.add(term)
    expect(recents.list()).toEqual(['B', 'f', 'e', 'd', 'c'])
    expect(searches('autre').list()).toEqual([])
    recents.clear()
    expect([recents.list(), sessionStorage.length]).toEqual([[], 0])
  })

  test('stay in this tab, unless the page says otherwise', () => {
    searches().add('a')
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0])
    searches('plateforme', 'local').add('a')
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 1])
    searches('plateforme', 'off').add('a')
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  test('that an older version has left for every visitor go', () => {
    localStorage.setItem('vitrea-recent-searches', '["ok"]')
    expect(searches().list()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  test.each(['{', '{"a":1}', '[1,null,"ok"]'])('a store that holds %s is no obstacle', (stored) => {
    sessionStorage.setItem('plateforme-searches recent', markOf(configOf()) + stored)
    const recents = searches()
    expect(recents.list()).toEqual(stored.includes('ok') ? ['ok'] : [])
    recents.add('impact')
    expect(recents.list()[0]).toBe('impact')
  })

  test('a blocked store means none', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, forbidden)
    const recents = searches()
    recents.add('impact')
    recents.clear()
    expect(recents.list()).toEqual([])
  })
})
