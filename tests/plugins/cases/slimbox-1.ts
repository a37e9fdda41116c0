import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Slimbox for MooTools 1.1',
  version: '1.58',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'plugins/content/jw_simpleImageGallery/includes/slimbox-1.58/src/slimbox.js',
      sha256: '0361661b2efd2fe0773d180f19f1a6b68f48c406683962f8db02417317e8868d',
    },
  ],
  css: '#lbOverlay { position: fixed; inset: 0; background: black } #lbCenter, #lbBottomContainer { position: absolute; left: 50%; overflow: hidden }',
  html: '<a id="a" href="/a.png" title="First"><img src="/ta.png" alt=""></a> <a id="b" href="/b.png" title="Second"><img src="/tb.png" alt=""></a>',
  page: `
    window.addEvent('domready', function () {
      $$($$('a').filter(function (el) { return /png$/.test(el.href) })).slimbox({ overlayFadeDuration: 50, resizeDuration: 50, imageFadeDuration: 50, captionAnimationDuration: 50 });
    });
  `,
  checks: [
    {
      does: 'draws its box, and hides it',
      reads:
        "['lbOverlay', 'lbCenter', 'lbBottomContainer'].map(function (id) { return $(id).getStyle('display') })",
      expected: ['none', 'none', 'none'],
    },
    {
      does: 'shows the picture that is clicked',
      click: '#a',
      reads:
        "[$('lbImage').style.width, $('lbImage').style.height, /a\\.png/.test($('lbImage').style.backgroundImage), $('lbCaption').getText(), $('lbNumber').getText()]",
      expected: ['40px', '30px', true, 'First', 'Image 1 of 2'],
    },
    {
      does: 'leads to the next one only',
      reads:
        "[$('lbPrevLink').getStyle('display'), $('lbNextLink').getStyle('display'), $('lbBottomContainer').style.visibility]",
      expected: ['none', 'inline', ''],
    },
    {
      does: 'goes on with the arrow key',
      press: 'ArrowRight',
      reads: "[$('lbCaption').getText(), $('lbNumber').getText(), $('lbPrevLink').getStyle('display')]",
      expected: ['Second', 'Image 2 of 2', 'inline'],
    },
    {
      does: 'closes with Escape',
      press: 'Escape',
      reads: "[$('lbCenter').getStyle('display'), $('lbOverlay').getStyle('display')]",
      expected: ['none', 'none'],
    },
  ],
} satisfies PluginCase
