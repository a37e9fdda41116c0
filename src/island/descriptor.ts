/** What descriptors say. */
import type { Descriptor } from '../contracts/descriptor'

/** Whether markers ask for it; pages and islands ask for a service by its name. */
export const isIsland = ({ marker }: Descriptor): boolean => Object.values(marker)[0] !== ''

/** What `why()` says of a form that has the marker of an island which is not about forms (contract §9). */
export const NO_HOST_FOR_FORMS = 'pas sur un formulaire (:not(form))'

/** What `why()` says of an island that content may not use (contract §9). */
export const REFUSED_IN_CONTENT = 'refusé dans le contenu (refused in content)'
