import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'TextboxList',
  version: '0.2',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/rauchg/TextboxList',
      path: 'Demo/GrowingInput.js',
      sha256: '0b9416ad7c83978c00589a2625703854229ccb3581664833389c2645a3bcbe94',
    },
    {
      repository: 'https://github.com/rauchg/TextboxList',
      path: 'Source/TextboxList.js',
      sha256: '42b76dc1cd6144e7070341498da4b334f11c26716a236af729592725c3002da7',
    },
  ],
  html: '<form><input id="field" name="field" value="one,two"></form>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.list = new TextboxList('field', { unique: true, onBitBoxAdd: function (bit) { window.seen.push(bit.getValue()[1]) } });
    });
  `,
  checks: [
    {
      does: 'makes a box of each value',
      reads:
        "[$('field').style.display, $$('.textboxlist-bit-box').map(function (el) { return el.get('text') })]",
      expected: ['none', ['one', 'two']],
    },
    {
      does: 'takes what is typed',
      type: ['.textboxlist-bits > li:last-child input', 'three'],
      press: 'Enter',
      reads: "[$('field').value, window.seen]",
      expected: ['one,two,three', ['one', 'two', 'three']],
    },
    {
      does: 'takes nothing twice',
      run: "window.list.add('TWO')",
      reads: "$('field').value",
      expected: 'one,two,three',
    },
    {
      does: 'goes back to the box before the text',
      press: 'Backspace',
      reads: "$$('.textboxlist-bit-box-focus').map(function (el) { return el.get('text') })",
      expected: ['three'],
    },
    {
      does: 'removes the box that is chosen',
      press: 'Backspace',
      reads: "$('field').value",
      expected: 'one,two',
    },
    {
      does: 'gives its values to the page',
      reads: 'window.list.getValues().map(function (value) { return value[1] })',
      expected: ['one', 'two'],
    },
  ],
} satisfies PluginCase
