/** Drawings of the controls. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  collapse: 'M5 16h14',
  expand: 'M6 15l6-6 6 6',
  bottom: 'M4 4h16v16H4zM4 14h16',
  side: 'M4 4h16v16H4zM14 4v16',
  target: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
} as const

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
)
