/** The texts a visitor reads are the modal's. */
export const messages = { fr: {}, en: {} }
