import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'ReMooz',
  version: '1.0 (with MooFlow)',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/TYPO3-svn-archive/cfa_mooflow',
      path: 'res/ReMooz/ReMooz.js',
      sha256: '557970728f497329a0f27738e592bad3411152032a539112316ad8f845e921f6',
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
      path: 'Source/Drag/Drag.js',
      sha256: 'd6b6bfcb11e6a99d2c7042e3293ed6741e9c4f1c519473bf9cca1dee953141c3',
    },
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Drag/Drag.Move.js',
      sha256: 'c769a2061f20861e880ccfd719e641fb4aca7a3d94bbbcbccb81fa1cd439beda',
    },
  ],
  css: '.remooz-box { position: absolute } .remooz-body img { width: 100%; height: 100%; display: block } #pictures { padding: 100px }',
  html: '<div id="pictures"><a id="a" href="/large.png" title="Head :: Text"><img src="/small.png" alt="" width="20" height="15"></a></div>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      ReMooz.assign('#pictures a', {
        origin: 'img', resizeOptions: { duration: 40 }, fxOptions: { duration: 20 },
        onOpen: function () { window.seen.push('open') }, onOpenEnd: function () { window.seen.push('shown') }, onCloseEnd: function () { window.seen.push('closed') }
      });
    });
  `,
  checks: [
    { does: 'marks its links', reads: "$('a').className", expected: 'remooz-element' },
    {
      does: 'shows the picture in its own size',
      click: '#a',
      reads:
        "[window.seen, document.getElement('.remooz-box').style.width, document.getElement('.remooz-box').style.height]",
      expected: [['open', 'shown'], '40px', '30px'],
    },
    {
      does: 'hides what it has taken the picture from',
      reads: "$('a').getStyle('visibility')",
      expected: 'hidden',
    },
    {
      does: 'writes the title',
      reads:
        "[document.getElement('.remooz-title h6').get('html'), document.getElement('.remooz-title p').get('html')]",
      expected: ['Head', 'Text'],
    },
    {
      does: 'closes',
      run: "document.getElement('.remooz-btn-close').fireEvent('click')",
      reads: "[window.seen, document.getElement('.remooz-box').style.display, $('a').getStyle('visibility')]",
      expected: [['open', 'shown', 'closed'], 'none', 'visible'],
    },
  ],
} satisfies PluginCase
