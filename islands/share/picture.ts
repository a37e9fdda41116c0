import texts from './reference.json' with { type: 'json' }

/** Why there is none. */
export const noPicture = texts.picture
