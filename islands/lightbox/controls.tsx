import type { Slide } from '../../src/contracts/services/lightbox'
import { CloseButton, IconButton } from '../../src/ui/button'
import { NEXT, PAUSE, PLAY, PREVIOUS, ZOOM_IN, ZOOM_OUT } from '../../src/ui/icons'
import type { Say } from './messages'
import type { LightboxState } from './use-lightbox'
import { STEP } from './zoom'

/** By the class of their control. */
const PATHS = {
  previous: PREVIOUS,
  next: NEXT,
  play: PLAY,
  pause: PAUSE,
  zoomIn: ZOOM_IN,
  zoomOut: ZOOM_OUT,
}
type IconName = keyof typeof PATHS

interface ControlProps {
  readonly icon: IconName
  readonly label: string
  /** Disabled, but still focusable: the focus is not lost when the last step is reached. */
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

/** A round button with an icon and a name for screen readers. */
function Control({ icon, label, isDisabled = false, onClick }: ControlProps) {
  return (
    <IconButton
      className={`ilots-round is-plain ilots-lightbox-button ilots-lightbox-${icon}`}
      icon={PATHS[icon]}
      label={label}
      aria-disabled={isDisabled || undefined}
      onPress={() => {
        if (!isDisabled) onClick()
      }}
    />
  )
}

interface BarProps {
  readonly state: LightboxState
  readonly slide: Slide | undefined
  readonly place: { readonly current: number; readonly total: number }
  readonly say: Say
  readonly onClose: () => void
}

/** The bar above the slide. A single slide has no counter and no slideshow. */
export function Bar({ state, slide, place, say, onClose }: BarProps) {
  return (
    <div className="ilots-lightbox-bar">
      {state.isPainted && place.total > 1 && (
        <>
          <p className="ilots-lightbox-counter" aria-hidden="true">
            {say('counter', place)}
          </p>
          <PlayControl {...state.slideshow} say={say} />
        </>
      )}
      {state.isPainted && slide?.type === 'image' && <ZoomControls {...state} say={say} />}
      <CloseButton
        className="ilots-lightbox-button ilots-lightbox-close"
        label={say('close')}
        onPress={onClose}
      />
    </div>
  )
}

function PlayControl({ isPlaying, play, stop, say }: LightboxState['slideshow'] & { readonly say: Say }) {
  const icon = isPlaying ? 'pause' : 'play'
  return <Control icon={icon} label={say(icon)} onClick={isPlaying ? stop : play} />
}

function ZoomControls({ zoom, enlarge, say }: LightboxState & { readonly say: Say }) {
  return (
    <>
      <Control
        icon="zoomOut"
        label={say('zoomOut')}
        isDisabled={!zoom.isZoomed}
        onClick={() => enlarge(1 / STEP)}
      />
      <Control
        icon="zoomIn"
        label={say('zoomIn')}
        isDisabled={zoom.isLargest}
        onClick={() => enlarge(STEP)}
      />
    </>
  )
}

/** The buttons that lead to the slides before and after. */
export function Arrows({ move, say }: { readonly move: LightboxState['move']; readonly say: Say }) {
  return (
    <>
      <Control icon="previous" label={say('previous')} onClick={() => move(-1)} />
      <Control icon="next" label={say('next')} onClick={() => move(1)} />
    </>
  )
}
