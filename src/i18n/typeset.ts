/**
 * Writes a French text as it is printed: no-break spaces (U+00A0, narrow U+202F), curly apostrophes, one sign for an
 * ellipsis. It is for what is shown, before values are filled in: a translation is looked up by the text as it stands
 * in `messages`.
 */
export const typeset = (text: string): string =>
  text
    .replace(/(?<=\w)'/g, '’')
    .replace(/\.{3}/g, '…')
    .replace(/ (?=[;?!]|%\B)/g, '\u202f')
    .replace(/ (?=[:»])|(?<=«) /g, '\u00a0')
