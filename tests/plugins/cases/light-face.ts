import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'LightFace',
  version: '0.9.7',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/darkwing/LightFace',
      path: 'Source/LightFace.js',
      sha256: '4d9e688401926675ce1b351e0ce962069b3cf6a9612ef97bc850b8431bbd918b',
    },
    {
      repository: 'https://github.com/darkwing/LightFace',
      path: 'Source/LightFace.Request.js',
      sha256: '327b11a8746732261be4263d27ce25c89d054dc2af48a8bfe0b0b16ab7114848',
    },
  ],
  css: '.lightface { position: absolute; top: -9000px; left: -9000px } .lightfaceOverlay { position: absolute; inset: 0 }',
  html: '<p id="text">Page</p>',
  answers: { '/box.html': '<p id="loaded">From the server</p>' },
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.box = new LightFace({
        title: 'A title', content: '<p id="inside">Inside</p>', width: 300, height: 80, fadeDuration: 50, fadeDelay: 20,
        buttons: [{ title: 'Go', event: function () { window.seen.push('go'); this.close() }, color: 'blue' }, { title: 'No' }],
        onOpen: function () { window.seen.push('open') }, onClose: function () { window.seen.push('close') }
      });
    });
  `,
  checks: [
    {
      does: 'is drawn outside the page',
      reads: "[$$('.lightface').length, window.box.box.getStyle('opacity'), $('inside').get('text')]",
      expected: [1, 0, 'Inside'],
    },
    {
      does: 'opens in the middle',
      run: 'window.box.open()',
      reads:
        "[window.box.box.getStyle('opacity'), Math.abs(window.box.box.getPosition().x * 2 + window.box.box.getSize().x - window.getSize().x) < 2, window.seen, document.getElement('.lightfaceTitle').get('text')]",
      expected: [1, true, ['open'], 'A title'],
    },
    { does: 'has the focus', reads: 'document.activeElement === window.box.box', expected: true },
    {
      does: 'runs its button',
      click: '.lightfaceblue input',
      reads: "[window.seen, window.box.box.getStyle('opacity'), window.box.box.style.top]",
      expected: [['open', 'go', 'close'], 0, '-9000px'],
    },
    {
      does: 'closes with Escape',
      run: 'window.box.open()',
      reads: 'document.activeElement === window.box.box',
      expected: true,
    },
    {
      does: 'is closed then',
      press: 'Escape',
      reads: "[window.box.isOpen, window.box.box.getStyle('opacity')]",
      expected: [false, 0],
    },
    {
      does: 'loads what it shows',
      run: "window.asked = new LightFace.Request({ url: '/box.html', width: 300, request: { method: 'get' }, title: 'Loaded' }); window.asked.open()",
      reads: "[$('loaded') && $('loaded').get('text'), document.id(window.asked).className]",
      expected: ['From the server', 'lightfaceMessageBox'],
    },
  ],
} satisfies PluginCase
