/** The page of three themes shows every island that has a look of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { casesOf } from '../../fixtures/cases'
import { looks } from '../../fixtures/site/looks'
import { shown } from '../../fixtures/site/pages/themes'
import { themeProperties } from '../../scripts/build-styles'

/** What they draw is the page's own, or of another island. */
const WITHOUT: Readonly<Record<string, string>> = {
  agenda: 'dims the page’s own block while it waits',
  'content-block': 'dims the page’s own block while it waits',
  'element-form': 'hides and shows the page’s own buttons',
  'form-block': 'hides and shows the page’s own form',
  mask: 'says below the page’s own field what does not fit: a line, in the colour of errors',
}

test('every island that has a style sheet or a component is there, or says why not', () => {
  const drawing = readdirSync('islands').filter((name) =>
    readdirSync(`islands/${name}`).some((file) => /\.(css|tsx)$/.test(file)),
  )
  const there = new Set(shown.map(({ island }) => island))
  expect(drawing.filter((name) => !there.has(name)).sort()).toEqual(Object.keys(WITHOUT))
})

test('each case that is shown exists', () => {
  const absent = shown.filter(({ path }) => {
    const [, , island = '', name] = path.split(/[/?]/)
    return !casesOf[island]?.some((each) => each.name === name)
  })
  expect(absent).toEqual([])
})

test('a theme sets properties that exist', () => {
  const own = /--ilots-(menu-accent|star|loading)/
  const known = new Set(themeProperties().map(([name]) => name))
  for (const { name } of looks) {
    const path = `fixtures/site/public/allures/${name}.css`
    expect(existsSync(path)).toBe(true)
    const set = [...readFileSync(path, 'utf8').matchAll(/(--ilots-[\w-]+):/g)].map(([, each = '']) => each)
    expect(set.filter((each) => !known.has(each) && !own.test(each))).toEqual([])
  }
})
