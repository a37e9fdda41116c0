import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'DatePicker (MonkeyPhysics)',
  version: '1.16',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/monkeyphysics/mootools-datepicker',
      path: 'datepicker.js',
      sha256: 'f37972a7b4d941996c7c0fe68c9b1853b792815d3c705af2872d232d0c143f4c',
    },
  ],
  css: '.datepicker { position: absolute; width: 200px; height: 220px; overflow: hidden } .datepicker .body { position: relative; width: 186px; height: 160px; overflow: hidden } .datepicker .day { float: left; width: 24px; height: 20px }',
  html: '<form><input name="date" id="date" type="text" value="2010-03-15"><input id="after"></form>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.picker = new DatePicker('#date', {
        inputOutputFormat: 'Y-m-d', format: 'd/m/Y', animationDuration: 30, startDay: 1,
        days: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
        onShow: function () { window.seen.push('show') }, onSelect: function () { window.seen.push('select') }, onClose: function () { window.seen.push('close') }
      });
    });
  `,
  checks: [
    {
      does: 'shows the date in its format',
      reads: "[$$('form input')[1].value, $('date').style.display, $$('form input')[1].get('name')]",
      expected: ['15/03/2010', 'none', null],
    },
    {
      does: 'opens below its field',
      run: "$$('form input')[1].focus()",
      reads:
        "[$$('.datepicker').length, document.getElement('.titleText').get('text'), $$('.datepicker .selected').get('text'), window.seen, document.getElement('.datepicker').getStyle('opacity')]",
      expected: [1, 'March 2010', ['15'], ['show'], 1],
    },
    {
      does: 'begins the week with Monday',
      reads: "$$('.datepicker .titles .title').get('text')",
      expected: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
    },
    {
      does: 'goes to the next month',
      run: "document.getElement('.datepicker .next').fireEvent('click')",
      reads: "document.getElement('.titleText').get('text')",
      expected: 'April 2010',
    },
    {
      does: 'zooms out to the year',
      run: "document.getElement('.titleText').fireEvent('click')",
      reads: "[document.getElement('.titleText').get('text'), $$('.datepicker .month').length]",
      expected: ['2010', 12],
    },
    {
      does: 'zooms into a month',
      run: "$$('.datepicker .month')[5].fireEvent('click')",
      reads: "document.getElement('.titleText').get('text')",
      expected: 'June 2010',
    },
    {
      does: 'takes the day that is chosen',
      run: "$$('.datepicker .day').filter(function (el) { return el.get('text') == '20' && !el.hasClass('otherMonth') })[0].fireEvent('click')",
      reads: "[$('date').value, $$('form input')[1].value, window.seen]",
      expected: ['2010-06-20', '20/06/2010', ['show', 'select', 'close']],
    },
    { does: 'is gone then', reads: "$$('.datepicker').length", expected: 0 },
  ],
} satisfies PluginCase
