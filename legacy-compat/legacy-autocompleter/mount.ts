import styles from 'styles:legacy-autocompleter'
import type { Page } from '../../src/contracts/page'
import { adopt } from '../../src/styles/adopt'
import type { ChunkClasses } from '../lazy'
import { keys, selection } from './field'
import { choices, makeAria, shown } from './list'
import { observer } from './observer'
import { query, remote } from './query'

/** Makes the methods of `Autocompleter`, its descendants and `Observer`; `this` is the instance. */
export async function create(page: Pick<Page, 'config' | 't'>): Promise<ChunkClasses> {
  adopt(styles)
  return {
    base: { ...keys(page), ...query, ...choices, ...selection, ...shown(makeAria(page)) },
    observer,
    ...remote,
  }
}
