import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Clickables',
  version: '1.0',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/darkwing/Clickables',
      path: 'Source/Clickables.js',
      sha256: '610fc2a0dada26b84f0e11f152f9c0806ee39d42e01c2ea74140fda9cbc6254c',
    },
  ],
  html: '<ul><li id="one">Text <a href="#one-page">One</a></li><li id="two">None</li></ul>',
  page: "window.addEvent('domready', function () { new Clickables({ elements: 'li', anchorToSpan: true }) });",
  checks: [
    { does: 'makes a span of the link', reads: "$('one').get('html')", expected: 'Text <span>One</span>' },
    {
      does: 'follows the link when its item is clicked',
      click: '#one',
      reads: 'location.hash',
      expected: '#one-page',
    },
    {
      does: 'leaves items without a link alone',
      click: '#two',
      reads: 'location.hash',
      expected: '#one-page',
    },
  ],
} satisfies PluginCase
