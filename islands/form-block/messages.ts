export const messages = { fr: {}, en: {} }
