import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Element.Filters',
  version: '1.0',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/ryanflorence/mootools-element-filters',
      path: 'Source/Element.Filters.js',
      sha256: '6a47b21fdc24894924318f9ad438af1c6ad474ad70b646f7495c41f15dd2e91b',
    },
  ],
  html: `<div id="a" data-filter="paint mark:second" data-paint='{"colour":"red"}' data-second='{"name":"two"}'>a</div>`,
  page: `
    window.seen = [];
    Element.defineFilters({ paint: function (options) { this.setStyle('color', options.colour); return { painted: true } } });
    Element.defineFilter('mark', function (options) { this.addClass(options.name) });
    window.addEvent('domready', function () { Element.applyFilters() });
  `,
  checks: [
    {
      does: 'applies what the markup asks for',
      reads: "[$('a').style.color, $('a').className]",
      expected: ['red', 'two'],
    },
    {
      does: 'keeps what a filter has given',
      reads: "$('a').retrieve('filter:paint')",
      expected: { painted: true },
    },
    {
      does: 'tells when an element leaves the page',
      run: "$('a').addEvent('dispose', function () { window.seen.push(this.id) }); window.gone = $('a').dispose()",
      reads: "[window.seen, window.gone.id, $('a')]",
      expected: [['a'], 'a', null],
    },
    {
      does: 'complains of an unknown filter',
      run: "try { new Element('p').applyFilter('none') } catch (error) { window.error = error.message }",
      reads: 'window.error',
      expected: 'Filter `none` is undefined',
    },
  ],
} satisfies PluginCase
