import { type Attribute, choice, flag, text, type Values } from '../../src/island/attributes'

/** An attribute that is not given leaves the setting to the configuration, then to the default. */
const optional = <Value>(attribute: Attribute<Value>): Attribute<Value | undefined> => ({
  ...attribute,
  default: undefined,
})

const colour: Attribute<string> = {
  default: '',
  expected: 'une couleur CSS comme #0b5cad, rgb(11 92 173 / 80%) ou var(--marque)',
  read: (raw) => (CSS.supports('color', raw.trim()) ? raw.trim() : undefined),
}

/** §3.18. The configuration and `show()` have the same keys, written as `show_logo`. */
export const attributes = {
  version: optional(choice(['1', '2'], '1')),
  showLogo: optional(flag()),
  showTitle: optional(flag()),
  showDesc: optional(flag()),
  txtLoading: optional(text()),
  txtPatienter: optional(text()),
  couleurFond: optional(colour),
  couleurTexte: optional(colour),
  couleurBarre: optional(colour),
  image: optional(text()),
}

/** The settings that one source gives; the next source decides those that are missing. */
export type Settings = Partial<Values<typeof attributes>>
