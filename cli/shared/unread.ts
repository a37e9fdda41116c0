import type { Key, Said } from './messages'

/** Why a page could not be had; the status is 2. */
export class Unread extends Error {
  override readonly name = 'Unread'
  readonly key: Key
  readonly values: Said
  constructor(key: Key, values: Said) {
    super(key)
    this.key = key
    this.values = values
  }
}

/** Bytes of a page: what is longer is none. */
export const LARGEST = 10 * 1024 ** 2
