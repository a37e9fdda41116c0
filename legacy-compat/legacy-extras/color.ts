/** `Color`: a list of red, green and blue that knows its hue, saturation and brightness. */
import type { Dictionary, Loose } from '../core/loose'
import type { Kit } from '../kit'

type Parts = number[]
interface ColorParts extends Parts {
  rgb: Parts
  hsb: Parts
  hex: string
}

/** Hue in degrees; saturation and brightness in hundredths. */
function rgbToHsb(this: ArrayLike<number | string>): Parts {
  const [red = 0, green = 0, blue = 0] = Array.from(this, Number)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  let hue = 0
  if (range && most === red) hue = (green - blue) / range
  else if (range && most === green) hue = 2 + (blue - red) / range
  else if (range) hue = 4 + (red - green) / range
  return [
    Math.round(((hue + 6) % 6) * 60),
    Math.round(most && (range / most) * 100),
    Math.round((most / 255) * 100),
  ]
}

function hsbToRgb(this: ArrayLike<number | string>): Parts {
  const [hue = 0, saturation = 0, brightness = 0] = Array.from(this, Number)
  // Each part falls from the brightness to its darkest, one third of the circle from the next part.
  const part = (offset: number) => {
    const place = (offset + (((hue % 360) + 360) % 360) / 60) % 6
    const depth = Math.max(0, Math.min(place, 4 - place, 1))
    return Math.round((brightness * (100 - saturation * depth) * 255) / 10_000)
  }
  return [part(5), part(3), part(1)]
}

const partsIn = (text: string) => text.match(/\d{1,3}/g)

export const colourLists: Dictionary = { rgbToHsb, hsbToRgb }
export const colourTexts: Dictionary = {
  rgbToHsb(this: string) {
    return partsIn(this) && rgbToHsb.call(partsIn(this) ?? [])
  },
  hsbToRgb(this: string) {
    return partsIn(this) && hsbToRgb.call(partsIn(this) ?? [])
  },
}

const toRgb = (colour: unknown) => (colour as Loose).hexToRgb?.(true) as unknown as Parts | null
const toHex = (colour: unknown) => (colour as Loose).rgbToHex?.() as unknown as string

/** Reads `#abc`, `rgb(1, 2, 3)` or `hsb(1, 2, 3)`. */
function read(text: string): Parts | null {
  if (text.includes('hsb')) return hsbToRgb.call(partsIn(text) ?? [])
  return text.includes('rgb') ? (partsIn(text)?.slice(0, 3).map(Number) ?? null) : toRgb(text)
}

/** Makes `Color`, and `$RGB`, `$HSB` and `$HEX`. */
export function makeColor({ Type }: Kit): Dictionary {
  // Its instances are lists, which are not enumerated with their methods. Its code must use `this`: the minifier makes an arrow function of
  // one that does not, even with `new.target`, and an arrow function cannot be constructed.
  const Color = function (this: object | undefined, ...given: unknown[]): ColorParts {
    const isThree = given.length >= 3
    const [colour, type] = isThree ? [given.slice(0, 3), 'rgb'] : given
    let rgb = typeof colour === 'string' ? read(colour) : (colour as Parts)
    const hsb = type === 'hsb' ? rgb : null
    if (hsb) rgb = hsbToRgb.call(hsb)
    if (type === 'hex') rgb = toRgb(rgb)
    if (!rgb) throw new TypeError(`Color : couleur illisible, reçu « ${String(colour)} ».`)
    const made = Object.setPrototypeOf(
      [...rgb],
      this instanceof Color ? Object.getPrototypeOf(this) : Color.prototype,
    ) as ColorParts
    const known = { rgb: rgb.slice(0, 3), hsb: hsb ? [...hsb] : rgbToHsb.call(rgb), hex: toHex(rgb) }
    for (const [name, value] of Object.entries(known))
      Object.defineProperty(made, name, { value, writable: true, configurable: true })
    return made
  } as unknown as { new (...given: unknown[]): ColorParts; implement(methods: Dictionary): void }
  const prototype = Object.create(Array.prototype, {
    constructor: { value: Color, writable: true, configurable: true },
  })
  Object.assign(Color, { prototype })
  // What `map` and `slice` make is a plain list.
  Object.defineProperty(Color, Symbol.species, { get: () => Array })
  Type('Color', Color)
  Color.implement({
    mix(this: ColorParts, ...given: unknown[]) {
      const alpha = typeof given.at(-1) === 'number' ? (given.pop() as number) : 50
      const mixed = given.reduce<Parts>((rgb, item) => {
        const other: Parts = new Color(item)
        return rgb.map((part, index) =>
          // In this order, as the original: halves are rounded as pages expect.
          Math.round((part / 100) * (100 - alpha) + ((other[index] ?? 0) / 100) * alpha),
        )
      }, this.slice())
      return new Color(mixed, 'rgb')
    },
    invert(this: ColorParts) {
      return new Color(this.map((part) => 255 - part))
    },
    setHue(this: ColorParts, hue: number) {
      return new Color([hue, this.hsb[1], this.hsb[2]], 'hsb')
    },
    setSaturation(this: ColorParts, percent: number) {
      return new Color([this.hsb[0], percent, this.hsb[2]], 'hsb')
    },
    setBrightness(this: ColorParts, percent: number) {
      return new Color([this.hsb[0], this.hsb[1], percent], 'hsb')
    },
  })
  return {
    Color,
    $RGB: (red: number, green: number, blue: number) => new Color([red, green, blue], 'rgb'),
    $HSB: (hue: number, saturation: number, brightness: number) =>
      new Color([hue, saturation, brightness], 'hsb'),
    $HEX: (hex: string) => new Color(hex, 'hex'),
  }
}
