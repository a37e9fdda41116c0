/**
 * `IframeShim` laid an empty frame under an element, so that select fields and plugins of browsers of that time did
 * not show through. Nothing does today: no frame is made, and its methods only answer.
 */
import type { OldObject } from '../core/loose'
import type { Kit } from '../kit'
import type { OldElement } from '../old-element'

interface Shim extends OldObject {
  element: OldElement
}

function answer(this: Shim): Shim {
  return this
}

export const makeIframeShim = ({ defineClass, Events, Options, byId }: Kit) =>
  defineClass<Shim>({
    Implements: [Options, Events],
    options: {
      className: 'iframeShim',
      display: false,
      zIndex: null,
      margin: 0,
      offset: { x: 0, y: 0 },
      browsers: false,
    },
    property: 'IframeShim',
    initialize(element: unknown, options: unknown) {
      this.element = byId(element) as OldElement
      const existing = this.element.retrieve<Shim | undefined>('IframeShim')
      if (existing) return existing
      this.element.store('IframeShim', this)
      return this.setOptions(options)
    },
    position: answer,
    hide: answer,
    show: answer,
    dispose: answer,
    destroy: answer,
  })
