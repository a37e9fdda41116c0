import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'ProgressBar',
  version: '1.2',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/darkwing/ProgressBar',
      path: 'Source/ProgressBar.js',
      sha256: '39512671c51d7ac851764c536d5e367bcc67a61166efee8f3be11b19a8b592cc',
    },
  ],
  css: '.box { width: 200px; height: 10px } .percentage { height: 10px }',
  html: '<div id="holder"></div>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.bar = new ProgressBar({ container: 'holder', boxElement: 'div.box', percentageElement: 'div.percentage', startPercentage: 10, speed: 30, step: 15, onChange: function (to) { window.seen.push(to) } });
    });
  `,
  checks: [
    {
      does: 'begins where it is told',
      reads:
        "[document.getElement('.percentage').style.width, document.id(window.bar).className, window.seen]",
      expected: ['20px', 'box', [10]],
    },
    {
      does: 'steps',
      run: 'window.bar.step()',
      reads: "[document.getElement('.percentage').style.width, window.seen]",
      expected: ['50px', [10, 25]],
    },
    {
      does: 'goes to a value at once',
      run: "window.bar.set('60.5', true)",
      reads: "[document.getElement('.percentage').style.width, window.seen]",
      expected: ['121px', [10, 25, 60.5]],
    },
    {
      does: 'ends at a hundred',
      run: 'window.bar.set(180)',
      reads: "[document.getElement('.percentage').style.width, window.bar.to]",
      expected: ['200px', 100],
    },
  ],
} satisfies PluginCase
