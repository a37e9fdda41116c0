import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'ScrollSpy',
  version: '1.3',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/darkwing/ScrollSpy',
      path: 'Source/ScrollSpy.js',
      sha256: 'bb11d1216af13333f09f04812e595ab50b37e4fbe3f2157adbdd74ddc5fc2473',
    },
  ],
  html: '<div style="height: 4000px">Page</div>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.spy = new ScrollSpy({ min: 200, max: 900, onEnter: function (position, times) { window.seen.push('enter ' + position.y + ' ' + times) }, onLeave: function (position, times) { window.seen.push('leave ' + position.y + ' ' + times) } });
    });
  `,
  checks: [
    {
      does: 'tells when the page comes to a place',
      run: 'window.scrollTo(0, 300)',
      reads: 'window.seen',
      expected: ['enter 300 1'],
    },
    {
      does: 'tells when it leaves it',
      run: 'window.scrollTo(0, 1000)',
      reads: 'window.seen',
      expected: ['enter 300 1', 'leave 1000 1'],
    },
    {
      does: 'counts',
      run: 'window.scrollTo(0, 400)',
      reads: '[window.spy.enters, window.spy.leaves, window.spy.inside]',
      expected: [2, 1, true],
    },
  ],
} satisfies PluginCase
