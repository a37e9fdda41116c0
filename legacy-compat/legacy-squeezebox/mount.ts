/** The methods of `SqueezeBox`, and what each of its handlers shows of a link. */

import styles from 'styles:legacy-squeezebox'
import type { Page } from '../../src/contracts/page'
import { contentOfId } from '../../src/overlay/linked'
import { adopt } from '../../src/styles/adopt'
import { judge } from '../answers'
import type { ChunkClasses } from '../lazy'
import { makeContent } from './content'
import { registerHandlers, unwrapped } from './handlers'
import { makeOpening } from './opening'
import type { SqueezeBox } from './types'

type Parser = (this: SqueezeBox, isNamed?: boolean) => unknown

function nodeOf(this: SqueezeBox, isNamed?: boolean): unknown {
  const target = unwrapped(this.options.target)
  const named = typeof target === 'string' ? contentOfId(target.replace(/^#/, ''), this.element) : target
  if (named instanceof Element) return named
  if (this.element && !this.element.parentNode) return this.element
  const id = /#([\w-]+)$/.exec(this.url)?.[1]
  return id ? contentOfId(id, this.element) : isNamed && this.element
}

const address: Parser = function (isNamed) {
  return (isNamed || (this.url && !/^(?:javascript|#)/i.test(this.url))) && this.url
}

const parsers = {
  image(isNamed) {
    return (isNamed || /\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|\?)/i.test(this.url)) && this.url
  },
  clone: nodeOf,
  ajax: address,
  iframe: address,
  // An address is never HTML. A text that a script opens is HTML, without what runs code.
  string(isNamed) {
    return this.options.content ?? (isNamed && !this.element && judge(this.url).html)
  },
  url: address,
  adopt: nodeOf,
} satisfies Record<string, Parser>

/** Makes the methods of `SqueezeBox`; `this` is the box. */
export async function create(page: Page): Promise<ChunkClasses> {
  // The content is in the page before it is shown, and needs its styles.
  adopt(styles)
  const handlers = registerHandlers(page)
  return { box: { ...makeOpening(page, { handlers, parsers }), ...makeContent(page) } }
}
