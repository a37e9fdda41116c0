/** The renderer: exports that React and Preact both have. An export that an island newly uses is added here. */
export {
  Component,
  createContext,
  createElement,
  createRef,
  Fragment,
  memo,
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
export { Fragment as JsxFragment, jsx, jsxs } from 'react/jsx-runtime'
export { createPortal, flushSync } from 'react-dom'
export { createRoot } from 'react-dom/client'
