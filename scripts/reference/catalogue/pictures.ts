/** The pictures of an island: at two widths, light and dark. */
export const WIDTHS = ['390', '1280'] as const
export const SCHEMES = ['clair', 'sombre'] as const
export type Width = (typeof WIDTHS)[number]
export type Scheme = (typeof SCHEMES)[number]

/** The name of one, below `/assets/site/catalogue/` of the fixture site. */
export const pictureOf = (name: string, width: Width, scheme: Scheme): string =>
  `${name}-${width}-${scheme}.png`
