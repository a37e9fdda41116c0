/** Calls to the server, and its HTML. */

export * as blocks from '../server/blocks'
export * as replaced from '../server/replaced'
export * as request from '../server/request'
export * as requestLog from '../server/request-log'
export * as serverHtml from '../server/server-html'
