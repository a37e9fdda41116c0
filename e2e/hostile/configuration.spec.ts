import { expect, expectUnharmed, openHostile, POLICIES, tagOf, test } from './test'

/** The pages have no configuration of their own: the bot check's provider is asked for, and is not there. */
const WITHOUT_PROVIDER =
  /www\.google\.com|ILOTS-(101|401)|CSP violation: script-src|Content.Security.Policy|Failed to load|net::|Loading failed/

for (const policy of POLICIES)
  test.describe(`configuration (${policy})`, () => {
    test.beforeEach(({ page }) => page.route('https://www.google.com/**', (route) => route.abort()))

    for (const name of ['paragraphe', 'svg', 'bouton'])
      test(`written in content says nothing: ${name}`, {
        tag: name === 'paragraphe' ? tagOf(policy) : [],
      }, async ({ page, complaints }) => {
        complaints.expect(WITHOUT_PROVIDER)
        await openHostile(page, `configuration-dans-un-${name}`, policy)
        await page.getByLabel('Nom').focus()
        await page.getByRole('button', { name: 'Envoyer' }).click()
        await expect(page.getByRole('alert').filter({ hasText: 'anti-robot' })).toBeVisible()
        expect(await page.evaluate(() => window.Ilots?.config)).toMatchObject({
          recaptcha: null,
          platform: 'plateforme',
          analytics: { consent: false },
          markers: {},
        })
        // Whoever has put it in the wrong place reads where it belongs.
        expect(complaints.all.join('\n')).toContain('attendu <script type="application/json">')
        await expectUnharmed(page)
      })

    for (const name of ['configuration-par-ancres', 'balise-imitee'])
      test(`named elements are none: ${name}`, { tag: tagOf(policy) }, async ({ page }) => {
        await openHostile(page, name, policy)
        const config = await page.evaluate(() => window.Ilots?.config)
        expect(config).toMatchObject({ platform: 'plateforme', site: 'vitrea', product: 'vitrea' })
        expect(config?.session.hash).not.toMatch(/^x?$|localhost/)
        await expectUnharmed(page)
      })

    test('a bot check in content has no key of its own, nor any other', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openHostile(page, 'verification-ecrite', policy)
      await page.getByLabel('Nom').fill('Ana')
      const reasons = () =>
        page.evaluate(() => window.Ilots?.why(document.querySelector('[data-ilot~=bot-check]')))
      expect(await reasons()).toMatchObject([{ island: 'bot-check', state: 'refused' }])
      expect(asked.filter((url) => url.includes('google'))).toEqual([])
      await expectUnharmed(page)
    })

    test('a link is not taken for a function that the browser does not have', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
      await openHostile(page, 'attente-imitee', policy)
      await expect(page.locator('#bloc')).toHaveAttribute('data-ilot-mounted', 'goto-block')
      // What goes wrong is in the console; the driver itself takes the link for that function.
      await expect(page.locator('#annonce')).toHaveAttribute('data-ilot-mounted', 'front-popup')
    })

    test('elements named as our globals stop nothing', { tag: tagOf(policy) }, async ({ page }) => {
      await openHostile(page, 'ilots-imite', policy)
      await expect(page.locator('#bloc')).toHaveAttribute('data-ilot-mounted', 'goto-block')
      await page.getByLabel('Nom').fill('Ana')
      const token = page.waitForRequest(/verificateur\/jeton/)
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await token
      await page.waitForURL(/\/contact/)
      await expectUnharmed(page)
    })
  })
