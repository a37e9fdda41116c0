/** Which language a text of the product's is in. */

/** Words that are French and not English; names of the platform's fields are both. */
export const FRENCH =
  /[éèêàùçîôâû]|(?<![\w-])(attendu|reçu|un|une|le|la|les|des|du|de|est|sont|ou|et|dans|sur|pour|avec|sans|aucune?|ne|pas|que|qui|il|elle|ce|cette|nombre|adresse|liste|objet|ajouter|mettre|corriger|voir)(?![\w-])/i
/** The other way round. */
export const ENGLISH =
  /(?<![\w-])(the|an|is|are|of|expected|found|refused|write|add|mend|with|without|which|that|each|see)(?![\w-])/i

/** What a page writes, and what stands between backquotes or quotation marks, has no language; nor have names. */
export const own = (text: string) =>
  text
    .replace(/"[^"]*"|« [^»]* »|“[^”]*”|'[^']*'|\{[^}]*\}|<[^>]*>|https?:\S*|\/\S+|--\S+( <[^>]+>)?/g, ' ')
    .replace(/var\(--marque\)|(?<![\w-])(methode|etape|cibles|identite|Îlots)(?![\w-])/g, ' ')
