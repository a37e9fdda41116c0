import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Dotter',
  version: '1.0',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/darkwing/Dotter',
      path: 'Source/Dotter.js',
      sha256: '670647c085d573d65f5014113bdcf480b520811d4a2a11445d6875d17e68f7c8',
    },
  ],
  html: '<p id="text">Wait</p>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.dotter = new Dotter('text', { delay: 20, message: 'Loading', onStart: function () { window.seen.push('start') }, onStop: function () { window.seen.push('stop') } });
    });
  `,
  checks: [
    {
      does: 'writes its message',
      run: 'window.dotter.start()',
      reads: "/^Loading\\.+$/.test($('text').get('text'))",
      expected: true,
    },
    { does: 'comes to its third dot', reads: "$('text').get('text')", expected: 'Loading...' },
    { does: 'begins again', reads: "$('text').get('text')", expected: 'Loading.' },
    {
      does: 'stops',
      run: 'window.dotter.stop()',
      reads: '[window.seen, window.dotter.running]',
      expected: [['start', 'stop'], false],
    },
  ],
} satisfies PluginCase
