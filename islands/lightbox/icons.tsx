const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8 6v12M16 6v12',
  zoomIn: 'M16 16l4.5 4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M16 16l4.5 4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM7.5 10.5h6',
}
type IconName = keyof typeof PATHS

interface ControlProps {
  readonly icon: IconName
  readonly label: string
  /** It stays in the tab order: focus is not lost when the last step is reached. */
  readonly isOff?: boolean
  readonly onClick: () => void
}

/** A round button with an icon, named. */
export function Control({ icon, label, isOff = false, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={`ilots-lightbox-button ilots-lightbox-${icon}`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
    >
      <svg className="ilots-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
    </button>
  )
}
