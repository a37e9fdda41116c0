import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'NS.Placeholder',
  version: '1.0',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/phpinfo/MooTools-Placeholder',
      path: 'Source/placeholder.js',
      sha256: '05131e77c1c424c712208f41c970b7f15a192d6e6ff968965d385647cfc93d55',
    },
  ],
  html: '<form><input type="text" id="name" placeholder="Your name"></form>',
  page: `
    window.addEvent('domready', function () { window.made = new NS.Placeholder({ color: '#999999' }) });
  `,
  checks: [
    {
      does: 'leaves the field to a browser that can do it',
      reads: "[$('name').value, $('name').className]",
      expected: ['', ''],
    },
    {
      does: 'writes its text, asked to',
      run: "$('name').store('ns-placeholder-text', 'Your name').store('ns-placeholder-type', 'text'); window.made.setOptions({ color: '#999999' }); window.made.blur($('name'))",
      reads: "[$('name').value, $('name').className, $('name').getStyle('color')]",
      expected: ['Your name', 'placeholder', '#999999'],
    },
    {
      does: 'takes it away',
      run: "window.made.focus($('name'))",
      reads: "[$('name').value, $('name').className]",
      expected: ['', ''],
    },
  ],
} satisfies PluginCase
