/** Runs axe on the page. It is not part of this bundle: the page loads it, or its tag says where it is. */

import type { Page } from '../../src/contracts/page'
import { scriptGlobal } from '../../src/dom/script-global'
import { scriptAddress } from '../../src/server/html'
import { shownUrl } from '../../src/server/urls'

/** A rule that the page violates, as axe describes it. */
export interface AxeRule {
  readonly id: string
  readonly impact: string | null
  readonly help: string
  readonly helpUrl: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: AxeRule[] }>
}

const onPage = () => scriptGlobal('axe') as Axe | undefined

/** Reads an address from the tag: `data-inspector-axe`, `data-inspector-reference`; empty without it. */
export const tagSays = (name: string): string =>
  [...document.querySelectorAll(`script[data-inspector-${name}]`)]
    // Some content filters let SVG scripts pass: they do not count.
    .find((tag) => tag instanceof HTMLScriptElement)
    ?.getAttribute(`data-inspector-${name}`) ?? ''

/** Whether the page has axe, or says where it is. */
export const hasAxe = (): boolean => onPage() !== undefined || tagSays('axe') !== ''

/** Runs axe on the page, without the inspector's own elements. @throws Error when axe cannot be loaded, or fails. */
export async function runAxe(page: Pick<Page, 'nonce'>): Promise<AxeRule[]> {
  if (!onPage()) await load(page, shownUrl(tagSays('axe')))
  const axe = onPage()
  if (!axe) throw new Error('window.axe')
  const { violations } = await axe.run({ exclude: ['.ilots-inspector'] }, { resultTypes: ['violations'] })
  return violations
}

function load({ nonce }: Pick<Page, 'nonce'>, url: URL): Promise<void> {
  // Without React: the script of axe.
  const script = document.createElement('script')
  script.nonce = nonce
  script.src = scriptAddress(url.href)
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(url.href))
    document.head.append(script)
  }).finally(() => script.remove())
}

/** The element of a rule's node; for a node in a frame the frame, whose selector comes first. */
export function elementOf({ target }: AxeRule['nodes'][number]): Element | undefined {
  const [selector] = target
  return typeof selector === 'string' ? (document.querySelector(selector) ?? undefined) : undefined
}
