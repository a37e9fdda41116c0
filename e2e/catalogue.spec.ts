/**
 * How each island looks, at two widths, light and dark: pictures that the catalogue shows, compared with a tolerance.
 */
import { fileOfPicture, SHOWN } from '../scripts/reference/catalogue'
import { SCHEMES, WIDTHS } from '../scripts/reference/catalogue/pictures'
import type { Shown } from '../scripts/reference/catalogue/shown'
import { expectPicture, isWriting } from './catalogue/expect-picture'
import { Visit } from './catalogue/visit'
import { type Tag, test } from './test'

const LOOKS = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })))
type Look = (typeof LOOKS)[number]

async function expectLooks(visit: Visit, name: string, shown: Shown, looks: readonly Look[]): Promise<void> {
  for (const width of WIDTHS.filter((each) => looks.some((look) => look.width === each))) {
    await visit.bring(shown, width)
    for (const { scheme } of looks.filter((look) => look.width === width))
      await expectPicture(fileOfPicture(name, width, scheme), await visit.picture(shown, scheme))
  }
}

/** What is drawn with the most of our styles; the others wait for `npm run test:all`. */
const EVERY_DAY = ['mobile-menu']

/** One of the four looks each, another for each of them. The command that keeps pictures takes all at once. */
function looksOfToday(name: string): readonly Look[] {
  const index = isWriting ? -1 : EVERY_DAY.indexOf(name)
  return index < 0 ? [] : LOOKS.filter((_, at) => at === index % LOOKS.length)
}

for (const [name, shown] of Object.entries(SHOWN)) {
  const tag: Tag[] = ['@chromium-only', '@preact-only', `@island-${name}`]
  const today = looksOfToday(name)
  const others = LOOKS.filter((look) => !today.includes(look))
  if (today.length > 0)
    test(`${name} looks as in the catalogue`, { tag: ['@daily', ...tag] }, async ({ page }) => {
      await expectLooks(await Visit.of(page), name, shown, today)
    })
  test(`${name} looks as in the catalogue, at both widths, light and dark`, {
    tag,
  }, async ({ page }) => {
    await expectLooks(await Visit.of(page), name, shown, others)
  })
}
