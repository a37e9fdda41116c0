import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Quickboxes',
  version: '1.0',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/darkwing/Quickboxes',
      path: 'Source/Quickboxes.js',
      sha256: '45a0ca23b528f89ad9ca602baaaa7ead9e38669eb2ffee85b598d46c69dedc80',
    },
  ],
  html: '<input type="checkbox" id="a"><input type="checkbox" id="b" checked><input type="checkbox" id="c">',
  page: "window.addEvent('domready', function () { new Quickboxes({ elements: 'input[type=checkbox]' }) });",
  checks: [
    {
      does: 'ticks the box that is clicked',
      click: '#a',
      reads: "['a', 'b', 'c'].map(function (id) { return $(id).checked })",
      expected: [true, true, false],
    },
    {
      does: 'ticks with the press and those that the pointer comes to',
      run: "var over = function (id) { $(id).dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: document.body })) }; $('a').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })); over('b'); over('c')",
      reads: "['a', 'b', 'c'].map(function (id) { return $(id).checked })",
      expected: [false, false, true],
    },
  ],
} satisfies PluginCase
