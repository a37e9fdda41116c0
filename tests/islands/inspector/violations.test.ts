import { afterEach, expect, test, vi } from 'vitest'
import { watchViolations } from '../../../islands/inspector/violations'

let controller = new AbortController()
afterEach(() => {
  controller.abort()
  controller = new AbortController()
})

const violation = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective,
      blockedURI,
      sourceFile: '/a',
      lineNumber: 3,
    }),
  )

test('what is blocked while it is open is told, once', () => {
  const add = vi.fn()
  watchViolations(add, controller.signal)
  violation('img-src', 'https://x.example/a.png')
  violation('img-src', 'https://x.example/a.png')
  violation('style-src-attr', '')
  expect(add.mock.calls).toEqual([
    [{ directive: 'img-src', blocked: 'https://x.example/a.png', where: '/a:3' }],
    [{ directive: 'style-src-attr', blocked: 'inline', where: '/a:3' }],
  ])
})

test('what was blocked before is told where the browser knows, and the observer goes', () => {
  const disconnect = vi.fn()
  class Observer {
    constructor(
      readonly tell: (reports: unknown[]) => void,
      readonly options: { buffered: boolean },
    ) {}
    disconnect = disconnect
    observe() {
      const body = { effectiveDirective: 'script-src', blockedURL: 'eval', sourceFile: '/b', lineNumber: 1 }
      if (this.options.buffered) this.tell([{ body }, { body: null }])
    }
  }
  vi.stubGlobal('ReportingObserver', Observer)
  const add = vi.fn()
  watchViolations(add, controller.signal)
  expect(add).toHaveBeenCalledExactlyOnceWith({ directive: 'script-src', blocked: 'eval', where: '/b:1' })
  controller.abort()
  expect(disconnect).toHaveBeenCalledOnce()
})
