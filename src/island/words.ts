/** One text of the reference, in both of its languages. */
export interface Words {
  readonly fr: string
  readonly en: string
}

/** Makes a text of the reference from its French and its English. */
export const words = (fr: string, en: string): Words => ({ fr, en })
