import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'iCarousel',
  version: '1.0 (for MooTools 1.1)',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/ericberdahl/stanford-symphonic-chorus-web',
      path: 'js/iCarousel.js',
      sha256: '3053e9e0a79c8f072253c7de675be0db370029a7579badebee7109f0701e7433',
    },
  ],
  css: '#otsw_content { position: absolute; width: 2000px } .otsw_object { float: left; width: 161px } #frame { position: relative; overflow: hidden; width: 483px; height: 40px }',
  html: `
    <a id="otsw_previous" href="#">Previous</a> <a id="otsw_next" href="#">Next</a>
    <div id="frame"><div id="otsw_content">${[1, 2, 3, 4].map((n) => `<div class="otsw_object">${n}</div>`).join('')}</div></div>
  `,
  page: '',
  checks: [
    {
      does: 'repeats its items and begins with the second run',
      reads: "[$$('.otsw_object').length, $('otsw_content').style.left]",
      expected: [12, '-644px'],
    },
    {
      does: 'moves by three items',
      click: '#otsw_next',
      reads: "$('otsw_content').style.left",
      expected: '-1127px',
    },
    {
      does: 'moves back',
      click: '#otsw_previous',
      reads: "$('otsw_content').style.left",
      expected: '-644px',
    },
  ],
} satisfies PluginCase
