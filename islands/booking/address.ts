import type { Page } from '../../src/contracts/page'

/** The one address of a booking's calls (§7.14). */
export const addressOf = ({ config: { endpoints, site } }: Page): string =>
  endpoints.booking ?? `/${site}/objets/traitement.php`
