import type { Opened } from '../island/opened'
import type { Page } from '../island/page'
import { useStore } from '../ui/hooks'

/** Reads an entry of the stack of what is open, as it is now; undefined once it has been taken off. */
export const useOpened = (page: Pick<Page, 'store'>, id: number): Opened | undefined =>
  useStore(page, ({ modal }) => modal.stack.find((one) => one.id === id))
