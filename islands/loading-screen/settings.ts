/** The settings that a screen has, from their four sources (§3.18, contract §1). */
import type { Engine } from '../../src/engine/engine'
import { Code, refusal } from '../../src/island/errors'
import type { Settings } from './attributes'
import { readSettings } from './read-settings'

/** Read once, so that a bad value is reported once. */
const configured = new WeakMap<object, Settings>()

function fromConfiguration({ config: { loader }, report }: Engine): Settings {
  const known =
    configured.get(loader) ??
    readSettings(loader, (name, found, expected) =>
      report.error(Code.configValue, refusal(`configuration loader.${name}`, written(found), expected)),
    )
  configured.set(loader, known)
  return known
}

/** What a script gives to `Ilots.loading.show()`. */
export function fromScript({ report }: Engine, given: unknown): Settings {
  return readSettings(given, (name, found, expected) =>
    report.error(Code.attributeRefused, refusal(`Ilots.loading.show(${name})`, written(found), expected), {
      island: 'loading-screen',
    }),
  )
}

/** Defaults are what the view does with a setting that no source gives. */
export function resolveSettings(engine: Engine, own: Settings): Settings {
  const given = Object.entries(own).filter(([, value]) => value !== undefined)
  return { ...fromConfiguration(engine), ...Object.fromEntries(given) }
}

export const written = (found: unknown): string =>
  typeof found === 'string' ? found : (JSON.stringify(found) ?? String(found))
