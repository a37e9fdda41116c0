/**
 * `ilots/global`: what the page's own scripts find on `window`, for `types` of `tsconfig.json` or `import type {} from
 * 'ilots/global'`. There is no code behind it. Copied beside `index.d.ts` by the build.
 */
import type { Config, Content, IlotsApi, LoadingService, ModalButton, PopupParameters } from './index'

declare global {
  interface Window {
    /** Once the script has run. */
    Ilots: IlotsApi
    IlotsConfig?: Partial<Config>
    /** `acmeModal`, with the product's own name: texts are HTML (contract §6.1). */
    [modal: `${string}Modal`]: (
      titre?: string,
      contenu?: Content,
      contenubas?: Content,
      buttons?: readonly ModalButton[],
      autoclose?: number,
      complete?: () => void,
      themeclass?: string,
      relativeto?: Element | string,
      closetop?: boolean,
    ) => void
    [close: `${string}ModalClose`]: () => void
    [alert: `${string}Alert`]: (content: Content, done?: (answer: boolean) => void) => void
    [confirm: `${string}Confirm`]: (
      content: Content,
      done?: (answer: boolean) => void,
      cancel?: string,
      ok?: string,
    ) => void
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
    [translate: `${string}Traduire`]: (
      expression: string,
      options?: { readonly tableau_donnee?: Readonly<Record<string, unknown>> },
    ) => string
  }
}
