/** The one Trusted Types policy: what scripts of the page can reach of it, and what old globals put through it. */
import type { Page } from '@playwright/test'
import { expect, expectUnharmed, openHostile, PARSED, POLICIES, type Policy, tagOf, test } from './test'

/** What a text of an address holds, and what is shown of it. */
const TEXT =
  'Un <b id="gras" onclick="window.pwned=1">avis</b> <a id="lien" href="/contact">Écrire</a> <img id="image" src="/assets/site/images/marque.svg" alt="Marque" onload="window.pwned=1"><img src="data:," alt="" onerror="window.pwned=1"><script>window.pwned=1</script><a id="piege" href="javascript:window.pwned=1">Lire</a>'

async function openOld(page: Page, name: string, policy: Policy): Promise<void> {
  await openHostile(page, name, policy, undefined, { texte: TEXT })
  await expect(page.locator('html')).toHaveAttribute('data-page', 'prete')
}

/** Chromium says of a link to `javascript:` that is pressed what it says of a handler. */
const REFUSED = /ILOTS-203/

/** What a script of the page tries with what it finds on the window. */
const steal = (page: Page) =>
  page.evaluate(() => {
    interface Shared {
      fragment(html: string, within?: string): DocumentFragment
      document(html: string): Document
      scriptAddress(address: string): unknown
    }
    const place = Symbol.for('ilots-html')
    const shared = (window as unknown as Record<symbol, Shared>)[place] as Shared
    const attempt = (run: () => unknown) => {
      try {
        run()
        return true
      } catch {
        return false
      }
    }
    const gained: string[] = []
    const note = (what: string, isGained: boolean) => isGained && gained.push(what)

    // Another judge, or another function.
    note('judge', Symbol.for('ilots-policy') in window)
    note(
      'another object',
      attempt(() => Object.defineProperty(window, place, { value: {} })),
    )
    Reflect.set(window, place, {})
    note(
      'another function',
      Reflect.set(shared, 'scriptAddress', (address: string) => address),
    )
    note('all the same', Reflect.get(window, place) !== shared)

    // A policy, by what lies on the window or by a function of its own that it calls.
    const holders = Object.getOwnPropertySymbols(window).map((key) => Reflect.get(window, key) as object)
    note(
      'the policy',
      holders.some((holder) => Object.values(Object(holder)).some((each) => Object(each).createHTML)),
    )
    const { trustedTypes } = window as unknown as {
      trustedTypes?: { createPolicy(name: string, rules: object): object }
    }
    const seen: unknown[] = []
    const natives: (() => void)[] = []
    const replace = (owner: object | undefined, name: string, descriptor: PropertyDescriptor) => {
      const before = owner && Object.getOwnPropertyDescriptor(owner, name)
      if (!owner || !before?.configurable) return
      Object.defineProperty(owner, name, { ...descriptor, configurable: true })
      natives.push(() => Object.defineProperty(owner, name, before))
    }
    const prototypeOf = (name: string) =>
      (Reflect.get(window, name) as { prototype: object } | undefined)?.prototype
    for (const method of ['createHTML', 'createScriptURL'])
      replace(prototypeOf('TrustedTypePolicy'), method, {
        value(this: unknown) {
          seen.push(this)
        },
      })
    replace(Element.prototype, 'innerHTML', { set: (html) => seen.push(html) })
    shared.fragment('<p>a</p>')
    shared.fragment('<p>a</p>', 'div')
    shared.document('<p>a</p>')
    attempt(() => shared.scriptAddress('https://www.google.com/recaptcha/api.js'))
    for (const give of natives.splice(0)) give()
    note('what passes through it', seen.length > 0)

    // The address of another script.
    const addresses = [
      'http://localhost:4173/hostile/touche/script.js',
      `${location.origin}/hostile/touche/script.js`,
      'https://www.google.com/complete/search?callback=pwn',
    ]
    const trusted = () => addresses.filter((address) => attempt(() => shared.scriptAddress(address)))
    const configuration = window.Ilots?.config as unknown as Record<string, unknown>
    const wish = { recaptcha: { siteKey: 'k', src: addresses[0] }, trustOldHtml: true }
    Object.assign(configuration, wish)
    window.IlotsConfig = wish
    for (const tag of document.querySelectorAll<HTMLScriptElement>('script[src]'))
      tag.dataset.inspectorAxe = String(addresses[0])
    replace(URL.prototype, 'origin', { get: () => 'https://www.google.com' })
    replace(URL.prototype, 'pathname', { get: () => '/recaptcha/api.js' })
    const lied = trusted()
    for (const give of natives.splice(0)) give()
    const all = [...trusted(), ...lied]
    note(`addresses: ${all}`, all.length > 0)

    // Scripts, where they come from nodes.
    const box = document.body.appendChild(document.createElement('div'))
    const code = '<script>window.pwned=1</script><script src="/hostile/touche/script.js"></script>'
    const whole = shared.document(`${code}<template>${code}</template>`)
    box.append(
      shared.fragment(code),
      shared.fragment(code, 'div'),
      ...whole.querySelectorAll('script'),
      ...[...whole.querySelectorAll('template')].map(({ content }) => content),
    )
    box.remove()

    // A text for a sink: nodes are none.
    const isForced = !attempt(() => {
      document.createElement('div').innerHTML = 'a'
    })
    note(
      'a text that a sink takes',
      isForced &&
        attempt(() => {
          document.createElement('div').innerHTML = shared.fragment('<b>a</b>') as unknown as string
        }),
    )
    note(
      'a policy of our name',
      isForced && attempt(() => trustedTypes?.createPolicy('ilots', { createHTML: (html: string) => html })),
    )
    return { gained, isForced }
  })

