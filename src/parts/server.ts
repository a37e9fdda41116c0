/** Calls to the server, and its HTML. */

export * as blockHistory from '../block-history'
export * as blocks from '../blocks'
export * as exchanges from '../exchanges'
export * as ownAddress from '../own-address'
export * as replaced from '../replaced'
export * as request from '../request'
export * as serverHtml from '../server-html'
