/** One line of `Ilots.inspect().requests`. */
export interface RequestRecord {
  island: string
  method: string
  url: string
  state: 'sent' | 'done' | 'failed' | 'aborted'
  status?: number
  milliseconds?: number
}
