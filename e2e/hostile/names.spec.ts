import type { Page } from '@playwright/test'
import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

/** Playwright's own look at the page asks the document as well: what is seen is asked in the page, by prototypes. */
const seen = (page: Page, selector: string) =>
  page.evaluate((wanted) => Document.prototype.querySelectorAll.call(document, wanted).length, selector)

/** Uses the page as a visitor would, while images have these names. @returns what went wrong. */
async function visitNamed(page: Page, names: string[]): Promise<string[]> {
  return page.evaluate(async (named) => {
    const find = (selector: string): HTMLElement | null =>
      Document.prototype.querySelector.call(document, selector) as HTMLElement | null
    const problems: string[] = []
    const wait = async (what: string, until: () => unknown) => {
      for (let turn = 0; turn < 400 && !until(); turn++)
        await new Promise((resolve) => setTimeout(resolve, 10))
      if (!until()) problems.push(what)
    }
    const box = find('#images')
    const { Ilots: ilots } = window
    if (!box || !ilots) return ['page']
    const before = ilots.inspect().errors.length
    for (const name of named) {
      const image = new Image()
      image.setAttribute('name', name)
      box.append(image)
    }
    const block = new Image()
    block.dataset.gotoUrl = '/x'
    box.append(block)
    await wait('block', () => block.hasAttribute('data-ilot-mounted'))
    void ilots.modal.open({ titre: 'Titre', contenu: 'Contenu' })
    await wait('dialog', () => find('dialog.ilots-modal[open]'))
    // It comes after the dialog's first frame.
    await wait('entry', () => history.state?.ilotsOverlay)
    // Its history entry goes, too; what a block puts there next must not go with it.
    await ilots.modal.close()
    await wait('closed', () => !find('dialog'))
    await wait('entry gone', () => !history.state?.ilotsOverlay)
    find('#page-2')?.click()
    await wait('refresh', () => find('#bloc-nomme li')?.textContent === 'Deux')
    // Of all: no more than 200 are kept.
    const told = ilots.inspect().warnings
    for (const name of named)
      if (!told.some(({ message }) => message.startsWith(`nom « ${name} » retiré`)))
        problems.push(`${name} is not told`)
    if (box.querySelectorAll('[name]').length > 0) problems.push('a name is left')
    box.replaceChildren()
    history.back()
    await wait('back', () => find('#bloc-nomme li')?.textContent === 'Un')
    return [
      ...problems,
      ...ilots
        .inspect()
        .errors.slice(before)
        .map(({ message }) => message),
    ]
  }, names)
}

for (const policy of POLICIES)
  test(`images named after members of the document, from the first byte on, stop nothing (${policy})`, {
    tag: tagOf(policy),
  }, async ({ page }) => {
    await page.goto(`/hostile/noms-du-document?policy=${policy}`)
    await expect.poll(() => seen(page, 'html[data-ilots="ready"]')).toBe(1)
    expect(await seen(page, '#bloc[data-ilot-mounted]')).toBe(1)
    await page.evaluate(() => Document.prototype.getElementById.call(document, 'fenetre')?.click())
    await expect.poll(() => seen(page, 'dialog.ilots-popup table')).toBe(1)
  })

