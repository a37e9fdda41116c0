/*
 * What Prototype 1.6 does to the browser's own functions, and nothing else of it: written for the tests from what the library's 1.6.0.3
 * was seen to do (docs/replaced-natives.md). `NEIGHBOURS=<folder>` runs the journeys beside the library itself.
 */
;(() => {
  const each = (list, run, self) => {
    for (let index = 0; index < list.length; index += 1) run.call(self, list[index], index)
  }
  const text = (value) => {
    if (value === undefined || typeof value === 'function') return undefined
    if (Array.isArray(value)) return `[${listOf(value).map(text).filter(Boolean).join(', ')}]`
    return typeof value === 'string' ? `"${value}"` : String(value)
  }
  const listOf = (given) => {
    if (!given) return []
    const made = []
    for (let index = 0; index < (given.length || 0); index += 1) made.push(given[index])
    return made
  }
  Array.from = listOf
  // They can be listed, as all that is added to a prototype this way.
  Object.assign(Array.prototype, {
    entries() {
      return listOf(this)
    },
    find(test, self) {
      let found
      let isFound = false
      each(this, (item, index) => {
        if (isFound || !test.call(self, item, index)) return
        isFound = true
        found = item
      })
      return found
    },
    map(make = (item) => item, self = undefined) {
      const made = []
      each(this, (item, index) => made.push(make.call(self, item, index)))
      return made
    },
    filter(test, self) {
      const made = []
      each(this, (item, index) => test.call(self, item, index) && made.push(item))
      return made
    },
    every(test = (item) => item, self = undefined) {
      return this.findIndex((item, index) => !test.call(self, item, index)) < 0
    },
    some(test = (item) => item, self = undefined) {
      return this.findIndex((item, index) => test.call(self, item, index)) >= 0
    },
    reduce() {
      return this.length > 1 ? this : this[0]
    },
    toJSON() {
      return text(this)
    },
  })
  Object.keys = (object) => {
    const names = []
    for (const name in object) names.push(name)
    return names
  }
  Object.values = (object) => Object.keys(object).map((name) => object[name])
  Object.assign(String.prototype, {
    startsWith(start) {
      return this.indexOf(start) === 0
    },
    endsWith(end) {
      const at = this.length - end.length
      return at >= 0 && this.lastIndexOf(end) === at
    },
    toJSON() {
      return text(String(this))
    },
  })
  Number.prototype.toJSON = function () {
    return Number.isFinite(Number(this)) ? this.toString() : 'null'
  }
  Date.prototype.toJSON = function () {
    return `"${this.toISOString().replace(/\.\d+/, '')}"`
  }
  Function.prototype.bind = function (self, ...given) {
    return (...more) => this.apply(self, [...given, ...more])
  }
  Object.assign(HTMLElement.prototype, {
    remove() {
      this.parentNode.removeChild(this)
      return this
    },
    scrollTo() {
      const { left, top } = this.getBoundingClientRect()
      window.scrollTo(left + window.scrollX, top + window.scrollY)
      return this
    },
  })
})()
