/** The references of the registry, in its order. */
import { readReferences } from '../../src/reference'
import { readRegistry } from '../registry-table'

export const references = await readReferences((await readRegistry()).map(({ name }) => name))
