/** Components of an integrator's own, with the bundle's own React; fetched with the first of them. */
import {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { mountOf, useIlots } from '../../src/island/custom-component'
import type { ReactTools } from '../../src/island/react-tools'
import { useId } from '../../src/rendering/use-id'

/** What `Ilots.react()` gives. */
export const tools = {
  createElement,
  Fragment,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useIlots,
} as ReactTools

export { mountOf }
