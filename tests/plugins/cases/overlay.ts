import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Overlay',
  version: '1.2',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/darkwing/Overlay',
      path: 'Source/Overlay.js',
      sha256: '5cd0dd72be65400422d0c5d410fa6689391461de264bfa9c330024d6492a9787',
    },
  ],
  html: '<div style="height: 1500px">Page</div>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.veil = new Overlay(document.body, {
        duration: 40, opacity: 0.6, color: 'red',
        onOpen: function () { window.seen.push('open') }, onClick: function () { window.seen.push('click'); this.close() }, onClose: function () { window.seen.push('close') }
      });
    });
  `,
  checks: [
    {
      does: 'is there and cannot be seen',
      reads:
        "[$('overlay').style.position, $('overlay').getStyle('opacity'), $('overlay').getStyle('z-index')]",
      expected: ['fixed', 0, '5000'],
    },
    {
      does: 'covers the page',
      run: 'window.veil.open()',
      reads:
        "[$('overlay').getStyle('opacity'), $('overlay').style.width, $('overlay').style.height, $('overlay').getStyle('visibility')]",
      expected: [0.6, '100%', '1500px', 'visible'],
    },
    {
      does: 'closes when it is clicked',
      click: '#overlay',
      reads: "[window.seen, $('overlay').getStyle('opacity'), $('overlay').getStyle('visibility')]",
      expected: [['open', 'click', 'close'], 0, 'hidden'],
    },
    {
      does: 'protects its building',
      run: "try { window.veil.build(); window.error = 'none' } catch (error) { window.error = 'refused' }",
      reads: 'window.error',
      expected: 'refused',
    },
  ],
} satisfies PluginCase
