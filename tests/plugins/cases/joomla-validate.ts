import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'JFormValidator (Joomla 1.5)',
  version: '1.5',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'media/system/js/validate.js',
      sha256: 'ec966dffe29e1855984f80be251d3f88ff75c82b73247465b13ab2a79557164b',
    },
  ],
  html: `
    <form class="form-validate" action="#">
      <label id="l1" for="name">Name</label><input id="name" class="required">
      <label id="l2" for="mail">Mail</label><input id="mail" class="validate-email">
      <input type="submit" id="go" class="validate" value="Send">
    </form>
  `,
  page: `
    window.sent = 0;
    window.addEvent('domready', function () {
      $E('form').addEvent('submit', function (event) { new Event(event).stop(); window.sent++ });
    });
  `,
  checks: [
    {
      does: 'holds a form back whose required field is empty',
      click: '#go',
      reads: "[$('name').className, $('l1').className, window.sent]",
      expected: ['required invalid', 'invalid', 0],
    },
    {
      does: 'marks an address that is none when its field is left',
      type: ['#mail', 'nobody'],
      run: "$('mail').blur()",
      reads: "[$('mail').className, $('l2').className]",
      expected: ['validate-email invalid', 'invalid'],
    },
    {
      does: 'takes the mark away',
      run: "$('mail').value = 'me@example.org'; $('mail').focus(); $('mail').blur()",
      reads: "[$('mail').className, $('l2').className]",
      expected: ['validate-email', ''],
    },
    {
      does: 'takes a handler of the page',
      run: "document.formvalidator.setHandler('even', function (value) { return value % 2 == 0 }); $('name').addClass('validate-even')",
      type: ['#name', '3'],
      reads: "document.formvalidator.validate($('name'))",
      expected: false,
    },
    {
      does: 'lets a form go that is right',
      type: ['#name', '4'],
      click: '#go',
      reads: "[$('name').hasClass('invalid'), window.sent]",
      expected: [true, 0],
    },
  ],
} satisfies PluginCase
