/** What checks custom islands and the names in the configuration; its code is in `islands/registration`. */
import type { Island, IslandModule } from '../contracts/island'
import type { IslandDefinition } from './custom-island'
import type { ReactTools } from './react-tools'

/** What is fetched with the first of them (`islands/registration`). */
export interface CustomIslands {
  /** Reports what is wrong with a definition, and withdraws its island then. */
  checkDefinition(definition: IslandDefinition, island: Island | undefined): Promise<void>
  /** The lazy half of a definition; that of a refused one is never mounted. */
  moduleOf(definition: IslandDefinition, again?: string): Promise<IslandModule>
  /** Reports what is wrong with the names in the configuration, once. */
  checkConfig(): Promise<void>
  /** @throws IlotsError `ILOTS-301` when the code cannot be had. */
  moduleOfReact(): Promise<ReactTools>
}
