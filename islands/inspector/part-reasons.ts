/** What is wrong with the parts of the page's islands, for the list of problems and for `Ilots.why`. */

import { allParts } from '../../src/all-parts'
import { ownProperty } from '../../src/base/own-property'
import type { Page } from '../../src/contracts/page'
import type { Reason, WholePage } from '../../src/contracts/whole-page'
import { labelOf, type Violation, validateParts } from '../../src/island/validate-parts'

export interface PartViolation extends Violation {
  readonly island: string
  readonly element: Element
}

/** By their schemas; what an island has reported itself is left out. */
export function partViolations(page: Pick<WholePage, 'live' | 'config' | 'report'>): PartViolation[] {
  return [...page.live].flatMap(({ island: { name: island }, host }) =>
    validateParts(host, ownProperty(allParts, island) ?? {}, (element) => isHostOf(page, element, island))
      .map((violation) => ({
        ...violation,
        part: violation.part.replaceAll('{product}', page.config.product),
        island,
        element: elementOf(violation.at) ?? host,
      }))
      .filter((violation) => !isReported(page, violation)),
  )
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)

const isHostOf = ({ live }: Pick<WholePage, 'live'>, element: Element, island: string): boolean =>
  [...live].some((instance) => instance.host === element && instance.island.name === island)

function isReported({ report }: Pick<Page, 'report'>, { kind, name, island }: PartViolation): boolean {
  return [...report.errors, ...report.warnings].some(
    (known) =>
      known.island === island &&
      (kind === 'value' ? name !== '' && known.message.includes(String(name)) : known.code === 'ILOTS-202'),
  )
}

/** A line for each thing that is wrong; else one that says of which island it is a part. */
export function reasonsOf(
  page: Pick<WholePage, 'live' | 'config' | 'report'>,
  element: Element | null,
): Reason[] {
  if (!element) return []
  const wrong = partViolations(page)
    .filter((violation) => violation.element === element)
    .map((violation): Reason => ({ island: violation.island, state: 'none', ...sentenceOf(violation) }))
  return wrong.length > 0 ? wrong : partOf(page, element)
}

function sentenceOf({
  kind,
  part,
  name,
  found,
  expected,
  island,
}: PartViolation): Pick<Reason, 'reason' | 'hint'> {
  if (kind === 'missing') return { reason: `${island} n’a pas ${part}`, hint: `ajouter ${expected}` }
  if (kind === 'attribute') return { reason: `${part} sans ${expected}`, hint: `ajouter ${expected}` }
  if (kind === 'element') return { reason: `${part} sur ${found}`, hint: `le mettre sur ${expected}` }
  return { reason: `${name} refusé sur ${part} : reçu « ${found} »`, hint: `attendu ${expected}` }
}

function partOf(page: Pick<WholePage, 'live'>, element: Element): Reason[] {
  const around = [...page.live].filter(({ host }) => host !== element && host.contains(element))
  return around.flatMap(({ island: { name: island } }) =>
    Object.values(ownProperty(allParts, island) ?? {})
      .filter(({ isElsewhere, selector }) => !isElsewhere && element.matches(selector))
      .filter(({ selector }) => selector !== ':scope')
      .map(
        (part): Reason => ({
          island,
          state: 'none',
          reason: `partie ${labelOf(part)} de ${island}`,
          hint: '',
        }),
      ),
  )
}
