/** What an island draws in a dialog or a toast. */
import type { ReactNode } from 'react'
import type { Content, Drawing } from '../island/services/modal'

/** Draws what a function gives; what a page gave is put by a ref, and is never React's. */
export const drawn = (content: Content | Drawing): ReactNode =>
  typeof content === 'function' ? (content() as ReactNode) : undefined
