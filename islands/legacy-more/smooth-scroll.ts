import type { Dictionary, Loose } from '../../legacy-compat/core/loose'
import type { Kit } from '../../legacy-compat/more'
import type { ScrollFx } from './scroll'

type SmoothScroll = ScrollFx & { toElement(target: unknown): void }

/** `SmoothScroll`: links to a place of this page lead there smoothly; the address follows once they are there. */
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
