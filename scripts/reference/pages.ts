/** Every page of the reference: the guides as they are written, and what is made from definitions. */
import { catalogueIn } from './catalogue-page'
import { GUIDES, guideIn } from './guides'
import { indexIn } from './index-page'
import { islandPage } from './island-page'
import type { Language, Page } from './model'
import { references } from './references'
import { sizesIn } from './sizes'

export function pagesIn(language: Language): readonly Page[] {
  const guides = [...GUIDES.map((slug) => guideIn(slug, language)), catalogueIn(language), sizesIn(language)]
  return [indexIn(guides, language), ...guides, ...references.map((each) => islandPage(each, language))]
}
