import { defineConfig, type Project } from '@playwright/test'
import { findBrowser } from './scripts/browsers'

/** Another one lets two runs go on beside each other. */
const PORT = Number(process.env.PORT ?? 4179)
const baseURL = `http://127.0.0.1:${PORT}`

/** What a page asks of the machine's network beyond this server is refused here: the browser is told not to try. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // Without a graphics card drawing is the processor's either way, and a sixth slower through its stand-in.
  '--disable-gpu',
]

const chromium = (flavour: 'preact' | 'react'): Project => ({
  name: `chromium-${flavour}`,
  grepInvert: OTHER_DATA,
  use: {
    browserName: 'chromium',
    storageState: flavourCookie(flavour),
    launchOptions: { executablePath: findBrowser('Chromium') ?? '', args: CHROMIUM_FLAGS },
  },
})

/** The fixture site serves the flavour that this cookie names. */
function flavourCookie(flavour: string) {
  const cookie = { name: 'ilots-flavour', value: flavour, domain: '127.0.0.1', path: '/' }
  return {
    cookies: [{ ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [],
  }
}

/** `BROWSERS=all`: every test in every project, for more than half an hour. */
const IS_WHOLE = process.env.BROWSERS === 'all'
/** Titles that the check of every day leaves out. */
const everyDay = (...titles: string[]) => (IS_WHOLE ? /^$/ : new RegExp(titles.join('|')))
/** What React draws; everything else is the same bytes in both flavours. Unit and contract tests run in both. */
const WITH_REACT = IS_WHOLE
  ? /(booking-journey|every-page|lightbox|mobile-menu|modal|my-elements|overlays|popup|squeezebox|hostile.names)\.spec/
  : /(booking-journey|every-page|lightbox|mobile-menu|modal|my-elements|hostile.names)\.spec/
/** React changes nothing of these: gestures on an image, and leaks beyond the modal's. */
const SAME_IN_REACT = IS_WHOLE
  ? /rounds of (?!the (modal|lightbox|menu))/
  : /rounds of (?!the modal)|enlarge|swipe|own pixels|ctrl/
/** Told by one project: what the server answers, what is refused, how often the same is done with other data. */
const SAME_EVERYWHERE = everyDay(
  String.raw`\b(500|malformed|offline|html-instead-of-json|refuse[sd]?|cannot be read|are sent as the query|is described by|are a console error|jamais-(cadre|image)|in the console|says which|says so|is said|asking again)\b`,
  ' (liens|titres): (Enter|Space) ',
  'Enter on “(Les prix|Cent|L’été, )',
  'shows 2 at 390 px',
  'pixels: petite',
  '/entetes wheel ',
  'scroll-reveal (settings that are none|unmounted,|when its code|without JavaScript|under reduced motion|printed)',
)
/** What differs between browsers: focus, keys, history, frames, scrolling, pointers, the top layer, what comes late. */
const DIFFERS = IS_WHOLE
  ? /./
  : /hostile|Enter|Space|Escape|\bTab\b|focus|keyboard|Back\b|frame|scroll|drag|swipe|wheel|above|history|before (any|its|the) code|touch|selected|window|place|moves|stands still|taken out|come later|left/i
/** One browser judges the same document, and counts what is left behind. */
const ONE_BROWSER = /(pages-at-rest|every-page)\.spec/
/** They open the overlay that modal, lightbox and overlays open, and add nothing that a browser has its own way with. */
const SAME_OVERLAY = IS_WHOLE
  ? /^$/
  : /(image-zoom|secure-link|popup|front-banner|loading-screen|share|sharing)\.spec/
/** The same behaviour of the same overlay with other data: one of each kind is enough for a check of every day. */
const OTHER_DATA = everyDay(
  '(Space|Enter) opens (bouton|div|simple)',
  String.raw`nothing moves while (\[|#)`,
  '(petite|minuscule|blanche): the close control',
  'of (titre|texte|image|bouton|ajax-autre-site|cadre-autre-site|vides|retire|remplace) ',
  'takes at most 90 % of (844|320)',
  'jamais-(cadre|image) closes at once by (vitreaModalClose|the close control|Back)',
  'version 1 with everything',
  'a swipe of -39',
  'voile-autour: ',
  '(courriel|sans-adresse) is refused',
  'after 50 rounds of (the (permalink|secure-link|image-zoom)|front-)',
  String.raw`/(ilots/(share|share-mail|share-native|admin-window|permalink|toast|analytics|translations|image-zoom|secure-link|popup|squeezebox|goto-block|front-popup/[\w-]+|scroll-reveal/mouvements|element-form/modifier|slideshow-popup|form-block|subscription)|partager|redaction|etre-rappele|horaires\?agence=brest|actualites\?page=2) fits `,
  String.raw`parent\.vitrea(Alert|Confirm) `,
  '(contenu-du-serveur|cache-par-le-serveur) does not hide',
  'its overlay link closes',
  'Space opens image',
  'of 390 × 844',
  'everything is accessible, dark',
  '(mal-formes|rel-illisible) (are|is) a console',
  'sans-adresse: nothing',
  '(enorme|en-echec) fits',
  '« (Courriel|Partager) » leads',
  'alphabet-url shares',
  'NotAllowedError: the link',
  'a span is a button',
  'rounds of the contact-sheet',
  'remplace-element: Back',
  '(boutons|liens): Space',
  String.raw`on (input\[type=text\]|select|textarea|label) inside`,
  'a swipe of 60',
  'fits 390 px, and its',
  'jamais-ajax closes at once by (the close|vitreaModalClose)',
  'shows [34] at',
  '(devine-ajax|rel-ordinaire) shows',
  'dialogue-ensuite: it',
  'hors-du-flux: nothing',
)
/** Leaks are React's own matter. */
const DIFFERS_WITH_REACT = IS_WHOLE ? /./ : [DIFFERS, /rounds of/]

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Long enough for a busy machine with two workers; a state that comes is seen at once.
  expect: { timeout: 15_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/reports/browsers.json' }],
  ],
  use: {
    baseURL,
    locale: 'fr-FR',
    // Recording takes a quarter of the time, and nobody opens the recordings of a check.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  webServer: {
    command: 'node_modules/.bin/tsx fixtures/platform/serve.ts',
    url: baseURL,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
  projects: [
    chromium('preact'),
    {
      name: 'firefox-preact',
      testIgnore: [ONE_BROWSER, SAME_OVERLAY],
      grep: DIFFERS,
      grepInvert: [SAME_EVERYWHERE, OTHER_DATA],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: findBrowser('Firefox') ?? '' },
      },
    },
    {
      ...chromium('react'),
      testMatch: WITH_REACT,
      testIgnore: /front-popup/,
      grep: DIFFERS_WITH_REACT,
      grepInvert: [SAME_IN_REACT, SAME_EVERYWHERE, OTHER_DATA],
    },
  ],
})
