import styles from 'styles:legacy-autocompleter'
import type { Page } from '../../src/contracts/page'
import { adopt } from '../../src/styles/adopt'
import type { Parts } from '../lazy'
import { makeAria } from './aria'
import { choices } from './choices'
import { keys } from './keys'
import { observer } from './observer'
import { query } from './query'
import { remote } from './remote'
import { selection } from './selection'
import { shown } from './shown'

/** Makes the methods of `Autocompleter`, its descendants and `Observer`; `this` is the instance. */
export async function create(page: Page): Promise<Parts> {
  adopt(styles)
  return {
    base: { ...keys(page), ...query, ...choices, ...selection, ...shown(makeAria(page)) },
    observer,
    ...remote,
  }
}
