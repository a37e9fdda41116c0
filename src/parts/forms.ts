/** What forms and fields need, calls to the server included. */

export * as body from '../forms/body'
export * as busy from '../forms/busy'
export * as formOf from '../forms/form-of'
export * as keptFields from '../forms/kept-fields'
export * as messageArea from '../forms/message-area'
export * as submitPipeline from '../forms/submit-pipeline'
export * as request from '../server/request'
export * as serverHtml from '../server/server-html'
