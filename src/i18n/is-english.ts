/** Whether a page is in a language of our texts: in any other, what is shown in French is marked. */
export const isOurLanguage = (lang: string): boolean => /^(fr|en)\b/.test(lang)

/** Whether a page is in English, of whatever country: it has our English texts, any other the French ones. */
export const isEnglish = (lang: string): boolean => lang.startsWith('en')
