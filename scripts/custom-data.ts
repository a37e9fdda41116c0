/** `custom-data.json`: completion for every marker and attribute, in editors that read HTML custom data. */
import { writeFile } from 'node:fs/promises'
import { type Attribute, attributeNames } from '../src/island/attributes'
import { references } from './reference/references'

export async function writeCustomData(folder: string): Promise<void> {
  const globalAttributes = references.flatMap(({ name, purpose, attributes, descriptions, markers }) => [
    ...markers.map((marker) => ({ name: marker, description: `Îlots, ${name} : ${purpose.fr}` })),
    ...Object.entries(attributes).flatMap(([key, attribute]) =>
      attributeNames(key, attribute).map((attributeName) => ({
        name: attributeName,
        description: `Îlots, ${name} : ${sentence(attribute, descriptions[key]?.fr ?? '')}`,
        ...valuesOf(attribute),
      })),
    ),
  ])
  await writeFile(
    `${folder}/custom-data.json`,
    `${JSON.stringify({ version: 1.1, globalAttributes }, null, 2)}\n`,
  )
}

function sentence(attribute: Attribute<unknown>, description: string): string {
  return `${description} (${attribute.expected} ; par défaut : ${JSON.stringify(attribute.default)})`
}

/** The words of a choice, for completion. */
function valuesOf({ words }: Attribute<unknown>) {
  return words ? { values: words.map((name) => ({ name })) } : {}
}
