/** What a script gives as an argument or an option, as far as it can be known without running it. */

/** One value. */
export interface Argument {
  /** As it is written, on one line. */
  readonly source: string
  readonly plain?: string | number | boolean | null
  readonly isFunction?: boolean
  /** A day, as forms send it: `2026-03-14`. */
  readonly date?: string
  readonly items?: readonly Argument[]
  readonly entries?: Options
}
export type Options = ReadonlyMap<string, Argument>

export const NONE: Options = new Map()

/** A text that an attribute has, or that is an argument. */
export const asWritten = (plain: string): Argument => ({ source: plain, plain })

export const text = (given: Argument | undefined): string | undefined =>
  typeof given?.plain === 'string' ? given.plain : undefined
export const number = (given: Argument | undefined): number | undefined =>
  typeof given?.plain === 'number' ? given.plain : undefined
export const isOn = (given: Argument | undefined): boolean =>
  given !== undefined && given.plain !== false && given.plain !== null && given.plain !== 0
/** Pixels of `800`, `'800'` and `'800px'`; nothing for `'80%'`. */
export function pixels(given: Argument | undefined): number | undefined {
  const [, found] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(given?.plain ?? '').replaceAll(' ', '')) ?? []
  return found === undefined ? undefined : Math.round(Number(found))
}

/** `'padding: 0, type: "iframe"'` is read elsewhere: this one is of JSON, as attributes hold it. */
export function fromJson(value: unknown): Argument {
  const source = JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return { source, items: value.map(fromJson) }
  if (typeof value === 'object' && value !== null)
    return {
      source,
      entries: new Map(Object.entries(value).map(([key, each]) => [key, fromJson(each)])),
    }
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
    ? { source, plain: value }
    : { source }
}
