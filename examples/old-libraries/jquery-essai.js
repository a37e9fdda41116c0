// A stand-in for jQuery: takes `$` over from the library before it, and handles clicks on the whole page.
window.jQuery = window.$ = (target) => {
  if (typeof target === 'function') return void document.addEventListener('DOMContentLoaded', () => target(window.jQuery))
  const nodes = typeof target === 'string' ? [...document.querySelectorAll(target)] : [target]
  return {
    length: nodes.length,
    html(html) { for (let i = 0; i < nodes.length; i++) nodes[i].innerHTML = html; return this },
    append(html) { for (let i = 0; i < nodes.length; i++) nodes[i].insertAdjacentHTML('beforeend', html); return this },
    on(type, listener) { for (let i = 0; i < nodes.length; i++) nodes[i].addEventListener(type, listener); return this },
  }
}
window.jQuery.fn = { jquery: '1.4.2' }
