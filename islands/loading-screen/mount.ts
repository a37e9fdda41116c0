import styles from 'styles:loading-screen'
import type { Engine } from '../../src/engine'
import { sayWith } from '../../src/say'
import type { LoadingService } from '../../src/services/loading'
import { styled } from '../../src/styles'
import { messages } from './messages'

/** The global loader, with its default texts. */
export async function create(engine: Engine): Promise<LoadingService> {
  await styled(engine, styles)
  const screen = make(engine)
  let wanted = 0
  return {
    async show() {
      wanted += 1
      if (wanted > 1) return
      document.body.append(screen)
      // In the top layer: it is seen over an open overlay too.
      screen.showPopover()
    },
    async hide() {
      wanted = Math.max(0, wanted - 1)
      if (wanted === 0) screen.remove()
    },
  }
}

function make(engine: Engine): HTMLElement {
  const say = sayWith(messages, engine)
  const screen = document.createElement('div')
  screen.className = 'ilots-loading'
  screen.popover = 'manual'
  screen.setAttribute('role', 'status')
  const spinner = document.createElement('span')
  spinner.className = 'ilots-spinner'
  spinner.setAttribute('aria-hidden', 'true')
  screen.append(spinner)
  for (const key of ['loading', 'wait'] as const)
    screen.append(
      Object.assign(document.createElement('p'), {
        textContent: say(key),
        className: `ilots-loading-${key}`,
      }),
    )
  return screen
}
