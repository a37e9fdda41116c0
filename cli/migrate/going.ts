/** Which verdicts let a file go. */
import type { FileVerdict } from './report'

export const isGoing = ({ verdict }: FileVerdict): boolean => /^(goes|unused|replaced)$/.test(verdict)
