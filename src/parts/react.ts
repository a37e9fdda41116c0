/** The renderer, and what both flavours have of it. What an island begins to use is added here. */
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
export { Fragment as JsxFragment, jsx, jsxs } from 'react/jsx-runtime'
export { createPortal, flushSync } from 'react-dom'
export { createRoot } from 'react-dom/client'
