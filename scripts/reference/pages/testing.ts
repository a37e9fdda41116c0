/** How an integrator's own tests wait for the islands. */
import { words } from '../../../src/island/define-reference'
import { code, heading, list, paragraph, type Source } from '../model'

export const testing: Source = {
  slug: 'testing',
  section: 'guide',
  title: words('Vos tests', 'Your tests'),
  lead: words(
    'La page dit quand elle est prête, et pourquoi un îlot n’est pas là : vos tests n’ont rien à attendre à l’aveugle.',
    'The page says when it is ready, and why an island is not there: your tests have nothing to wait for blindly.',
  ),
  blocks: (both) => [
    heading('pret', both('Attendre la page', 'Waiting for the page')),
    list(
      both(
        '`<html data-ilots="ready">` : le premier passage est fait, et tous les îlots immédiats sont montés ;',
        '`<html data-ilots="ready">`: the first scan is done, and every immediate island is mounted;',
      ),
      both(
        '`await Ilots.ready()` : la même chose, par une promesse ;',
        '`await Ilots.ready()`: the same, as a promise;',
      ),
      both(
        '`data-ilot-mounted="goto-block"` : les îlots de cet élément.',
        '`data-ilot-mounted="goto-block"`: the islands of that element.',
      ),
    ),
    heading('playwright', 'Playwright'),
    code(
      'js',
      `import { expect, test } from '@playwright/test'

test('${both('les horaires s’ouvrent', 'the opening hours open')}', async ({ page }) => {
  await page.goto('/agences/brest')
  await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
  await page.getByRole('link', { name: 'Nos horaires' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})`,
    ),
    paragraph(
      both(
        'Un îlot qui attend un geste est chargé par ce geste, que les scripts de la page entendent aussitôt, et l’îlot une fois là : le test clique, et attend l’effet. Pas de pause, pas de sélecteur interne : des rôles et des noms.',
        'An island that waits for an interaction is loaded by it; the page’s scripts hear it at once, the island when it is there: the test clicks, and expects the effect. No pause, no inner selector: roles and names.',
      ),
    ),
    heading('erreurs', both('Que rien ne casse', 'That nothing breaks')),
    code(
      'js',
      `const { errors, warnings, islands } = await page.evaluate(() => Ilots.inspect())
expect(errors).toEqual([])
expect(islands.filter(({ state }) => state === 'failed')).toEqual([])`,
    ),
    paragraph(
      both(
        '`Ilots.why(element)` dit pourquoi un élément a, ou n’a pas, son îlot. Les codes sont dans [le catalogue des erreurs](ref:errors).',
        '`Ilots.why(element)` says why an element has, or has not, its island. The codes are in [the error catalogue](ref:errors).',
      ),
    ),
    heading('pages', both('Toutes les pages, à chaque demande', 'All pages, with each request')),
    code('sh', 'npx --no-install ilots check http://localhost:8080/ --crawl 100 --sarif > ilots.sarif'),
    paragraph(
      both(
        '`--crawl` suit les liens du site, `--sarif` dit à GitHub ce qui ne va pas, `--code-quality` à GitLab : `examples/ci/` a les deux fichiers à copier.',
        '`--crawl` follows the links of the site, `--sarif` tells GitHub what is wrong, `--code-quality` GitLab: `examples/ci/` has both files to copy.',
      ),
    ),
    heading('unitaires', both('Tests unitaires', 'Unit tests')),
    paragraph(
      both(
        'Après avoir inséré du HTML vous-même, `await Ilots.mount(document.body)` monte ce qui le demande ; `Ilots.unmount(document.body)` rend le HTML du serveur, octet pour octet.',
        'After you have inserted HTML yourself, `await Ilots.mount(document.body)` mounts what asks for it; `Ilots.unmount(document.body)` gives the server’s HTML back, byte for byte.',
      ),
    ),
  ],
}
