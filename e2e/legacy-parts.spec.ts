// @ts-nocheck: what runs in the page is written as page scripts of that time, which have no types.
import { expect, expectAccessible, open, test } from './test'

/** The page of 2009 loads `ilots.legacy.js`. */
const PAGE = '/actualites/archives-2009'

/** Puts a sheet in the place of the page's content. Its policy takes no style from HTML: the rules come apart. */
async function openSheet(page, html, rules) {
  await open(page, PAGE)
  await page.evaluate(
    ([content, text]) => {
      const sheet = document.createElement('div')
      sheet.id = 'sheet'
      document.body.replaceChildren(sheet)
      document.id(sheet).set('html', content)
      const own = new CSSStyleSheet()
      own.replaceSync(
        `#sheet { position: absolute; left: 0; top: 0; width: 900px; height: 700px; background: #fff }${text}`,
      )
      document.adoptedStyleSheets.push(own)
    },
    [html, rules],
  )
}
test('what domready waits for is asked for by the first lines of the script, and once', {
  tag: '@daily',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { append } = Element.prototype
    Element.prototype.append = function (...nodes) {
      for (const { rel, href } of nodes)
        if (rel === 'modulepreload') window.ahead ??= { href, hasStarted: 'Ilots' in window }
      append.apply(this, nodes)
    }
  })
  await open(page, PAGE)
  const { href, hasStarted } = await page.evaluate('ahead')
  expect(hasStarted).toBe(false)
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/p\/\w{5}\.js/.test(name)),
  )
  expect(asked[0]).toBe(href)
  expect(asked.filter((name) => name === href)).toHaveLength(1)
})

const dragTo = async (page, from, ...to) => {
  await page.mouse.move(...from)
  await page.mouse.down()
  for (const [x, y] of to) await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

test('Drag.Move: an element stays within its container, and tells over what it is', async ({ page }) => {
  await openSheet(
    page,
    '<div id="room"><div id="box"></div><div id="slot"></div></div>',
    `#room { position: relative; width: 300px; height: 200px; border: 5px solid; padding: 7px; margin: 11px; box-sizing: content-box }
    #box { position: absolute; z-index: 1; left: 20px; top: 20px; width: 40px; height: 40px; background: #00f }
    #slot { position: absolute; left: 200px; top: 100px; width: 80px; height: 80px; background: #ddd }`,
  )
  // The call comes before its code: it is kept.
  await page.evaluate(() => {
    window.seen = []
    window.made = new window.Drag.Move('box', { container: 'room', droppables: '#slot' })
    for (const name of ['start', 'enter', 'drop', 'complete'])
      window.made.addEvent(name, (_element, over) => window.seen.push(`${name} ${over?.id ?? ''}`.trim()))
  })
  await expect.poll(() => page.evaluate(() => `${window.made.options.snap}`)).toBe('6')
  await dragTo(page, [46, 46], [100, 80], [250, 150])
  expect(await page.evaluate('seen')).toEqual(['start', 'enter slot', 'drop slot', 'complete'])
  await dragTo(page, [250, 150], [300, 160], [900, 650])
  expect(await page.evaluate(() => document.id('box').getStyles('left', 'top'))).toEqual({
    left: '274px',
    top: '174px',
  })
  await dragTo(page, [300, 200], [200, 100], [1, 1])
  expect(await page.evaluate(() => document.id('box').getStyles('left', 'top'))).toEqual({
    left: '0px',
    top: '0px',
  })
})

test('Slider: the mouse, the track and the keyboard set the step, which a screen reader hears', {
  tag: '@daily',
}, async ({ page }) => {
  await openSheet(
    page,
    '<main><h1>Réglages</h1><div id="track" title="Volume"><div id="knob"></div></div></main>',
    `#sheet h1 { position: absolute; top: 200px }
    #track { position: absolute; left: 40px; top: 40px; width: 220px; height: 12px; background: #767676 }
    #knob { width: 20px; height: 24px; background: #003 }`,
  )
  await page.evaluate(() => {
    window.steps = []
    new window.Slider('track', 'knob', {
      range: [0, 10],
      steps: 10,
      onComplete: (step) => window.steps.push(step),
    })
  })
  const knob = page.getByRole('slider', { name: 'Volume' })
  await expect(knob).toHaveAttribute('aria-valuenow', '0')
  await dragTo(page, [50, 50], [70, 50], [151, 50])
  await expect(knob).toHaveAttribute('aria-valuenow', '5')
  await page.mouse.click(230, 46)
  await expect(knob).toHaveAttribute('aria-valuenow', '9')
  await knob.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  expect(await page.evaluate('steps')).toEqual(['5', '9', '8', '0'])
  await expectAccessible(page)
})

test('Sortables: items of two lists change places, and revert ends with complete', async ({ page }) => {
  const item = (id) => `<li id="${id}">${id}</li>`
  await openSheet(
    page,
    `<ul id="one">${['a', 'b', 'c'].map(item).join('')}</ul><ul id="two">${item('d')}</ul>`,
    `#sheet ul { float: left; width: 200px; height: 300px; margin: 0; padding: 0 }
    #sheet li { height: 40px; margin: 0; padding: 0; list-style: none; line-height: 1 }`,
  )
  await page.evaluate(() => {
    window.done = 0
    window.lists = new window.Sortables('#sheet ul', {
      clone: true,
      revert: { duration: 50 },
      onComplete: () => window.done++,
    })
  })
  await expect.poll(() => page.evaluate(() => window.lists.idle === true)).toBe(true)
  await dragTo(page, [20, 15], [22, 30], [22, 95])
  await expect.poll(() => page.evaluate('done')).toBe(1)
  await dragTo(page, [20, 15], [22, 30], [280, 100], [280, 104])
  await expect.poll(() => page.evaluate('done')).toBe(2)
  expect(await page.evaluate(() => window.lists.serialize())).toEqual([
    ['c', 'a'],
    ['d', 'b'],
  ])
  await expect(page.locator('#sheet li')).toHaveCount(4)
})

test('Mask and Element.Measure: a mask lies on its target, hidden elements have their size', async ({
  page,
}) => {
  await openSheet(
    page,
    '<div id="target">x</div><div id="closed"><p id="hidden"></p></div>',
    `#target { width: 200px; height: 100px; margin: 15px; padding: 4px; border: 2px solid; box-sizing: content-box }
    #closed { display: none }
    #hidden { width: 120px; height: 30px; padding: 3px; margin: 0; box-sizing: content-box }`,
  )
  await page.evaluate(() => void document.id('target').mask())
  const boxes = () =>
    page.evaluate(() =>
      ['#target', '.mask'].map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
        return [x, y, width, height]
      }),
    )
  await expect.poll(boxes).toEqual([
    [15, 15, 212, 112],
    [15, 15, 212, 112],
  ])
  const sizes = await page.evaluate(() => [
    document.id('hidden').getDimensions(),
    document.id('hidden').getComputedSize({ mode: 'horizontal' }).totalWidth,
  ])
  expect(sizes).toEqual([{ x: 126, y: 36, width: 126, height: 36 }, 126])
})

