import { expect, test } from 'vitest'
import { readPlugin } from '../../../legacy-compat/old-globals/read-plugin'
import { anyJsonValue, fc } from '../../helpers/property'

const pairs =
  'codebase|http://download.macromedia.com/pub/swflash.cab#version=9,0,28,0|WIDTH|680|height|50%|src|a/intro|movie|a/intro|flashvars|x=1'.split(
    '|',
  )

test('a map: the movie as it is, the default version, pixels', () =>
  expect(readPlugin({ movie: '/a.swf', width: 300, height: '12em' })).toMatchObject({
    movie: '/a.swf',
    version: '8,0,0,0',
    width: '300px',
    height: '12em',
    vendor: 'https://www.adobe.com/go/getflashplayer',
  }))

test('pairs: names in any case, the extension added, the version of codebase', () =>
  expect(readPlugin(pairs)).toMatchObject({
    movie: 'a/intro.swf',
    version: '9,0,28,0',
    width: '680px',
    height: '50%',
    all: { flashvars: 'x=1' },
  }))

test.each([
  ['a', 'a.swf'],
  ['a.swf', 'a.swf'],
  ['a.SWF?x=1', 'a.SWF?x=1'],
  ['a?x=1.2', 'a.swf?x=1.2'],
  ['dir.v2/a', 'dir.v2/a.swf'],
  ['', ''],
])('the movie "%s" of pairs is "%s"', (movie, found) =>
  expect(readPlugin(['movie', movie]).movie).toBe(found),
)

test('the version of UFO is in two parts', () => {
  expect(readPlugin({ majorversion: '9', build: '28' }).version).toBe('9,0,28,0')
  expect(readPlugin({ majorversion: 8 }).version).toBe('8,0,0,0')
  expect(readPlugin({ version: '10' }).version).toBe('10')
})

test('what cannot be read throws nothing', () => {
  fc.assert(
    fc.property(fc.oneof(anyJsonValue(), fc.constant(undefined)), (given) => {
      expect(readPlugin(given).version).toBeTypeOf('string')
    }),
    { examples: [[[{ toString: null }, 'a.swf']], [{ movie: { toString: null } }]] },
  )
})
