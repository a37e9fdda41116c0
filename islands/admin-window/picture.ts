import texts from './reference.json'

/** Why there is none. */
export const noPicture = texts.picture
