/** The banner's texts are the site's. */
export const messages = { fr: {}, en: {} }
