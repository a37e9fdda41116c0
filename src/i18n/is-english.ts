/** Whether a page is in English, of whatever country: it has our English texts, any other the French ones. */
export const isEnglish = (lang: string): boolean => lang.startsWith('en')
