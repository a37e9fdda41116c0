/** How the code of islands is cut into files (docs/architecture.md): by purpose, so that a first use is one wave. */

/**
 * Shared code: each part is `src/parts/<name>.ts`, which lists its modules. `imports`: the parts that it leaves out of
 * itself. A part without imports stands alone: whatever it needs is in it, so that who uses it fetches no other.
 * In this order: what several parts offer is taken from the first, unless the island has another of them anyway.
 */
export const PARTS: Readonly<Record<string, { readonly imports: readonly string[] }>> = {
  base: { imports: [] },
  server: { imports: ['base'] },
  forms: { imports: ['base'] },
  dialogs: { imports: [] },
  react: { imports: [] },
  zod: { imports: [] },
  splide: { imports: [] },
}

/** Islands that a visitor uses together share a file, named after what they have in common. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  windows: ['image-zoom', 'modal', 'popup', 'secure-link'],
  sharing: ['share', 'share-mail', 'share-native'],
  slides: ['carousel', 'slider'],
  furniture: ['admin-window', 'analytics', 'front-banner', 'scroll-reveal', 'sticky-header'],
}

/** Files that import no part: a page with nothing else asks for one file of each. */
export const ALONE: ReadonlySet<string> = new Set([
  'goto-block',
  'furniture',
  'warm-up',
  // `domready` waits for it: one file on the connection that is there, where three would open two more.
  'legacy-more',
  // What it belongs to is there already, and holds the address of this one.
  'src/overlay/third-party-layer.ts',
  'src/server/reply-words.ts',
  'islands/analytics/hash.ts',
])

/**
 * What an island opens as soon as it is used: the file comes in the same wave, with its parts.
 */
export const COMPANIONS: Readonly<Record<string, string>> = {
  squeezebox: 'windows',
}

/**
 * Islands that use little of a part: they hold a copy of that rather than fetch all of it.
 */
export const APART: Readonly<Record<string, readonly string[]>> = {
  // It calls the server; of forms it needs how they look while busy and what they send.
  booking: ['forms'],
  // It is checked here, and draws: what calls comes with those that ask the server.
  form: ['forms'],
  // It asks which fields are secret.
  'content-block': ['forms'],
  'islands/form/verify.ts': ['forms'],
  'islands/form/reload.ts': ['forms'],
  'loading-screen': ['dialogs'],
  'front-popup': ['dialogs'],
  toast: ['base', 'dialogs'],
  autocomplete: ['base', 'server', 'forms', 'dialogs'],
  'mini-search': ['base', 'server', 'forms', 'dialogs'],
  'islands/date-field/picker.tsx': ['dialogs'],
  inspector: ['server', 'forms', 'dialogs'],
  'old-globals': ['forms'],
}

/**
 * Small sources that few islands use: those that are fetched with a part that has one take it from there, the others hold
 * a copy. No part is fetched for their sake, nor has each island to wait for them.
 */
export const SMALL: ReadonlySet<string> = new Set([
  'src/forms/own-autocomplete.ts',
  'src/history/write-entry.ts',
  'src/island/read-each.ts',
  'src/overlay/activate.ts',
  'src/overlay/opens-popup.ts',
  'src/overlay/windows.ts',
  'src/server/html.ts',
  'src/server/json.ts',
  'src/server/leaving.ts',
  'src/server/misfit.ts',
  'src/server/old-html.ts',
  'src/server/read-schema.ts',
  'src/server/shape.ts',
  'src/server/urls.ts',
])

/** Sources with a state of their own that may be in several files: what is kept is not read by the others. */
export const HARMLESS: ReadonlySet<string> = new Set([
  // Each copy hears that the visitor leaves.
  'src/server/leaving.ts',
])
