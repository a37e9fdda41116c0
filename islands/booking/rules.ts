/** The rules of the steps and of the address (§4.11, §5.4), without a page. */

/** What the form holds, as far as the rules go. */
export interface Situation {
  readonly step: number
  /** Of the page's address: the branch that the visitor came from. */
  readonly branchAsked: string
  readonly branchChosen: string
  readonly address: string
}

/** The step after this one: the branch's is skipped when it is chosen already and there is an address. */
export function nextStep({ step, branchAsked, branchChosen, address }: Situation): number {
  const skips = step === 1 && branchAsked !== '' && branchAsked === branchChosen && address.trim() !== ''
  return step + (skips ? 2 : 1)
}

/** §9.10. */
export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text.trim())

/** §5.4: an address goes only with its place. */
export const isPlaced = ({
  lat,
  lng,
  adresse,
}: Readonly<Record<'lat' | 'lng' | 'adresse', string>>): boolean =>
  [lat, lng, adresse].every((value) => value.trim() !== '')
