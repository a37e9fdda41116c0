/** What forms and fields need, calls to the server included. */

export * as body from '../forms/body'
export * as busy from '../forms/busy'
export * as checkMessages from '../forms/check-messages'
export * as formOf from '../forms/form-of'
export * as keptFields from '../forms/kept-fields'
export * as messageArea from '../forms/message-area'
export * as submitPipeline from '../forms/submit-pipeline'
export * as framed from '../overlay/framed'
export * as replaced from '../server/replaced'
export * as request from '../server/request'
export * as requestLog from '../server/request-log'
export * as serverHtml from '../server/server-html'
