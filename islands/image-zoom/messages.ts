/** The visible texts are the modal's. */
export const messages = { fr: {}, en: {} }
