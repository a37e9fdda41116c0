import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'ZebraTable',
  version: '1.0',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/darkwing/ZebraTable',
      path: 'Source/ZebraTable.js',
      sha256: '4aefbca5ea68875e38fbfc60b4811e240777263b39fb1053e1d89fc5c94173bf',
    },
  ],
  html: '<table class="list-table"><tr><th>Head</th></tr><tr id="one"><td>1</td></tr><tr id="two"><td>2</td></tr></table><p id="away">away</p>',
  page: "window.addEvent('domready', function () { new ZebraTable() });",
  checks: [
    {
      does: 'gives rows their classes',
      reads: "$$('tr').map(function (el) { return el.className })",
      expected: ['', 'even', 'odd'],
    },
    {
      does: 'marks the row under the pointer',
      hover: '#two',
      reads: "$$('tr').map(function (el) { return el.className })",
      expected: ['', 'even', 'mo'],
    },
    {
      does: 'keeps the row that is clicked',
      click: '#two',
      reads: "$('two').className",
      expected: 'highlight',
    },
    {
      does: 'gives the others their class back',
      hover: '#one',
      reads: "$$('tr').map(function (el) { return el.className })",
      expected: ['', 'mo', 'highlight'],
    },
    {
      does: 'does so when the pointer leaves',
      hover: '#away',
      reads: "$$('tr').map(function (el) { return el.className })",
      expected: ['', 'even', 'highlight'],
    },
  ],
} satisfies PluginCase
