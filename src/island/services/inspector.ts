/** The inspector; its code is in `islands/inspector` (contract §1). */

/** The inspector, as `Ilots.inspector` gives it to the page's scripts. */
export interface InspectorService {
  /**
   * Shows the inspector beside the page, and moves the focus into it; Escape in it gives the focus back. Idempotent. A
   * script opens it whatever `inspector` in the configuration says: that key is about addresses only.
   * @param quietly leaves the focus where it is.
   * @throws IlotsError `ILOTS-301` when its code cannot be had.
   */
  open(quietly?: boolean): Promise<void>
  /** Removes it from the page with everything that it added. */
  close(): Promise<void>
}
