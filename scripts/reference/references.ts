/** The references of islands, in the order of the alphabet. */
import { readReferences } from '../../src/reference'
import { islandNames } from '../island-folders'

export const references = await readReferences(islandNames)