test('Asset: images come one by one, and a missing one is told', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  await open(page, PAGE)
  const told = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = []
        window.Asset.images([document.images[0]?.src ?? '/favicon.ico', '/absent.png'], {
          onProgress: (_counter, index) => seen.push(`here ${index}`),
          onError: (_counter, index) => seen.push(`missing ${index}`),
          onComplete: () => resolve(seen.sort()),
        })
      }),
  )
  expect(told).toEqual(['here 0', 'missing 1'])
})

test('what page scripts construct can be constructed in the built file too', async ({ page }) => {
  await open(page, PAGE)
  const NAMES =
    'Asset.image Asset.images Asset.css Asset.javascript Mask Spinner IframeShim Drag Drag.Move Slider Sortables Locale.Set Form.Validator ' +
    'Form.Validator.Inline FormValidator InputValidator Color URI Request.JSONP Request.Queue Request.HTML Request.JSON Hash.Cookie Fx.Tween ' +
    'Fx.Morph Fx.Slide Fx.Scroll Fx.Elements Fx.Accordion Tips Swiff SWFObject Class Type Hash Elements Element Cookie Chain Events Options'
  // A minifier makes an arrow function of one without `this`.
  const missing = (names: string) =>
    page.evaluate(
      (all) =>
        all.split(' ').filter((name) => {
          try {
            const made = name.split('.').reduce((owner, key) => owner[key], window)
            Reflect.construct(Object, [], made)
            return !made.prototype
          } catch {
            return true
          }
        }),
      names,
    )
  await expect
    .poll(() =>
      page.evaluate(() =>
        [window.Color, window.Drag, window.Asset, window.Form, window.Locale].map(
          (part) => Object.getOwnPropertyNames(part).length > 0,
        ),
      ),
    )
    .toEqual([true, true, true, true, true])
  await expect.poll(() => missing(NAMES)).toEqual([])
  expect(await page.evaluate(() => String(new window.Color('#700').setHue(300)))).toBe('120,0,120')
})

test('names that begin with a digit are found, as the original finds them', async ({ page }) => {
  await openSheet(page, '<p id="3d" class="2col a">A</p><p class="b.5">B</p>', '')
  expect(
    await page.evaluate(() =>
      ['#3d', 'p#3d.a', '.2col', 'p:not(.2col)', '[class=b.5]'].map((selector) =>
        window.$$(`#sheet ${selector}`).get('text').join(),
      ),
    ),
  ).toEqual(['A', 'A', 'A', 'B', 'B'])
})
