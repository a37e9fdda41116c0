/** All that a banner says is the site's. */
export const messages = { fr: {}, en: {} }
