/** Draws the component of an integrator's own island in a root of its own (contract §2). */
import replaced from 'styles:replaced'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { ilotsError } from '../base/errors'
import { Code } from '../contracts/errors'
import type { PublicPage } from '../contracts/public-page'
import { scriptGlobal } from '../dom/script-global'
import { makeBareRoot } from '../rendering/react-root'
import { useStore } from '../rendering/use-store'
import { adoptAlone } from '../styles/adopt'
import type {
  AttributeDefinitions,
  ComponentProps,
  IslandComponent,
  IslandDefinition,
  Mount,
} from './custom-island'

/** An element that shows none of its children. */
const HOLDS_NOTHING = 'input,select,textarea,img'

const PropsContext = createContext<ComponentProps | undefined>(undefined)

/**
 * What the component's island was given, for a component anywhere in it.
 * @throws IlotsError `ILOTS-302` outside of an island.
 */
export function useIlots<Attributes extends AttributeDefinitions = AttributeDefinitions>() {
  const given = useContext(PropsContext)
  if (!given) throw ilotsError(Code.mountFailed, NOT_IN_AN_ISLAND)
  return given as unknown as ComponentProps<Attributes>
}

const NOT_IN_AN_ISLAND =
  'useIlots() refusé : aucun îlot ici, attendu un composant donné à Ilots.register ou reactIsland, ou qu’il dessine.'

/**
 * Makes the mount of a component. It is drawn at once; the island is mounted, and early events are replayed, when its
 * first effects have run, so that what they listen to is not missed.
 */
export const mountOf =
  (Component: IslandComponent, place: IslandDefinition['place']): Mount =>
  (host, context) =>
    new Promise<void>((mounted) => {
      const { signal, set } = context
      const where = place ?? (host.matches(HOLDS_NOTHING) ? 'after' : 'inside')
      const put = (container: HTMLElement) =>
        where === 'inside' ? host.append(container) : host.after(container)
      // What throws while it goes is of an island that is no longer there.
      const fail = (error: unknown) => (signal.aborted ? reportError(error) : context.fail(error))
      const root = makeBareRoot(put, fail, signal)
      signal.addEventListener('abort', () => {
        root.remove()
        mounted()
      })
      if (where === 'replace') {
        adoptAlone(replaced)
        set(host, 'hidden', 'ilots')
      }
      const page = scriptGlobal('Ilots') as PublicPage
      root.render(<CustomIsland Component={Component} given={{ ...context, host, page }} onDrawn={mounted} />)
    })

interface CustomIslandProps {
  readonly Component: IslandComponent
  readonly given: ComponentProps
  readonly onDrawn: () => void
}

function CustomIsland({ Component, given, onDrawn }: CustomIslandProps) {
  const texts = useStore(given.page, ({ translation }) => translation.traductions)
  // New with the texts: a part that is kept by `memo` or `useMemo` and says one is drawn again, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const props = useMemo(() => ({ ...given, say: given.say.bind(given) }), [given, texts])
  useEffect(onDrawn, [onDrawn])
  const Drawn = Component as (props: ComponentProps) => null
  return (
    <PropsContext.Provider value={props}>
      <Drawn {...props} />
    </PropsContext.Provider>
  )
}
