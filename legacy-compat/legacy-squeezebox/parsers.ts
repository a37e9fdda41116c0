/** What each handler shows of a link, or nothing when the link is not of its kind. They are asked in this order. */
import { contentOfId } from '../../src/overlay/linked'
import { judge } from '../answers'
import { unwrapped } from './handlers'
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

export const parsers = {
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
