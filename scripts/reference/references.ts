/** The references of the registry, in its order. */
import { readReferences } from '../../src/reference'
import { readRegistry } from '../read-registry'

export const references = await readReferences((await readRegistry()).map(({ name }) => name))
