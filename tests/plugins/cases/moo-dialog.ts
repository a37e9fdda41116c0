import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'MooDialog',
  version: '0.8',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/arian/MooDialog',
      path: 'Source/Overlay.js',
      sha256: '5cd0dd72be65400422d0c5d410fa6689391461de264bfa9c330024d6492a9787',
    },
    {
      repository: 'https://github.com/arian/MooDialog',
      path: 'Source/MooDialog.js',
      sha256: '12f6868aa4c56135e9dfffcaea5b72de3beb7b646727030c00777ce7db462345',
    },
    {
      repository: 'https://github.com/arian/MooDialog',
      path: 'Source/MooDialog.Fx.js',
      sha256: '3542813127c443db57cdba08060e686fd9d49853ee200a7266004e25b25b1a60',
    },
    {
      repository: 'https://github.com/arian/MooDialog',
      path: 'Source/MooDialog.Alert.js',
      sha256: 'a5c2230a7fd0e500fa9115c2d4ea59247e43868cfe1ebb2a0616df11976e4715',
    },
    {
      repository: 'https://github.com/arian/MooDialog',
      path: 'Source/MooDialog.Confirm.js',
      sha256: '4a7312231dc450f48eb5175ce90c03841ae0b01167460f9a87aae5e2b09fd80e',
    },
    {
      repository: 'https://github.com/arian/MooDialog',
      path: 'Source/MooDialog.Error.js',
      sha256: '0dad803f212847d1952ac78f1b79b3de73e55a4ea2ad382fb8152127c2640b2a',
    },
    {
      repository: 'https://github.com/arian/MooDialog',
      path: 'Source/MooDialog.Prompt.js',
      sha256: '0ec1c1a7cd019d85fb56e96e51d7f838aa34ca87d02d57bf6a40c86d3d4754ca',
    },
    {
      repository: 'https://github.com/arian/MooDialog',
      path: 'Source/MooDialog.Request.js',
      sha256: 'bf47187f16217ecb16915d8562a14de47404c48098bc744fe8bf5109b07392d4',
    },
  ],
  css: '.MooDialog { position: fixed; top: 10px; left: 10px; z-index: 50000; background: white }',
  html: '<a id="link" href="#confirmed">Link</a> <div id="own">Own content</div>',
  answers: { '/dialog.html': '<em id="loaded">loaded</em>' },
  page: `
    window.seen = [];
    window.addEvent('domready', function () { $('link').confirmLinkClick('Really?', { duration: 30 }) });
  `,
  checks: [
    {
      does: 'alerts',
      run: "window.dialog = new MooDialog.Alert('Hello', { duration: 30, title: 'News' })",
      reads:
        "[document.getElement('.MooDialogAlert').get('text'), document.getElement('.MooDialog .title').get('text'), document.getElement('.MooDialog').getStyle('opacity'), document.activeElement.get('text')]",
      expected: ['Hello', 'News', 1, 'Ok'],
    },
    {
      does: 'closes with its button',
      click: '.MooDialog .buttons button',
      reads: "[$$('.MooDialog').length, $$('#overlay').length]",
      expected: [0, 0],
    },
    {
      does: 'asks before a link is followed',
      click: '#link',
      reads: "[$$('.MooDialog button').get('text'), document.activeElement.get('text'), location.hash]",
      expected: [['Ok', 'Cancel'], 'Cancel', ''],
    },
    {
      does: 'stays when the answer is no',
      click: '.MooDialog button:last-child',
      reads: "[$$('.MooDialog').length, location.hash]",
      expected: [0, ''],
    },
    {
      does: 'asks for a text',
      run: "new MooDialog.Prompt('Name?', function (value) { window.seen.push(value) }, { duration: 30, defaultValue: 'Ann' })",
      reads: "[document.getElement('.MooDialogPrompt').get('text'), document.activeElement.value]",
      expected: ['Name?', 'Ann'],
    },
    {
      does: 'gives the text to the page',
      type: ['.MooDialog .textInput', 'e'],
      press: 'Enter',
      reads: "[window.seen.length, $$('.MooDialog').length]",
      expected: [1, 0],
    },
    {
      does: 'has a class of its own for errors',
      run: "window.failed = new MooDialog.Error('Broken', { duration: 30, autoOpen: false })",
      reads:
        "[window.failed.content.getElement('p').className, window.failed instanceof MooDialog, window.failed.opened]",
      expected: ['MooDialogError', true, null],
    },
    {
      does: 'loads what it shows',
      run: "window.asked = new MooDialog.Request('/dialog.html', { method: 'get' }, { duration: 30 })",
      // Its effect drops what it is asked while it runs: Escape comes once the dialog is there.
      reads: "[$('loaded') && $('loaded').get('text'), $$('.MooDialog').getLast().getStyle('opacity')]",
      expected: ['loaded', 1],
    },
    {
      does: 'closes with Escape',
      press: 'Escape',
      reads: "$$('.MooDialog').filter(function (el) { return el.getStyle('opacity') > 0 }).length",
      expected: 0,
    },
    {
      does: 'takes an element of the page',
      run: "$('own').MooDialog({ duration: 30 })",
      reads: "[$('own').getParent('.MooDialog') !== null, typeOf($('own').retrieve('MooDialog'))]",
      expected: [true, 'object'],
    },
  ],
} satisfies PluginCase
