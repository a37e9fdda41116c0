import type { Page } from '@playwright/test'
import { expect, expectUnharmed, openHostile, PARSED, POLICIES, type Policy, tagOf, test } from './test'

const FAILED = 'Impossible de charger ce contenu.'
/** Of another site's answer, which its own headers allow to be read. */
const ELSEWHERE = /ILOTS-203\] la réponse d'un autre site est refusée/

/** Its own script runs once the rest of the library is here. */
const openOld = async (page: Page, name: string, policy: Policy) => {
  await openHostile(page, name, policy)
  await expect(page.locator('html')).toHaveAttribute('data-page', 'prete')
}

const openLink = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('dialog').locator('#sbox-content')).toBeVisible()
  return page.locator('#sbox-content')
}

for (const policy of POLICIES)
  test.describe(`the older library (${policy})`, () => {
    test('SqueezeBox: an address is never HTML, and content in an attribute is text', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/ILOTS-202\] SqueezeBox/)
      await openOld(page, 'ancienne-fenetre', policy)
      await expect(await openLink(page, 'Une adresse')).toHaveText(FAILED)
      await page.keyboard.press('Escape')
      await expect(await openLink(page, 'Un texte')).toHaveText(/^<b><img src="data:," alt="" onerror/)
      await expectUnharmed(page)
    })

    test('SqueezeBox: a frame takes its looks from an attribute, and nothing else', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/ILOTS-201\] SqueezeBox .*iframeOptions\.(onload|srcdoc) refusé/)
      await openOld(page, 'ancienne-fenetre', policy)
      for (const name of ['Un cadre', 'Une source']) {
        const frame = (await openLink(page, name)).locator('iframe')
        await expect(frame).toHaveAttribute('src', /\/pop-ups\/cadre$/)
        expect(await frame.evaluate((element) => element.getAttributeNames().join(' '))).not.toMatch(
          /onload|srcdoc/,
        )
        await expect(frame.contentFrame().getByRole('heading')).toHaveText('Votre devis')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      expect(complaints.all.filter((line) => line.includes('ILOTS-201'))).toHaveLength(2)
      await expectUnharmed(page)
    })

    test('SqueezeBox: objects inherit what they did', async ({ page }) => {
      await openOld(page, 'ancienne-fenetre', policy)
      for (const name of ['Un prototype', 'Une taille']) {
        await expect((await openLink(page, name)).locator('iframe')).toBeVisible()
        await expectUnharmed(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    test('SqueezeBox: an attribute does not say how, or for what, a call is made', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/ILOTS-201\] SqueezeBox .*ajaxOptions\.(method|update) refusé/)
      await openOld(page, 'ancienne-fenetre', policy)
      await expect(await openLink(page, 'Un envoi')).toHaveText('GET')
      await expectUnharmed(page)
    })

    test('SqueezeBox: what an answer holds is judged', {
      tag: tagOf(policy),
    }, async ({ page, complaints }) => {
      complaints.expect(PARSED, ELSEWHERE, /ILOTS-404.*text\/plain/)
      await openOld(page, 'ancienne-fenetre', policy)
      const content = await openLink(page, 'Une réponse')
      await expect(content.locator('#repondu')).toBeVisible()
      await content.locator('#lien-piege').click()
      await page.keyboard.press('Escape')
      await expect(await openLink(page, 'Une redirection')).toHaveText(FAILED)
      await page.keyboard.press('Escape')
      await expect(await openLink(page, 'Un fichier')).toContainText('<p id="repondu">')
      await expectUnharmed(page)
    })

    test('Element.load and Request.HTML: what an answer holds is judged', async ({ page, complaints }) => {
      complaints.expect(PARSED, ELSEWHERE, /ILOTS-404.*text\/plain/)
      await openOld(page, 'ancienne-demande', policy)
      await page.getByRole('link', { name: 'Charger charge', exact: true }).click()
      await expect(page.locator('#charge #repondu')).toBeVisible()
      await page.getByRole('link', { name: 'Charger charge-ailleurs' }).click()
      await expect.poll(() => complaints.all.filter((line) => ELSEWHERE.test(line)).length).toBe(1)
      await expect(page.locator('#charge-ailleurs')).toHaveText('Avant')
      await page.getByRole('link', { name: 'Charger charge-note' }).click()
      await expect(page.locator('#charge-note')).toContainText('<p id="repondu">')
      await expectUnharmed(page)
    })

    test('Request.HTML: what is handed to a script is judged as well', async ({ page, complaints }) => {
      complaints.expect(PARSED, ELSEWHERE, /ILOTS-404.*text\/plain/)
      await openOld(page, 'ancienne-demande', policy)
      const shown = page.locator('#rendu')
      await page.getByRole('link', { name: 'Rendre reponse' }).click()
      await expect(shown.locator('#repondu')).toBeVisible()
      await page.getByRole('link', { name: 'Rendre redirige/html' }).click()
      await expect(shown).toHaveText('échec [0][]')
      await page.getByRole('link', { name: 'Rendre note' }).click()
      await expect(shown).toContainText('<p id="repondu">')
      await expectUnharmed(page)
    })

    test('Request.HTML: a text is harmless when a script writes it into the page, too', async ({
      page,
      complaints,
    }) => {
      complaints.expect(PARSED)
      await openOld(page, 'ancienne-demande', policy)
      for (const name of ['colonne', 'noscript', 'imbrication']) {
        await page.getByRole('link', { name: `Rendre relu/${name}` }).click()
        await expect(page.locator('#rendu')).toHaveAttribute('data-rendu', new RegExp(`relu/${name}$`))
        expect(await page.locator('#rendu [onerror], #rendu [onclick]').count()).toBe(0)
      }
      await expectUnharmed(page)
    })

    test('Tips show what attributes say as text', async ({ page }) => {
      await openOld(page, 'ancienne-bulle', policy)
      const tip = page.getByRole('tooltip')
      for (const [name, text] of [
        ['Une bulle', /^<img src="data:," alt="" onerror="window\.pwned=1"><b>Texte<\/b> <img/],
        ['Une adresse', /^Titre\/contact\?<img/],
        ['Une relation', /^Franchise<img/],
      ] as const) {
        const link = page.getByRole('link', { name })
        await expect(link).toHaveAttribute('title', '')
        await link.focus()
        await expect(tip).toHaveText(text)
        await expect(tip.locator('img,b')).toHaveCount(0)
      }
      await expectUnharmed(page)
    })

    test('Autocompleter: choices of an answer are text, or HTML without what runs code', async ({
      page,
      complaints,
    }) => {
      complaints.expect(PARSED)
      await openOld(page, 'ancienne-bulle', policy)
      await page.getByRole('combobox', { name: 'Ville' }).pressSequentially('p')
      const choices = page.getByRole('option')
      await expect(choices).toHaveText([/^<img src="data:," alt="Paris" onerror/, 'Pau & environs'])
      await page.getByRole('combobox', { name: 'Commune' }).pressSequentially('p')
      await expect(choices).toHaveText(['Paris', 'Pau'])
      await expect(choices.first().locator('.autocompleter-queried')).toHaveText('P')
      await expectUnharmed(page)
    })

    test('objects that are read, merged and cloned inherit what they did', async ({ page }) => {
      await openOld(page, 'ancienne-fusion', policy)
      await expect(page.getByRole('status').first()).toHaveText('b = 2, ville = Pau')
      for (const name of ['Une modale', 'Une fenêtre']) {
        await page.getByRole('link', { name }).click()
        await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await expectUnharmed(page)
    })

    test('an element with the name of a global is not taken for it, and a form does not stop a walk', async ({
      page,
    }) => {
      await openOld(page, 'ancienne-noms', policy)
      const kinds = await page.evaluate(() =>
        [
          'SqueezeBox.open',
          'MooTools.version',
          '$',
          '$$',
          'vitreaModal',
          'vitreaPopup',
          'Tips',
          'Slimbox.open',
        ]
          .concat('setCookie', 'MM_findObj', 'UFO.create', 'Class')
          .map(
            (path) =>
              typeof path.split('.').reduce((owner: object, name) => Reflect.get(owner, name), window),
          ),
      )
      expect(new Set(kinds)).toEqual(new Set(['function', 'string']))
      // The driver walks up the page as well, and would fall for the form.
      await page.evaluate(() => document.getElementById('dedans')?.click())
      await expect(page.locator('#journal')).toHaveText('1,1,1,element')
      // Rollovers keep what they swapped on the document, where an image has that name.
      const image = page.locator('#survole')
      const call = (name: string, ...given: unknown[]) =>
        page.evaluate(([asked, all]) => Reflect.get(window, asked)(...all), [name, given] as const)
      await call('MM_preloadImages', '/assets/site/images/accueil.svg')
      await call('MM_swapImage', 'survole', '', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', 1)
      await expect(image).toHaveAttribute('src', /^data:image/)
      await call('MM_swapImgRestore')
      await expect(image).toHaveAttribute('src', 'data:,')
      await call('MM_setTextOfStatus', 'Prêt')
      const written = await page.evaluate(async () => {
        const frame = document.createElement('iframe')
        frame.name = 'interne'
        document.querySelector('main')?.append(frame)
        const { body } = frame.contentDocument as Document
        body.append(Object.assign(new Image(), { name: 'body' }))
        await Reflect.get(window, 'MM_setTextOfFrame')('interne', '', 'Bonjour')
        return body.innerHTML
      })
      expect(written).toBe('Bonjour')
      await expectUnharmed(page)
      await call('MM_goToURL', 'self', '/services')
      await expect(page).toHaveURL(/\/services$/)
    })
  })
