/** The loading service; its code is in `islands/loading-screen` (§3.18, contract §2). */

/** A boolean, as PHP may write it. */
type Flag = boolean | 0 | 1 | '0' | '1' | 'true' | 'false' | ''

/** What the loader shows; what is left out is the configuration's `loader`, then the default. */
export interface LoadingSettings {
  /** 1 is a veil over the page (the default), 2 a page of its own. */
  version?: 1 | 2 | '1' | '2'
  /** `logo` or `logo_site` of `identite`. */
  show_logo?: Flag
  /** `nom` of `identite`. */
  show_title?: Flag
  /** `description` of `identite`. */
  show_desc?: Flag
  /** 'CHARGEMENT' by default; an empty one is not shown. */
  txt_loading?: string
  /** "Veuillez patienter s'il vous plait..." by default; an empty one is not shown. */
  txt_patienter?: string
  /** Any CSS colour. */
  couleur_fond?: string
  couleur_texte?: string
  couleur_barre?: string
  /** The address of an image, http or https. */
  image?: string
}

/** None of these rejects: without the loader's code nothing is shown, and the caller goes on. */
export interface LoadingService {
  /**
   * Shows the loader on the next frame. Each `show` waits for its own `hide`; the settings of the latest `show` are
   * used.
   */
  show(settings?: LoadingSettings): Promise<void>
  /** Shows `done / total` as a percentage, rounded up; does nothing before `show` was called. */
  progress(done: number, total: number): Promise<void>
  /** Ends one `show`; the loader goes with the last one. */
  hide(): Promise<void>
}
