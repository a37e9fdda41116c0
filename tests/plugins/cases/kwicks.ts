import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Kwicks',
  version: '1.0',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/darkwing/Kwicks',
      path: 'Source/Kwicks.js',
      sha256: '3c6391465291e8fd3c8a998e1155d832687e21ddb0096efd9686591d0da54791',
    },
  ],
  additions: [
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Fx/Fx.Elements.js',
      sha256: 'c05ec679696b3dafff23f4f25732e77a383732920dabc6aaa688aa2b6d092e03',
    },
  ],
  css: '#kwicks { margin: 0; padding: 0; width: 700px; height: 50px } #kwicks a { display: block; float: left; width: 125px; height: 50px }',
  html: '<div id="kwicks"><a id="a" href="#a">a</a><a href="#b">b</a><a id="c" href="#c">c</a></div><p id="away">away</p>',
  page: "window.addEvent('domready', function () { new Kwicks('kwicks', { squeezeWidth: 85, maxWidth: 205 }) });",
  checks: [
    {
      does: 'widens the item under the pointer',
      hover: '#c',
      reads: "$$('#kwicks a').map(function (el) { return el.getStyle('width') })",
      expected: ['85px', '85px', '205px'],
    },
    {
      does: 'narrows all again',
      hover: '#away',
      reads: "$$('#kwicks a').map(function (el) { return el.getStyle('width') })",
      expected: ['125px', '125px', '125px'],
    },
  ],
} satisfies PluginCase