for (const policy of POLICIES)
  test.describe(`the policy (${policy})`, () => {
    test('what lies on the window makes no trusted text, and no address of another script', {
      tag: tagOf(policy),
    }, async ({ page, complaints, browserName }) => {
      complaints.expect(
        PARSED,
        /TrustedHTML|TrustedScript|require-trusted-types-for|trusted-types|Content.Security.Policy|policy with name/i,
      )
      await openHostile(page, 'anciens-textes', policy)
      const { gained, isForced } = await steal(page)
      expect(gained).toEqual([])
      if (browserName === 'chromium') expect(isForced).toBe(policy === 'trusted-types')
      await expectUnharmed(page)
    })

    for (const [way, place, times] of [
      ['vitreaAlert', '.ilots-modal-body', 1],
      ['vitreaConfirm', '.ilots-modal-body', 1],
      ['vitreaModal', '.ilots-modal', 3],
      ['set', '#calque', 1],
      ['setHTML', '#calque', 1],
      ['appendHTML', '#calque', 1],
      ['element', '#calque', 1],
      ['MM_setTextOfLayer', '#calque', 1],
      ['SqueezeBox', '#sbox-content', 1],
    ] as const)
      test(`a text that runs code is HTML without it: ${way}`, {
        tag: way === 'vitreaAlert' ? tagOf(policy) : [],
      }, async ({ page, complaints }) => {
        complaints.expect(PARSED, REFUSED)
        await openOld(page, 'anciens-textes', policy)
        await page.getByRole('button', { name: way, exact: true }).click()
        const shown = page.locator(place)
        // What is bold is, and links and images are there.
        await expect(shown.locator('#gras')).toHaveText(Array.from({ length: times }, () => 'avis'))
        await expect(shown.locator('#lien').first()).toHaveAttribute('href', '/contact')
        expect(
          await shown
            .locator('#gras')
            .first()
            .evaluate((bold) => getComputedStyle(bold).fontWeight),
        ).toBe('700')
        await expect
          .poll(() =>
            shown
              .locator('#image')
              .first()
              .evaluate((image: HTMLImageElement) => image.naturalWidth),
          )
          .toBeGreaterThan(0)
        await expect(shown.locator('[onclick],[onload],[onerror],script,[href^="javascript"]')).toHaveCount(0)
        await shown.locator('#gras').first().dispatchEvent('click')
        await shown.locator('#piege').first().dispatchEvent('click')
        await expectUnharmed(page)
      })

    test('where the configuration trusts old texts, the page’s own policy alone decides', {}, async ({
      page,
      complaints,
    }) => {
      complaints.expect(PARSED)
      await openOld(page, 'anciens-textes-permis', policy)
      await page.getByRole('button', { name: 'set', exact: true }).click()
      await expect(page.locator('#gras')).toHaveAttribute('onclick', 'window.pwned=1')
      await page.locator('#gras').click()
      expect(await page.evaluate(() => Object.hasOwn(window, 'pwned'))).toBe(policy === 'none')
    })

    for (const [name, isLoaded] of [
      ['anciens-textes', policy !== 'trusted-types'],
      ['anciens-textes-permis', true],
    ] as const)
      test(`a file of the site that an old script asks for ${isLoaded ? 'loads' : 'does not load'}: ${name}`, {
        tag: '@chromium-only',
      }, async ({ page, complaints }) => {
        complaints.expect(/ILOTS-\d+.*Asset\.javascript/, /TrustedScriptURL|require-trusted-types-for/)
        await openHostile(page, name, policy)
        const told = await page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              const { Asset } = window as unknown as {
                Asset: { javascript(address: string, given: object): void }
              }
              Asset.javascript('/assets/site/hostile-boxes.js', {
                onLoad: () => resolve('load'),
                onError: () => resolve('error'),
              })
            }),
        )
        expect(told).toBe(isLoaded ? 'load' : 'error')
      })

    test('HTML of a navbar is cleaned without another policy', {
      tag: tagOf(policy, 'under the strictest'),
    }, async ({ page, complaints }) => {
      complaints.expect(PARSED)
      await page.setViewportSize({ width: 390, height: 844 })
      await openHostile(page, 'barre-ecrite', policy)
      await page.locator('#fMenuMobileButton').click()
      const bar = page.locator('.ilots-menu-filled')
      await expect(bar.locator('b')).toHaveText('7 jours')
      await expect(bar.locator('[onclick],[onerror]')).toHaveCount(0)
      await bar.locator('b').click()
      await expectUnharmed(page)
    })
  })
