import type { Slide } from '../../src/island/services/lightbox'
import { Control } from './icons'
import type { Say } from './messages'
import type { LightboxState } from './use-lightbox'
import { STEP } from './zoom'

interface BarProps {
  readonly state: LightboxState
  readonly slide: Slide | undefined
  readonly place: { readonly current: number; readonly total: number }
  readonly say: Say
  readonly onClose: () => void
}

/** What lies above the slide; a slide alone has neither counter nor slideshow. */
export function Bar({ state, slide, place, say, onClose }: BarProps) {
  return (
    <div className="ilots-lightbox-bar">
      {place.total > 1 && (
        <>
          <p className="ilots-lightbox-counter" aria-hidden="true">
            {say('counter', place)}
          </p>
          <PlayControl {...state.slideshow} say={say} />
        </>
      )}
      {slide?.type === 'image' && <ZoomControls {...state} say={say} />}
      <Control icon="close" label={say('close')} onClick={onClose} />
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
        isOff={!zoom.isZoomed}
        onClick={() => enlarge(1 / STEP)}
      />
      <Control icon="zoomIn" label={say('zoomIn')} isOff={zoom.isLargest} onClick={() => enlarge(STEP)} />
    </>
  )
}

export function Arrows({ move, say }: { readonly move: LightboxState['move']; readonly say: Say }) {
  return (
    <>
      <Control icon="previous" label={say('previous')} onClick={() => move(-1)} />
      <Control icon="next" label={say('next')} onClick={() => move(1)} />
    </>
  )
}
