/**
 * `ilots/global`: what the page's own scripts find on `window`, for `types` of `tsconfig.json` or `import type {}
 * from 'ilots/global'`. There is no code behind it. Copied beside `index.d.ts` by the build.
 */
import type {
  Config,
  IlotsApi,
  LoadingService,
  ModalGlobals,
  PopupParameters,
  SlideshowCall,
} from './index.js'

declare global {
  /** Once the script has run. */
  var Ilots: IlotsApi
  /** A cookie of the whole site; without days, until the browser is closed (contract §6.1). */
  function setCookie(name: string, value: string, days?: number): void
  /** `null` when there is none. */
  function getCookie(name: string): string | null
  function deleteCookie(name: string): void
  interface Window {
    Ilots: IlotsApi
    IlotsConfig?: Partial<Config>
    /** `acmeModal`, with the product's own name: texts are HTML (contract §6.1). */
    [modal: `${string}Modal`]: ModalGlobals['Modal']
    [close: `${string}ModalClose`]: ModalGlobals['ModalClose']
    [alert: `${string}Alert`]: ModalGlobals['Alert']
    [confirm: `${string}Confirm`]: ModalGlobals['Confirm']
    [popup: `${string}Popup`]: (
      url: string,
      params?: PopupParameters['params'] | null,
      options?: {
        readonly type?: 'ajax' | 'iframe'
        readonly width?: number
        readonly height?: number
      } | null,
    ) => void
    [loader: `${string}Loader`]: LoadingService
    /** Ends once the pictures follow each other; it never rejects. */
    [slideshow: `${string}Slideshow`]: (...call: SlideshowCall) => Promise<void>
    /** An analytics event (contract §6.1). */
    [track: `${string}Track`]: (category: string, label?: string, value?: string | number) => Promise<void>
    [translate: `${string}Traduire`]: (
      expression: string,
      options?: { readonly tableau_donnee?: Readonly<Record<string, unknown>> },
    ) => string
  }
}
