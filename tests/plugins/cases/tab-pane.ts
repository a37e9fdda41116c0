import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'TabPane',
  version: '0.5.2',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/akaIDIOT/MooTools-TabPane',
      path: 'Source/TabPane.js',
      sha256: '26b8d3d6e0a9b6a6e94bf98f8d1931a6978c14dbd8d48e64a0dc98b2c5f10838',
    },
    {
      repository: 'https://github.com/akaIDIOT/MooTools-TabPane',
      path: 'Source/TabPane.Extra.js',
      sha256: 'bd08ef70e0239795c75a6ea8d6837d72022e5c6b3e29c0bd0d0006ece7397195',
    },
  ],
  html: `
    <div id="pane"><ul><li class="tab">A<span class="remove">x</span></li><li class="tab" id="b">B</li><li class="tab" id="c">C</li></ul><p class="content">a</p><p class="content">b</p><p class="content">c</p></div>
  `,
  page: `
    window.seen = [];
    window.addEvent('domready', function () { window.pane = new TabPane('pane', { onChange: function (index) { window.seen.push(index) } }) });
  `,
  checks: [
    {
      does: 'shows the first tab',
      reads:
        "[$$('.content').map(function (el) { return el.style.display }), $$('.tab').map(function (el) { return el.hasClass('active') })]",
      expected: [
        ['block', 'none', 'none'],
        [true, false, false],
      ],
    },
    {
      does: 'shows the tab that is clicked',
      click: '#b',
      reads: "[$$('.content').map(function (el) { return el.style.display }), window.seen]",
      expected: [
        ['none', 'block', 'none'],
        [0, 1],
      ],
    },
    {
      does: 'takes a new tab',
      run: "window.pane.add(new Element('li.tab', { text: 'D' }), new Element('p.content', { text: 'd' }), false)",
      reads: "[$$('.tab').length, $$('.content').getLast().get('text')]",
      expected: [4, 'd'],
    },
    {
      does: 'closes a tab',
      run: 'window.pane.close(0)',
      reads: "[$$('.tab').length, $$('.tab')[0].get('text')]",
      expected: [3, 'B'],
    },
  ],
} satisfies PluginCase
