import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Fx.ProgressBar (FancyUpload)',
  version: '1.1',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/digitarald/digitarald-fancyupload',
      path: 'source/Fx.ProgressBar.js',
      sha256: '5b8dc62ece00c94db575a25ca3d83fa8cc22353ec06b3e2dfc65cbba34b04818',
    },
  ],
  html: '<img id="bar" src="/bar.png" alt="" width="200" height="10" style="background-image: url(/fill.png)"> <span id="text"></span>',
  page: "window.addEvent('domready', function () { window.bar = new Fx.ProgressBar('bar', { text: 'text', duration: 40 }) });",
  checks: [
    {
      does: 'begins with nothing',
      reads: "[$('bar').style.backgroundPosition, $('bar').title, $('text').get('text')]",
      expected: ['-20px 0px', '0%', '0%'],
    },
    {
      does: 'goes to a percentage',
      run: 'window.bar.start(50)',
      reads: "[$('bar').style.backgroundPosition, $('text').get('text')]",
      expected: ['80px 0px', '50%'],
    },
    {
      does: 'counts parts of a whole',
      run: 'window.bar.start(30, 40)',
      reads: "[$('bar').title, $('text').get('text')]",
      expected: ['75%', '75%'],
    },
  ],
} satisfies PluginCase
