/**
 * The runtime's exports, as an entry: an island that begins to use another hook does not change the shared
 * chunk, whose hash stays. Only what both flavours have.
 */
export {
  Component,
  createContext,
  createRef,
  Fragment,
  memo,
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
} from 'react'
export { jsx, jsxs } from 'react/jsx-runtime'
export { createPortal, flushSync } from 'react-dom'
export { createRoot } from 'react-dom/client'
