import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'MooFlow',
  version: '0.2.1',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/TYPO3-svn-archive/cfa_mooflow',
      path: 'res/MooFlow.js',
      sha256: '58fb23d992132f6cb3b88a973c5509ad73e1df728be67f8f5c0dc2b938834d33',
    },
  ],
  additions: [
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Core/More.js',
      sha256: '47d34172c5a6d0a0852220e6f234141a5c4f7f473c27d013394422e11bff2ba5',
    },
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Class/Class.Binds.js',
      sha256: '7bd0a10ffcd43598ee059f3b32c401ed38d62801ed7166c910565bf6c6a23128',
    },
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Element/Element.Measure.js',
      sha256: '2d05f5580f92cb2c1493b44fdfe1037bb55d8523027e267e31f7a5aaeef66106',
    },
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Drag/Drag.js',
      sha256: 'd6b6bfcb11e6a99d2c7042e3293ed6741e9c4f1c519473bf9cca1dee953141c3',
    },
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Drag/Slider.js',
      sha256: '0b7d3424324e9197d0832adb21f1f58c65289bd270d63d336ffde1db94e7ac8e',
    },
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Utilities/Assets.js',
      sha256: 'dd5394d9d066916a549377d921af678e472a74b607f4889ea473869667e9b826',
    },
  ],
  css: '#flow { width: 600px } .mf img { border: 0 }',
  html: '<div id="flow"><a href="#1"><img src="/1.png" title="First" alt=""></a><a href="#2"><img src="/2.png" title="Second" alt=""></a><a href="#3"><img src="/3.png" title="Third" alt=""></a></div>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.flow = new MooFlow($('flow'), {
        useCaption: true, useKeyInput: true, useAutoPlay: true, startIndex: 1, bgColor: '#fff',
        onStart: function () { window.seen.push('start') }, onClickView: function (data) { window.seen.push(data.title + ' ' + data.href) }
      });
    });
  `,
  checks: [
    {
      does: 'takes the pictures',
      reads:
        "[window.flow.master.images.length, window.flow.master.images[0].title, $('flow').className, $('flow').style.height]",
      expected: [3, 'First', 'mf', '360px'],
    },
    {
      does: 'begins when they are loaded',
      reads: "[window.seen, document.getElement('#flow .caption').get('html'), $$('#flow canvas').length]",
      expected: [['start'], 'Second', 3],
    },
    {
      does: 'goes on with the arrow key',
      press: 'ArrowRight',
      reads:
        "[window.flow.index, document.getElement('#flow .caption').get('html'), Math.round(window.flow.aniFx.get()), window.flow.inMotion]",
      expected: [2, 'Third', -300, false],
    },
    {
      does: 'puts the chosen picture into the middle',
      reads: 'window.flow.master.images.map(function (image) { return image.div.style.left })',
      expected: ['42px', '78px', '214px'],
    },
    {
      does: 'tells the page which picture is asked for',
      run: 'window.flow.clickTo(0)',
      reads: '[window.flow.index, window.flow.inMotion]',
      expected: [0, false],
    },
    {
      does: 'says its address',
      run: 'window.flow.viewCallBack(0)',
      reads: 'window.seen',
      expected: ['start', 'First #1'],
    },
  ],
} satisfies PluginCase