test('Escape closes a window whose framed page has images named after members of its document', async ({
  page,
}) => {
  await openHostile(page, 'noms-dans-un-cadre', 'none')
  await page.locator('#cadre').click()
  const frame = page.locator('dialog iframe')
  // The driver's own look into the frame would fall for the images.
  const isComplete = () =>
    frame.evaluate((element: HTMLIFrameElement) => {
      const inside = element.contentDocument
      if (!inside || Document.prototype.querySelectorAll.call(inside, 'img[data-ilots-name]').length < 4)
        return false
      const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState') ?? {}
      return get?.call(inside) === 'complete'
    })
  await expect.poll(isComplete).toBe(true)
  // The window listens at the latest once it has got the frame's `load`: before, it looks twenty times a second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await frame.evaluate((element: HTMLIFrameElement) => {
    const { contentDocument: inside } = element
    EventTarget.prototype.dispatchEvent.call(inside, new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('no member of the document, one after the other, is taken from an image', async ({ page }) => {
  test.setTimeout(180_000)
  await openHostile(page, 'noms-du-document-un-a-un', 'csp')
  const members = await page.evaluate(() => {
    const all = new Set<string>()
    for (let one = Document.prototype; one; one = Object.getPrototypeOf(one))
      for (const name of Object.getOwnPropertyNames(one)) all.add(name)
    return [...all]
  })
  expect(members.length).toBeGreaterThan(200)
  const wrong: string[] = []
  for (let first = 0; first < members.length; first += 20) {
    const some = members.slice(first, first + 20)
    const problems = await visitNamed(page, some)
    if (problems.length > 0) wrong.push(`${some.join(' ')}: ${problems.join('; ')}`)
  }
  expect(wrong).toEqual([])
  await expectUnharmed(page)
})

test('the older library looks, makes and keeps past images named after members of the document', async ({
  page,
}) => {
  await openHostile(page, 'formulaires-anciens', 'none')
  const answers = await page.evaluate(async () => {
    const place = document.querySelector('[data-role="place"]')
    const names = ['forms', 'getElementById', 'createElement', 'cookie', 'defaultView', 'body']
    const images = names.map((name) => `<img name="${name}" alt="">`).join('')
    const html = `${images}<form><input name="nom"></form><div id="calque"></div>`
    place?.append(document.createRange().createContextualFragment(html))
    await new Promise(requestAnimationFrame)
    type Old = Record<string, (...given: unknown[]) => unknown>
    const { MM_findObj, Element: Made, Cookie } = window as unknown as Old & { Cookie: Old }
    Cookie.write?.('couleur', 'verte')
    const root = document.documentElement as unknown as Old
    const nameOf = (found: unknown) => found instanceof Element && found.localName
    return {
      field: nameOf(MM_findObj?.('nom')),
      layer: nameOf(MM_findObj?.('calque')),
      made: nameOf(Reflect.construct(Made as never, ['p'])),
      cookie: Cookie.read?.('couleur'),
      scroll: root.getScroll?.(),
    }
  })
  const scroll = { x: 0, y: 0 }
  expect(answers).toEqual({ field: 'input', layer: 'div', made: 'p', cookie: 'verte', scroll })
})

test('a form does not go on answering with a field whose name was taken away', async ({ page }) => {
  await openHostile(page, 'formulaires', 'none')
  const answered = await page.evaluate(async () => {
    const place = document.querySelector('[data-role="place"]')
    place?.replaceChildren(
      document
        .createRange()
        .createContextualFragment('<form id="f"><input name="parentNode"><img id="closest" alt=""></form>'),
    )
    const form = document.getElementById('f') as HTMLFormElement
    // A script has asked for them: the form remembers the names.
    const asked = [form.parentNode, form.closest].map((found) => found instanceof Element && found.localName)
    await new Promise(requestAnimationFrame)
    return [...asked, form.parentNode === place, form.closest('form') === form, form.innerHTML]
  })
  const left = '<input data-ilots-name="parentNode"><img alt="" data-ilots-name="closest">'
  expect(answered).toEqual(['input', 'img', true, true, left])
})

test('an island that is not about forms does not mount on a form, and why() says so', async ({ page }) => {
  await openHostile(page, 'formulaires', 'none')
  const told = await page.evaluate(async () => {
    const place = document.querySelector('[data-role="place"]')
    place?.replaceChildren(
      document
        .createRange()
        .createContextualFragment('<form data-goto-url="/x"></form><p data-goto-url="/x"></p>'),
    )
    await window.Ilots?.mount(place)
    return [...(place?.children ?? [])].map((each) => window.Ilots?.why(each as HTMLElement)[0])
  })
  expect(told).toMatchObject([
    { island: 'goto-block', state: 'none', reason: 'pas sur un formulaire (:not(form))' },
    { island: 'goto-block', hint: '' },
  ])
  await expect(page.locator('p[data-goto-url]')).toHaveAttribute('data-ilot-mounted', 'goto-block')
  await expect(page.locator('form[data-goto-url]')).not.toHaveAttribute('data-ilot-mounted')
})
