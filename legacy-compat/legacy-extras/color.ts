/** `Color`: a list of red, green and blue that knows its hue, saturation and brightness. */
import type { Dictionary, Loose } from '../core/loose'
import { methodsOf } from '../core/methods'
import type { Kit } from '../kit'

type Numbers = number[]
interface ColorObject extends Numbers {
  rgb: Numbers
  hsb: Numbers
  hex: string
}

/** Hue in degrees; saturation and brightness in hundredths. */
function rgbToHsb(given: ArrayLike<number | string>): Numbers {
  const [red = 0, green = 0, blue = 0] = Array.from(given, Number)
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

function hsbToRgb(given: ArrayLike<number | string>): Numbers {
  const [hue = 0, saturation = 0, brightness = 0] = Array.from(given, Number)
  // Each part falls from the brightness to its darkest, one third of the circle from the next part.
  const channel = (offset: number) => {
    const place = (offset + (((hue % 360) + 360) % 360) / 60) % 6
    const depth = Math.max(0, Math.min(place, 4 - place, 1))
    return Math.round((brightness * (100 - saturation * depth) * 255) / 10_000)
  }
  return [channel(5), channel(3), channel(1)]
}

const numbersIn = (text: string) => text.match(/\d{1,3}/g)

/** Methods of lists, and of texts. */
export const listFunctions = { rgbToHsb, hsbToRgb }
export const textFunctions = {
  rgbToHsb: (text: string) => numbersIn(text) && rgbToHsb(numbersIn(text) ?? []),
  hsbToRgb: (text: string) => numbersIn(text) && hsbToRgb(numbersIn(text) ?? []),
}

const toRgb = (colour: unknown) => (colour as Loose).hexToRgb?.(true) as unknown as Numbers | null
const toHex = (colour: unknown) => (colour as Loose).rgbToHex?.() as unknown as string

/** Reads `#abc`, `rgb(1, 2, 3)` or `hsb(1, 2, 3)`. */
function read(text: string): Numbers | null {
  if (text.includes('hsb')) return hsbToRgb(numbersIn(text) ?? [])
  return text.includes('rgb') ? (numbersIn(text)?.slice(0, 3).map(Number) ?? null) : toRgb(text)
}

/** Makes `Color`, and `$RGB`, `$HSB` and `$HEX`. */
export function makeColor({ Type }: Kit): Dictionary {
  // Its instances are lists, which are not enumerated with their methods. Its code must use `this`: the minifier
  // makes an arrow function of one that does not, even with `new.target`, and an arrow function cannot be
  // constructed.
  const Color = function (this: object | undefined, ...given: unknown[]): ColorObject {
    const isThree = given.length >= 3
    const [colour, type] = isThree ? [given.slice(0, 3), 'rgb'] : given
    let rgb = typeof colour === 'string' ? read(colour) : (colour as Numbers)
    const hsb = type === 'hsb' ? rgb : null
    if (hsb) rgb = hsbToRgb(hsb)
    if (type === 'hex') rgb = toRgb(rgb)
    if (!rgb) throw new TypeError(`Color : couleur illisible, reçu « ${String(colour)} ».`)
    const made = Object.setPrototypeOf(
      [...rgb],
      this instanceof Color ? Object.getPrototypeOf(this) : Color.prototype,
    ) as ColorObject
    const known = { rgb: rgb.slice(0, 3), hsb: hsb ? [...hsb] : rgbToHsb(rgb), hex: toHex(rgb) }
    for (const [name, value] of Object.entries(known))
      Object.defineProperty(made, name, { value, writable: true, configurable: true })
    return made
  } as unknown as { new (...given: unknown[]): ColorObject; implement(methods: Dictionary): void }
  const prototype = Object.create(Array.prototype, {
    constructor: { value: Color, writable: true, configurable: true },
  })
  Object.assign(Color, { prototype })
  // What `map` and `slice` make is a plain list.
  Object.defineProperty(Color, Symbol.species, { get: () => Array })
  Type('Color', Color)
  const functions = {
    mix(colour: ColorObject, ...given: unknown[]) {
      const alpha = typeof given.at(-1) === 'number' ? (given.pop() as number) : 50
      const mixed = given.reduce<Numbers>((rgb, item) => {
        const other: Numbers = new Color(item)
        return rgb.map((number, index) =>
          // In this order, as the original: halves are rounded as pages expect.
          Math.round((number / 100) * (100 - alpha) + ((other[index] ?? 0) / 100) * alpha),
        )
      }, colour.slice())
      return new Color(mixed, 'rgb')
    },
    invert: (colour: ColorObject) => new Color(colour.map((number) => 255 - number)),
    setHue: ({ hsb }: ColorObject, hue: number) => new Color([hue, hsb[1], hsb[2]], 'hsb'),
    setSaturation: ({ hsb }: ColorObject, percent: number) => new Color([hsb[0], percent, hsb[2]], 'hsb'),
    setBrightness: ({ hsb }: ColorObject, percent: number) => new Color([hsb[0], hsb[1], percent], 'hsb'),
  }
  Color.implement(methodsOf(functions))
  return {
    Color,
    $RGB: (red: number, green: number, blue: number) => new Color([red, green, blue], 'rgb'),
    $HSB: (hue: number, saturation: number, brightness: number) =>
      new Color([hue, saturation, brightness], 'hsb'),
    $HEX: (hex: string) => new Color(hex, 'hex'),
  }
}
