/** Every page of the reference. */

import { islandSource } from './island-page'
import { type Language, type Page, pageOf, type Source } from './model'
import { accessibility } from './pages/accessibility'
import { answers } from './pages/answers'
import { bundlers } from './pages/bundlers'
import { catalogue } from './pages/catalogue'
import { configuration } from './pages/configuration'
import { consent } from './pages/consent'
import { errors } from './pages/errors'
import { fieldsAndLayers } from './pages/fields-and-layers'
import { index } from './pages/index'
import { migration } from './pages/migration'
import { neighbours } from './pages/neighbours'
import { optimisers } from './pages/optimisers'
import { playground } from './pages/playground'
import { routers } from './pages/routers'
import { security } from './pages/security'
import { testing } from './pages/testing'
import { theming } from './pages/theming'
import { references } from './references'

/** @param isLive with what only a build knows: not for what is committed. */
function sources(isLive: boolean): readonly Source[] {
  const guides = [
    playground,
    catalogue,
    configuration,
    bundlers,
    errors,
    security(isLive),
    consent,
    theming,
    migration,
    neighbours,
    routers,
    fieldsAndLayers,
    optimisers,
    answers,
    testing,
    accessibility,
  ]
  return [index(guides), ...guides, ...references.map(islandSource)]
}

export const pagesIn = (language: Language, isLive = false): readonly Page[] =>
  sources(isLive).map((source) => pageOf(source, language))
