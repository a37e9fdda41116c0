import type { Dictionary, Loose } from '../core/loose'
import type { Kit } from '../kit'
import type { ScrollFx } from './scroll'

type SmoothScroll = ScrollFx & { toElement(target: unknown): void }

/**
 * `SmoothScroll` scrolls smoothly to a place of this page that a link leads to; the address
 * changes once the page is there.
 */
export const makeSmoothScroll = ({ defineClass, all }: Kit, above: Loose) =>
  defineClass<SmoothScroll>({
    Extends: above,

    initialize(options: Dictionary = {}, context: unknown = window) {
      this.parent(context, { duration: 1000, transition: 'quad:in:out', ...options })
      const scrollTo = (hash: string, event: Event) => {
        const name = decodeURIComponent(hash.slice(1))
        const target = document.getElementById(name) ?? document.getElementsByName(name)[0]
        if (!target) return
        event.preventDefault()
        this.toElement(target)
        this.chain(() => {
          location.hash = hash
        })
      }
      for (const link of all(options.links || 'a[href*="#"]') as unknown as HTMLAnchorElement[])
        if (link.hash && link.href.split('#')[0] === location.href.split('#')[0])
          link.addEventListener('click', (event) => scrollTo(link.hash, event))
    },
  })
