/** The inspector; its code is in `islands/inspector` (contract §1). */

export interface InspectorService {
  /**
   * Shows the inspector beside the page, and moves the focus into it; Escape in it gives the focus back. Idempotent.
   * A script of the page opens it whatever the configuration says of `inspector`, which is about addresses.
   * @param quietly leaves the focus where it is.
   * @throws IlotsError `ILOTS-301` when its code cannot be had.
   */
  open(quietly?: boolean): Promise<void>
  /** Takes it out of the page, and everything that it added. */
  close(): Promise<void>
}
