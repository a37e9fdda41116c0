import { describe, expect, test, vi } from 'vitest'
import { makeMemory } from '../../../islands/front-banner/memory'
import { configOf } from '../../helpers/storage'

const memory = (id: string, remember: number | 'session') => makeMemory(configOf(), id, remember)

/** What is written to `document.cookie`, which answers `stored`. */
function cookies(stored = '') {
  const written: string[] = []
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => stored)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((entry) => void written.push(entry))
  return written
}

describe('for the visit', () => {
  test('is in the session’s storage, by its name', () => {
    expect(memory('a', 'session').isClosed()).toBe(false)
    memory('a', 'session').noteClosed()
    expect(Object.keys(sessionStorage)).toEqual(['plateforme-banner a'])
    expect(memory('a', 'session').isClosed()).toBe(true)
    expect(memory('b', 'session').isClosed()).toBe(false)
  })

  test('is forgotten where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const banner = memory('a', 'session')
    expect(() => banner.noteClosed()).not.toThrow()
    expect(banner.isClosed()).toBe(false)
  })
})

describe('for some days', () => {
  test('is a cookie of the whole site, that long, sent over https only where the page is', () => {
    const written = cookies()
    memory('a', 7).noteClosed()
    expect(written).toEqual(['vitrea-banner-a=1;path=/;max-age=604800;samesite=lax;secure'])
  })

  test('is found among other cookies, by its whole name', () => {
    cookies('session=x; vitrea-banner-a=1; b=2')
    expect(memory('a', 7).isClosed()).toBe(true)
    expect(memory('banner-a', 7).isClosed()).toBe(false)
    expect(memory('a2', 7).isClosed()).toBe(false)
  })

  test('has a name that no id can break', () => {
    const written = cookies()
    memory('à la une; path=/x', 1).noteClosed()
    expect(written[0]).toMatch(/^vitrea-banner-%C3%A0%20la%20une%3B%20path%3D%2Fx=1;path=\/;/)
  })

  test('is forgotten where cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(memory('a', 7).isClosed()).toBe(false)
  })
})
