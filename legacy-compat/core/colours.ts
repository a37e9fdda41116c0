/** Colours as scripts of that time write them: `#rgb`, `#rrggbb`, `rgb(…)`, or lists of their parts. */

export function hexToRgb(parts: readonly string[] | null | undefined, asArray?: boolean): unknown {
  if (parts?.length !== 3) return null
  const rgb = parts.map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16))
  return asArray ? rgb : `rgb(${rgb})`
}

export function rgbToHex(parts: readonly (string | number)[] | null, asArray?: boolean): unknown {
  if (!parts || parts.length < 3) return null
  if (parts.length === 4 && Number(parts[3]) === 0 && !asArray) return 'transparent'
  const hex = parts.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0'))
  return asArray ? hex : `#${hex.join('')}`
}

/** Reads the three parts of `#abc` or `#aabbcc`. */
export const hexParts = (text: string) => /^#?(\w{1,2})(\w{1,2})(\w{1,2})$/.exec(text)?.slice(1)
export const rgbParts = (text: string) => text.match(/\d{1,3}/g)
