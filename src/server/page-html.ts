/**
 * The one Trusted Types policy, `ilots` (contract §3). It stays in here: chunks, and any script of the page, have
 * functions that give nodes, which no sink for texts takes, and addresses of the scripts that the site itself names.
 */
import { disarmTree } from '../dom/named-elements'
import { native } from '../dom/native'
import { scriptGlobal } from '../dom/script-global'
import { type PageHtml, PLACE } from './html'

interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}
type Write = (element: Element, html: string) => void
type Parse = (parser: DOMParser, html: string, type: string) => Document
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/** What the tag and the configuration trust. */
export interface Trust {
  /** Whether they name a script. @param address its origin and path. */
  isScriptOfSite(address: string): boolean
  /** Whether HTML that scripts give to old globals is left as it is. */
  trustsOldHtml(): boolean
  /** Takes names that hide members away, before anything looks at new nodes. */
  disarm(root: Node): void
}

/** The scripts of the bot check's provider. Other paths of these hosts answer what an address asks for. */
const PROVIDER: object = {
  __proto__: null,
  'https://www.google.com/recaptcha/api.js': true,
  'https://www.google.com/recaptcha/enterprise.js': true,
  'https://www.recaptcha.net/recaptcha/api.js': true,
  'https://www.recaptcha.net/recaptcha/enterprise.js': true,
}

/**
 * Makes the policy, and the functions that use it. A page's CSP that refuses it has them throw.
 * @param trust is asked at each use.
 */
export function makePageHtml(trust: Trust): PageHtml {
  const judge = makeJudge(trust)
  const policy = makePolicy({ createHTML: (html) => html, createScriptURL: judge })
  const template = document.createElement('template')
  const div = template.content.ownerDocument.createElement('div')
  const writeTemplate = native<Write>(template, 'innerHTML', 'set')
  const write = native<Write>(div, 'innerHTML', 'set')
  const parser = new DOMParser()
  const parse = native<Parse>(parser, 'parseFromString', 'value')
  return Object.freeze({
    fragment: Object.freeze((html: string, within: 'template' | 'div' = 'template') => {
      const box = document.createElement('template')
      if (within === 'template') writeTemplate(box, policy.createHTML(html))
      else {
        const inside = box.content.ownerDocument.createElement('div')
        write(inside, policy.createHTML(html))
        box.content.append(...inside.childNodes)
      }
      disarmTree(box.content, trust.disarm)
      return box.content
    }),
    document: Object.freeze((html: string) => {
      const page = parse(parser, policy.createHTML(html), 'text/html')
      disarmTree(page, trust.disarm)
      dropScripts(page)
      return page
    }),
    disarm: Object.freeze((root: DocumentFragment) => disarmTree(root, trust.disarm)),
    scriptAddress: Object.freeze((address: string) => policy.createScriptURL(address)),
    trustsOldHtml: Object.freeze(() => trust.trustsOldHtml()),
  })
}

/** Shares them with the chunks, once a page; nobody can put others in their place. */
export function givePageHtml(trust: Trust): void {
  if (!Object.hasOwn(window, PLACE)) Object.defineProperty(window, PLACE, { value: makePageHtml(trust) })
}

/**
 * Made at once: no script that comes later can make a policy of our name. Its methods are taken off it, so that it is
 * no method's `this` that a script has replaced.
 */
function makePolicy(rules: Policy): Policy {
  const factory = scriptGlobal('trustedTypes') as PolicyFactory | undefined
  if (!factory) return rules
  try {
    const policy = factory.createPolicy('ilots', rules)
    return {
      createHTML: policy.createHTML.bind(policy),
      createScriptURL: policy.createScriptURL.bind(policy),
    }
  } catch (cause) {
    const refuse = () => {
      throw cause
    }
    return { createHTML: refuse, createScriptURL: refuse }
  }
}

/** Of a whole page, scripts in a `template` would run once they are in another one. */
function dropScripts(root: Document | DocumentFragment): void {
  for (const found of root.querySelectorAll('script,template'))
    if (found instanceof HTMLTemplateElement) dropScripts(found.content)
    else found.remove()
}

/** Gives the address of a script back when it may be loaded. @throws TypeError when not. */
function makeJudge(trust: Trust): (address: string) => string {
  const Address = URL
  const part = (name: 'href' | 'origin' | 'pathname' | 'protocol') =>
    native<(url: URL) => string>(new Address(location.href), name, 'get')
  const [href, origin, pathname, protocol] = [
    part('href'),
    part('origin'),
    part('pathname'),
    part('protocol'),
  ]
  return (given) => {
    const url = new Address(given)
    const address = origin(url) + pathname(url)
    // A blob's address has the page's origin, too.
    const isOwn = protocol(url) === location.protocol && origin(url) === location.origin
    if (address in PROVIDER || trust.isScriptOfSite(address) || (isOwn && trust.trustsOldHtml()))
      return href(url)
    throw new TypeError(
      `adresse de script refusée, reçu « ${href(url)} », attendu celle du test anti-robot ou de la configuration.`,
    )
  }
}
