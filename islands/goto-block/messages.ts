/** Clickable blocks say nothing of their own. */
export const messages = { fr: {}, en: {} }
