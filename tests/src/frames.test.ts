import { describe, expect, test } from 'vitest'
import { failedToLoad, frameTitle } from '../../src/frames'
import { overlayMessages } from '../../src/overlay-messages'

const say = (key: 'frameHere' | 'frameElsewhere', values = { host: '' }) =>
  overlayMessages.fr[key].replace('{host}', values.host)

describe('the title of a frame', () => {
  test.each([
    ['/page', 'Popup avec le contenu qui vient du site actuel'],
    ['page.html', 'Popup avec le contenu qui vient du site actuel'],
    ['https://autre.example/a', 'Popup avec le contenu provenant du site autre.example'],
    ['http://localhost:4173/a', 'Popup avec le contenu provenant du site localhost:4173'],
    [' HTTPS://Autre.Example/a', 'Popup avec le contenu provenant du site autre.example'],
    ['https://vitrea.example/a', 'Popup avec le contenu provenant du site vitrea.example'],
  ])('of %j is %j', (source, title) => expect(frameTitle(source, say)).toBe(title))
})

describe('a frame whose page cannot be read', () => {
  const frame = (src: string, contentDocument: Document | null) =>
    ({ src, contentDocument }) as unknown as HTMLIFrameElement

  test('has failed, when it is of this origin', () => {
    expect(failedToLoad(frame('/page', null))).toBe(true)
    expect(failedToLoad(frame('/page', document))).toBe(false)
  })

  test('is what another origin always is', () =>
    expect(failedToLoad(frame('https://autre.example/a', null))).toBe(false))
})
