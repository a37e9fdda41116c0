/** What is wrong with the parts of a page's islands, by their schemas. */

import { sentence } from '../../src/base/errors'
import type { Message, Sentence } from '../../src/contracts/errors'
import type { Engine } from '../../src/engine/engine'
import { type Violation, validateParts } from '../../src/island/validate-parts'
import { nearest, partsOf } from './known'
import type { Noticed } from './messages'
import type { Complaint } from './mount-all'

/** @param complaints what islands have reported themselves is not reported twice. */
export function checkParts(
  { lifecycle, config }: Engine,
  elements: readonly HTMLElement[],
  complaints: readonly Complaint[],
): Noticed[] {
  return elements.flatMap((host) =>
    [...lifecycle.at(host)].flatMap(({ island: { name } }) => {
      const isHost = (element: Element) =>
        [...lifecycle.at(element)].some(({ island }) => island.name === name)
      return validateParts(host, partsOf.get(name) ?? {}, isHost)
        .filter((violation) => !isReported(violation, name, host, complaints))
        .map((violation) => noticed(violation, name, config.product))
    }),
  )
}

function isReported(
  { kind, at, name }: Violation,
  island: string,
  host: Element,
  complaints: readonly Complaint[],
) {
  return complaints.some((complaint) => {
    if (complaint.island !== island) return false
    if (kind === 'value') return complaint.element === at && String(complaint.sentence).includes(String(name))
    return complaint.code === 'ILOTS-202' && (complaint.element === at || complaint.element === host)
  })
}

function noticed(violation: Violation, island: string, product: string): Noticed {
  const { kind, at, name, found, expected, words, isWarning } = violation
  const meant = violation.meant ?? nearest(found, words)
  const part = violation.part.replaceAll('{product}', product)
  const values = {
    part,
    name: sentenceOf(name),
    found,
    expected: sentenceOf(expected),
    island,
    meant: meant ?? '',
  }
  const level = isWarning ? 'warning' : 'error'
  return { level, code: meant ? 'part-near' : `part-${kind}`, at, island, values }
}

/** A text without values is one of the product's sentences, too. */
const sentenceOf = (text: Message): Sentence => (typeof text === 'string' ? sentence([text]) : text)
