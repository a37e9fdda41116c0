/**
 * What `Ilots.react()` gives to scripts without a build. Written out, as React's own types are not there where nobody
 * has installed React.
 */
import type { AttributeDefinitions, ComponentProps } from './custom-island'

type Deps = readonly unknown[]
type Dispatch<Action> = (action: Action) => void
type SetState<Value> = Dispatch<Value | ((before: Value) => Value)>
type Effect = (effect: () => unknown, deps?: Deps) => void

/** The bundle's own React: Preact in `ilots.js`, React in `react/ilots.js`. */
export interface ReactTools {
  createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown
  readonly Fragment: unknown
  createContext<Value>(value: Value): { readonly Provider: unknown }
  useCallback<Made>(callback: Made, deps: Deps): Made
  useContext(context: object): unknown
  readonly useEffect: Effect
  useId(): string
  readonly useLayoutEffect: Effect
  useMemo<Value>(make: () => Value, deps: Deps): Value
  useReducer<Value, Action>(
    reduce: (before: Value, action: Action) => Value,
    first: Value,
  ): [Value, Dispatch<Action>]
  useRef<Value>(first: Value): { current: Value }
  useState<Value>(first: Value | (() => Value)): [Value, SetState<Value>]
  useSyncExternalStore<Value>(subscribe: (onChange: () => void) => () => void, read: () => Value): Value
  /**
   * What the component's island was given, for a component anywhere in it.
   * @throws Error outside of an island.
   */
  useIlots<Attributes extends AttributeDefinitions = AttributeDefinitions>(): ComponentProps<Attributes>
}
