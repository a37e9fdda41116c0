/** Recognises secrets and personal data by their shape or by their name. */

/** What stands for a hidden text. */
export const HIDDEN = '…'

/** Eight digits and more, with any separators: telephones, cards, accounts, customer numbers. */
const DIGITS = /\+?\d(?:[\s.()/_-]{0,3}\d){7,}/g
const ACCOUNT = /(?<![A-Z\d])[A-Z]{2}\d{2}(?:[\s.-]?[A-Z\d]{4}){2,7}(?:[\s.-]?[A-Z\d]{1,4})?(?![A-Z\d])/g
/** Plates such as AB-123-CD and 123 ABC 75; in small letters only without spaces: "de 300 px" is no plate. */
const PLATES = [
  /(?<![\p{L}\d])[A-Z]{2}[\s.+_-]?\d{3}[\s.+_-]?[A-Z]{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[a-z]{2}[.+_-]?\d{3}[.+_-]?[a-z]{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{1,4}[\s.+_-]?[A-Z]{1,3}[\s.+_-]?(?:97\d|\d[\dAB])(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d{3,4}[.+_-]?[a-z]{2,3}[.+_-]?(?:97\d|\d[\dab])(?![\p{L}\d])/gu,
]
/** Positions: a pair of coordinates, one coordinate that is exact to a metre, degrees. */
const PLACES = [
  /-?\d{1,3}[.,]\d{3,}\s{0,2}[,;/ ]\s{0,2}-?\d{1,3}[.,]\d{3,}/g,
  /-?\d{1,3}[.,]\d{5,}/g,
  /\d{1,3}\s?°\s?\d{1,2}(?:[.,]\d{1,8})?\s?['’′](?:\s?\d{1,2}(?:[.,]\d{1,8})?\s?["”″])?\s?[NSEOW]?/g,
]
/** IP addresses, except the machine's own. */
const NETWORK = /(?<![\d.])(?!127\.)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g

const SHAPES = [...PLACES, ACCOUNT, ...PLATES, NETWORK, DIGITS]

/** Hides everything with the shape of a secret. */
export const hideShapes = (text: string): string =>
  SHAPES.reduce((rest, shape) => rest.replace(shape, HIDDEN), text)

/** Hides such shapes of several words, before words are checked one by one. */
export const hideSpaced = (text: string): string =>
  SHAPES.reduce((rest, shape) => rest.replace(shape, (found) => (/\s/.test(found) ? HIDDEN : found)), text)

/** `titre`, `Titre`, `TITRE`, `unTitreLong`. */
const LETTERS = /^(?:\p{Lu}?\p{Ll}{1,30}(?:\p{Lu}\p{Ll}{1,30}){0,3}|\p{Lu}{1,30})$/u
/** `2024`, `h1`, `translate3d`, `300px`, `1280x800`. */
const NUMBERED =
  /^(?:\d{1,5}|(?:\p{Lu}?\p{Ll}{1,12}|\p{Lu}{1,6})\d{1,3}|\p{Ll}{3,12}\d\p{Ll}{1,3}|\d{1,4}\p{L}{1,3}|\d{2,4}x\d{2,4})$/u
const VOWELS = /[aeiouyàâäéèêëîïôöùûüœæ]/giu
const LONG = 9

/** Whether a long word can be read aloud: one letter in five at least is a vowel. */
const isSpoken = (word: string): boolean =>
  word.length < LONG || (word.match(VOWELS)?.length ?? 0) * 5 >= word.length

const isWord = (word: string): boolean => (LETTERS.test(word) ? isSpoken(word) : NUMBERED.test(word))

/** Whether a text is made of words and short numbers: tokens, keys and customer numbers are not. */
export const isReadable = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every(isWord) && hideShapes(text) === text

/** Whether a piece of a sentence is a token: too long for an abbreviation, and no word. */
export const isToken = (text: string): boolean => text.length >= 8 && !isReadable(text)

const NAMES = new Set(
  [
    'pass passe password passwd passphrase pwd mdp secret token jeton csrf xsrf nonce otp pin cvv cvc',
    'auth authorization authentication authentification bearer credential credentials signature sig apikey',
    'cookie session sid sess sessid phpsessid jsessionid user login username utilisateur identifiant',
    'mail email courriel phone tel telephone téléphone gsm fax',
    'nom prenom prénom firstname lastname surname fullname naissance birth birthday birthdate dob',
    'adresse address rue street iban bic rib immat immatriculation plaque vin nir ip',
    'lat lng lon latitude longitude coord coords coordinates coordonnees coordonnées',
  ].flatMap((line) => line.split(' ')),
)
/** Words that are a secret's name only together. */
const TOGETHER = /\b(?:api|access|private|secret)key\b|\bcardnumber\b|\b(?:carte|numero)(?:bancaire|carte)\b/

/** Whether values of this name are always hidden: `user_email`, `X-Api-Key`, `accessToken`, `client[telephone]`. */
export function isSecretName(name: string): boolean {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ''))
  return words.some((word) => NAMES.has(word)) || TOGETHER.test([...words, ...pairs].join(' '))
}
