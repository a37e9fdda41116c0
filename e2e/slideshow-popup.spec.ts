import { expect, open, test } from './test'

test('in its own window, of its size, it runs', { tag: '@daily' }, async ({ page, context }) => {
  await open(page, '/ilots/slideshow-popup/simple')
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Nos ateliers en images' }).click(),
  ])
  await expect(popup).toHaveURL(/\/plateforme\/clients\/utils\/modules\/diaporama\.php\?vues=ateliers$/)
  await expect(popup.getByRole('button', { name: 'arrêter la présentation' })).toBeVisible()
  await expect(popup.getByText('L’atelier de Lyon, quai Rambaud.')).toBeVisible()
})
