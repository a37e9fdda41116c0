/** How attributes are read: data, which the reader, the reference and `ilots check` share. */
import type { Message } from './errors'
import type { OnSkipped } from './on-skipped'

/** How one attribute is read. */
export interface Attribute<Value> {
  readonly default: Value
  /** The words of a choice. */
  readonly words?: readonly string[]
  /** Attribute names, in order of preference; without them, `data-` and the key in kebab-case. */
  readonly names?: readonly string[]
  /**
   * The parsed value; `undefined` when it is refused.
   * @param onSkipped is called for items that a list leaves out.
   */
  read(raw: string, onSkipped?: OnSkipped): Value | undefined
  /** What ends the sentence "…, attendu " when a value is refused. */
  readonly expected: Message
}

/** The attributes of an island: how each is read, by its key. */
export type AttributeSchema = Readonly<Record<string, Attribute<unknown>>>

/** The values that a schema gives. */
export type Values<Schema extends AttributeSchema> = {
  readonly [Key in keyof Schema]: Schema[Key] extends Attribute<infer Value> ? Value : never
}
