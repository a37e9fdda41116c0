// A stand-in for the older library: enough of its habits to disturb a page.
window.MooTools = { version: '1.2.5', build: 'essai' }
for (const [type, methods] of [
  [Array, { each: Array.prototype.forEach, contains: Array.prototype.includes, getLast() { return this[this.length - 1] } }],
  [String, { clean() { return this.trim().replace(/\s+/g, ' ') }, toInt() { return Number.parseInt(this, 10) } }],
  [Function, { pass(...given) { return () => this(...given) }, delay(time) { return setTimeout(this, time) } }],
  [Number, { limit(low, high) { return Math.min(high, Math.max(low, this)) } }],
  [Element, { setHTML(html) { this.innerHTML = html; return this }, getElement(selector) { return this.querySelector(selector) } }],
  [Object, { habitude: 'énumérable' }],
]) {
  // Enumerable, as in those days: every `for in` of the page sees them.
  Object.assign(type.prototype, methods)
}
window.$ = (id) => (typeof id === 'string' ? document.getElementById(id) : id)
window.$$ = (selector) => [...document.querySelectorAll(selector)]
// The older library shipped its own.
if (!window.JSON.decode) window.JSON.decode = window.JSON.parse
