/** How the steps of a function grow with the length of what it reads. */
import { stepsOf } from './steps'

export interface Growth {
  /** What the text repeats. */
  readonly piece: string
  /** Steps for the text. */
  readonly steps: number
  /** Steps for twice the text, by those. */
  readonly factor: number
}

/** Characters, of which twice as many are then given. */
const LONG = 50_000
/** Tells what is worth so much text. */
const SHORT = 1_000
/** No text that is read once and again takes so much: the long ones would take minutes. */
const TOO_MUCH = 3.2
const TRIED = 3

/** What texts of every kind are made of. */
const PIECES = [
  ...'a0 \'"<>()[]{}\\/:;,.=&?#%@-_+*!«é\n',
  ...['a ', 'a:', 'a=', 'a.', '/a', 'a@', '0 ', '0,', '0.', '"a', "'a", '"\\', "'\\", '{a:', '[a', '(a'],
  ...['a,', '[a=', ':a(', '//', '<!--', '<a ', '<a>', '</a>', '<a b="', '<script>', '<script', '<title>'],
  ...['function(', 'function(){', 'a:function', '\\u0041', '%41', '&quot;a', 'http://a', 'a://', 'password:'],
  ...['Bearer a', 'token="', 'a refusé : reçu « ', ' », attendu ', '01 ', 'AB-123-', '43.6 '],
]
/** At which what has begun may fail. */
const ENDS = ['', 'b', '"', '0', '!']

/** @param pieces more of them, that this function is about. @returns the worst of all. */
export function growthOf(read: (text: string) => unknown, pieces: readonly string[] = []): Growth {
  const measured = (piece: string, length: number): Growth => {
    const stepsAt = (characters: number) => {
      const text = piece.repeat(characters / piece.length)
      return stepsOf(ENDS.map((end) => () => read(text + end)))
    }
    const steps = stepsAt(length)
    return { piece, steps, factor: stepsAt(2 * length) / steps }
  }
  const short = [...new Set([...PIECES, ...pieces])].map((piece) => measured(piece, SHORT))
  const [worst, ...others] = short.sort((one, other) => other.factor - one.factor)
  const dearest = short.reduce((one, other) => (other.steps > one.steps ? other : one))
  if (!worst || worst.factor > TOO_MUCH) return worst ?? dearest
  return [dearest, worst, ...others.slice(0, TRIED - 1)]
    .map(({ piece }) => measured(piece, LONG))
    .reduce((one, other) => (other.factor > one.factor ? other : one))
}
