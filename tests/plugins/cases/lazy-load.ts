import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'LazyLoad',
  version: '2.1.2',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/darkwing/LazyLoad',
      path: 'Source/LazyLoad.js',
      sha256: '9f9f69694c7f47dd07821f956dc4c963c6fbe590949940a1b2a8f319eeb10e9e',
    },
  ],
  css: 'img { display: block; width: 40px; height: 30px } .gap { height: 3000px }',
  html: '<img id="near" data-src="/near.png" alt=""><div class="gap"></div><img id="far" data-src="/far.png" alt=""><div class="gap"></div>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      new LazyLoad({ range: 50, onLoad: function (image) { window.seen.push(image.id) }, onComplete: function () { window.seen.push('complete') } });
    });
  `,
  checks: [
    {
      does: 'loads what is near, and shows it',
      reads: "[$('near').get('src'), $('near').getStyle('opacity'), window.seen]",
      expected: ['/near.png', 1, ['near']],
    },
    {
      does: 'leaves out what is far',
      reads: "[$('far').get('src'), $('far').getStyle('opacity')]",
      expected: [null, 0],
    },
    {
      does: 'loads it when the page is scrolled',
      run: 'window.scrollTo(0, 2600)',
      reads: "[$('far').get('src'), $('far').getStyle('opacity'), window.seen]",
      expected: ['/far.png', 1, ['near', 'far', 'complete']],
    },
  ],
} satisfies PluginCase
