/** The inspector; its code is in `islands/inspector` (contract §1). */

/** The inspector, as `Ilots.inspector` gives it to the page's scripts. */
export interface InspectorService {
  /**
   * Shows the inspector beside the page, and moves the focus into it; Escape in it gives the focus back. Idempotent.
   * A script opens it whatever `inspector` in the configuration says: that key is about addresses only.
   * @param quietly leaves the focus where it is.
   * @throws IlotsError `ILOTS-301` when its code cannot be had.
   */
  open(quietly?: boolean): Promise<void>
  /** Removes it from the page with everything that it added. */
  close(): Promise<void>
  /**
   * Fetches what `Ilots.why` says of parts, such as a button that loads more: the first `why` of a page asks for it,
   * so that a script that wants it in its first answer waits for this.
   */
  load(): Promise<void>
}
