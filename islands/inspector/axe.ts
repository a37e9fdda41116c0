/** axe's own judgement of the page, when the page has it or says where it is: it is not part of this bundle. */

import { ownGlobal } from '../../src/dom/own-global'
import type { Engine } from '../../src/engine/engine'
import { scriptAddress, trustScript } from '../../src/server/script-address'
import { shownUrl } from '../../src/server/urls'

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

const onPage = () => ownGlobal('axe') as Axe | undefined

/** What the tag says of an address: `data-inspector-axe`, `data-inspector-reference`. */
export const tagSays = (name: string): string =>
  [...document.querySelectorAll(`script[data-inspector-${name}]`)]
    // SVG has scripts as well, which some filters of content let pass.
    .find((tag) => tag instanceof HTMLScriptElement)
    ?.getAttribute(`data-inspector-${name}`) ?? ''

export const hasAxe = (): boolean => onPage() !== undefined || tagSays('axe') !== ''

/** Judges the page without the inspector. @throws when axe cannot be loaded, or fails. */
export async function runAxe(engine: Engine): Promise<AxeRule[]> {
  if (!onPage()) await load(engine, shownUrl(tagSays('axe')))
  const axe = onPage()
  if (!axe) throw new Error('window.axe')
  const { violations } = await axe.run({ exclude: ['.ilots-inspector'] }, { resultTypes: ['violations'] })
  return violations
}

function load({ nonce }: Engine, url: URL): Promise<void> {
  trustScript(url)
  const script = document.createElement('script')
  script.nonce = nonce
  script.src = scriptAddress(url.href)
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(url.href))
    document.head.append(script)
  }).finally(() => script.remove())
}

/** The first element of a rule's node: a path through shadow roots or frames has more than one selector. */
export function elementOf({ target }: AxeRule['nodes'][number]): Element | undefined {
  const [selector] = target
  return typeof selector === 'string' ? (document.querySelector(selector) ?? undefined) : undefined
}
