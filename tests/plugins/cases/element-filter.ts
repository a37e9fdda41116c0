import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'ElementFilter',
  version: '1.0',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/darkwing/ElementFilter',
      path: 'Source/ElementFilter.js',
      sha256: 'cf2e235eea2fa129c5d595aae8f70920d8eafd0462def916712add17135c1a21',
    },
  ],
  html: '<input id="search"><ul id="list"><li>Nantes</li><li>Rennes</li><li>Brest</li></ul>',
  page: `
    window.addEvent('domready', function () {
      new ElementFilter('search', '#list li', {
        onShow: function (element) { element.set('class', 'found') }, onHide: function (element) { element.set('class', 'lost') },
        onComplete: function () { window.done = (window.done || 0) + 1 }
      });
    });
  `,
  checks: [
    {
      does: 'finds what has the text',
      type: ['#search', 'nn'],
      reads: "$$('#list li').map(function (el) { return el.className })",
      expected: ['lost', 'found', ''],
    },
    {
      does: 'hides what has it no longer',
      type: ['#search', 'x'],
      reads: "[$$('#list li').map(function (el) { return el.className }), window.done]",
      expected: [['lost', 'lost', ''], 3],
    },
    {
      does: 'shows all when the field is empty',
      run: "$('search').value = ''; $('search').fireEvent('keyup', { code: 65 })",
      reads: "$$('#list li').map(function (el) { return el.className })",
      expected: ['lost', 'lost', ''],
    },
  ],
} satisfies PluginCase
