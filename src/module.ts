/** `import { start } from 'ilots'`: for sites that bundle their scripts. Nothing happens until it is called. */

import { ilotsError } from './base/errors'
import type { Config } from './contracts/config'
import { Code } from './contracts/errors'
import { scriptGlobal } from './dom/script-global'
import type { IlotsApi } from './engine/api'
import type { Engine } from './engine/engine'
import { start as startPage } from './start'

/** The configuration, as in `window.IlotsConfig`, and what a tag would say. */
export interface StartOptions extends Partial<Config> {
  /** The nonce that the bot check's script carries under a strict policy. */
  nonce?: string
}

/**
 * Starts the page's one engine; a second call returns the API that is there, with a warning.
 * @throws IlotsError `ILOTS-207` where there is no document: importing on a server is safe, starting is not;
 * `ILOTS-104` where `window.Ilots` cannot be defined.
 */
export function startWith(
  { nonce = '', ...config }: StartOptions,
  install: (engine: Engine) => void = () => {},
): IlotsApi {
  if (typeof document === 'undefined') throw ilotsError(Code.nothingToMount, NO_DOCUMENT)
  window.IlotsConfig = { ...(scriptGlobal('IlotsConfig') as object | undefined), ...config }
  const engine = startPage(Object.assign(document.createElement('script'), { nonce }))
  if (engine) install(engine)
  const api = scriptGlobal('Ilots') as IlotsApi | undefined
  if (!api) throw ilotsError(Code.globalTaken, NOT_OURS)
  return api
}

const NO_DOCUMENT =
  'start() refusé : aucun document ici, attendu un navigateur ; importer partout, ' +
  'appeler start() dans la page seulement.'
const NOT_OURS = 'start() refusé : window.Ilots ne peut pas être défini dans cette page.'
