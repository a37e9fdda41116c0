import type { PluginCase } from '../../../scripts/plugins/case'

/** Part of the library itself: pages of Joomla 1.5 have it under each title with two colons. */
export default {
  plugin: 'Tips of MooTools 1.1 (JTooltips)',
  version: '1.11',
  original: '1.1',
  files: [],
  css: '.tool-tip { width: 150px } .custom-tip { width: 90px }',
  html: `
    <p style="padding: 100px"><span id="a" class="hasTip" title="Head::The text">a</span></p>
    <p style="padding: 100px"><span id="b" class="fixed" title="Only text">b</span></p>
    <p id="away">away</p>
  `,
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.tips = new Tips($$('.hasTip'), { maxTitleChars: 50, fixed: false });
      window.custom = new Tips($$('.fixed'), {
        className: 'custom', fixed: true, offsets: { x: 10, y: 20 }, showDelay: 10, hideDelay: 10,
        initialize: function () { this.fx = new Fx.Style(this.toolTip, 'opacity', { duration: 50, wait: false }).set(0) },
        onShow: function (toolTip) { window.seen.push('show'); this.fx.start(1) },
        onHide: function (toolTip) { window.seen.push('hide'); this.fx.start(0) }
      });
    });
  `,
  checks: [
    { does: 'takes the title away', reads: "$('a').title", expected: '' },
    {
      does: 'shows head and text at the pointer',
      hover: '#a',
      reads:
        "[$E('.tool-title span').innerHTML, $E('.tool-text span').innerHTML, window.tips.toolTip.getStyle('visibility'), window.tips.toolTip.getStyle('position')]",
      expected: ['Head', 'The text', 'visible', 'absolute'],
    },
    {
      does: 'hides when the pointer leaves',
      hover: '#away',
      reads: "window.tips.toolTip.getStyle('visibility')",
      expected: 'hidden',
    },
    {
      does: 'calls the page\u2019s initialize',
      reads:
        "[window.custom.toolTip.className, typeof window.custom.fx.start, Number(window.custom.toolTip.getStyle('opacity'))]",
      expected: ['custom-tip', 'function', 0],
    },
    {
      does: 'stays where it is when fixed, and lets the page show it',
      hover: '#b',
      reads:
        "[window.seen, Number(window.custom.toolTip.getStyle('opacity')), window.custom.toolTip.offsetLeft - $('b').getPosition().x, window.custom.toolTip.offsetTop - $('b').getPosition().y]",
      expected: [['show'], 1, 10, 20],
    },
    {
      does: 'lets the page hide it',
      hover: '#away',
      reads: "[window.seen, Number(window.custom.toolTip.getStyle('opacity'))]",
      expected: [['show', 'hide'], 0],
    },
  ],
} satisfies PluginCase
