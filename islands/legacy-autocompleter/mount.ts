import styles from 'styles:legacy-autocompleter'
import type { Parts } from '../../legacy-compat/lazy'
import type { Engine } from '../../src/engine/engine'
import { adopt } from '../../src/ui/styles/adopt'
import { makeAria } from './aria'
import { choices } from './choices'
import { keys } from './keys'
import { observer } from './observer'
import { query } from './query'
import { remote } from './remote'
import { selection } from './selection'
import { shown } from './shown'

/** The methods of `Autocompleter`, its descendants and `Observer`, each called on one. */
export async function create(engine: Engine): Promise<Parts> {
  adopt(styles)
  return {
    base: { ...keys(engine), ...query, ...choices, ...selection, ...shown(makeAria(engine)) },
    observer,
    ...remote,
  }
}
