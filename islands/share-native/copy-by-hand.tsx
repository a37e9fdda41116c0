/** The address as a text to copy by hand; fetched where the browser refuses the clipboard. */
import { createRef } from 'react'
import type { Page } from '../../src/contracts/page'
import { CopyField, selectAll } from '../../src/ui/copy-field'

/** Shows a toast with a selected field. It stays until it is closed. */
export async function showField(
  { toast }: Pick<Page, 'toast'>,
  label: () => string,
  url: string,
): Promise<void> {
  const field = createRef<HTMLInputElement>()
  await toast(() => <CopyField label={label()} text={url} field={field} />, { delay: 0 })
  selectAll(field)
}
