import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'InfiniteTicker',
  version: '1.0',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/ryanflorence/mootools-infinite-ticker',
      path: 'Demos/Loop.js',
      sha256: '233c2fe802184f0668bf645e030060fe513efc2250c862eea68196cdb1dcf099',
    },
    {
      repository: 'https://github.com/ryanflorence/mootools-infinite-ticker',
      path: 'Source/InfiniteTicker.js',
      sha256: '276a0f63d4cb0451d43230e47e696b86dfe30a542f68bf61cbd21663180bcb79',
    },
  ],
  additions: [
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Fx/Fx.Scroll.js',
      sha256: 'b404e7e36ddeaeecdb938f2052064d88eb8fe8abc32ee9b0710465b4592be42f',
    },
  ],
  css: '#ticker { height: 60px; overflow: hidden; width: 100px } #ticker div { height: 30px }',
  html: '<div id="ticker"><div>1</div><div>2</div><div>3</div><div>4</div></div>',
  page: `
    window.addEvent('domready', function () {
      window.ticker = new InfiniteTicker('ticker', { direction: 'up', delay: 100, duration: 50, autostart: false });
    });
  `,
  checks: [
    {
      does: 'moves its first item to the end',
      reads: "[$$('#ticker div').map(function (el) { return el.get('text') }), $('ticker').scrollTop]",
      expected: [['2', '3', '4', '1'], 0],
    },
    {
      does: 'scrolls on',
      run: 'window.ticker.toNext()',
      reads: "[$$('#ticker div').map(function (el) { return el.get('text') }), $('ticker').scrollTop]",
      expected: [['3', '4', '1', '2'], 0],
    },
    {
      does: 'runs by itself',
      run: 'window.ticker.startLoop()',
      reads: "$$('#ticker div').map(function (el) { return el.get('text') })",
      expected: ['1', '2', '3', '4'],
    },
    { does: 'stops', run: 'window.ticker.stopLoop()', reads: 'window.ticker.isLooping', expected: false },
  ],
} satisfies PluginCase
