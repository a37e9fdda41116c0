/** How a secret looks, and what is about a person, where nothing around it says so. */

export const HIDDEN = '…'

/** Eight digits and more, however they are set apart: telephones, cards, accounts, numbers of a customer. */
const DIGITS = /\+?\d(?:[\s.()/_-]{0,3}\d){7,}/g
const ACCOUNT = /(?<![A-Z\d])[A-Z]{2}\d{2}(?:[\s.-]?[A-Z\d]{4}){2,7}(?:[\s.-]?[A-Z\d]{1,4})?(?![A-Z\d])/g
/** AB-123-CD and 123 ABC 75; in small letters never with spaces: "de 300 px" is none. */
const PLATES = [
  /(?<![\p{L}\d])[A-Z]{2}[\s.+_-]?\d{3}[\s.+_-]?[A-Z]{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[a-z]{2}[.+_-]?\d{3}[.+_-]?[a-z]{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{1,4}[\s.+_-]?[A-Z]{1,3}[\s.+_-]?(?:97\d|\d[\dAB])(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{3,4}[.+_-]?[a-z]{2,3}[.+_-]?(?:97\d|\d[\dab])(?![\p{L}\d])/gu,
]
/** Where somebody is: a pair of numbers, one that is exact to a metre, degrees. */
const PLACES = [
  /-?\d{1,3}[.,]\d{3,}\s{0,2}[,;/ ]\s{0,2}-?\d{1,3}[.,]\d{3,}/g,
  /-?\d{1,3}[.,]\d{5,}/g,
  /\d{1,3}\s?°\s?\d{1,2}(?:[.,]\d{1,8})?\s?['’′](?:\s?\d{1,2}(?:[.,]\d{1,8})?\s?["”″])?\s?[NSEOW]?/g,
]
/** But the machine's own. */
const NETWORK = /(?<![\d.])(?!127\.)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g

const SHAPES = [...PLACES, ACCOUNT, ...PLATES, NETWORK, DIGITS]

export const hideShapes = (text: string): string =>
  SHAPES.reduce((rest, shape) => rest.replace(shape, HIDDEN), text)

/** Those of several words, before words are looked at for themselves. */
export const hideSpaced = (text: string): string =>
  SHAPES.reduce((rest, shape) => rest.replace(shape, (found) => (/\s/.test(found) ? HIDDEN : found)), text)

/** `titre`, `Titre`, `TITRE`, `unTitreLong`. */
const LETTERS = /^(?:\p{Lu}?\p{Ll}{1,30}(?:\p{Lu}\p{Ll}{1,30}){0,3}|\p{Lu}{1,30})$/u
/** `2024`, `h1`, `translate3d`, `300px`, `1280x800`. */
const NUMBERED =
  /^(?:\d{1,5}|(?:\p{Lu}?\p{Ll}{1,12}|\p{Lu}{1,6})\d{1,3}|\p{Ll}{3,12}\d\p{Ll}{1,3}|\d{1,4}\p{L}{1,3}|\d{2,4}x\d{2,4})$/u
const VOWELS = /[aeiouyàâäéèêëîïôöùûüœæ]/giu
const LONG = 9

/** What can be read aloud has vowels: one letter in five at least. */
const isSpoken = (word: string): boolean =>
  word.length < LONG || (word.match(VOWELS)?.length ?? 0) * 5 >= word.length

const isWord = (word: string): boolean => (LETTERS.test(word) ? isSpoken(word) : NUMBERED.test(word))

/** Made of words and of short numbers: a token, a key, a customer's number are not. */
export const isReadable = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every(isWord) && hideShapes(text) === text

/** Among words: too long for an abbreviation, and no word. */
export const isToken = (text: string): boolean => text.length >= 8 && !isReadable(text)
