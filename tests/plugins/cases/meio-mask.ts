import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Meio.Mask',
  version: '2.0.1',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/fabiomcosta/mootools-meio-mask',
      path: 'Source/Meio.Mask.js',
      sha256: '24495796e1afc8d4b742a19d61e7e0f1c91b2d1a8914421887f4d5090072f57c',
    },
    {
      repository: 'https://github.com/fabiomcosta/mootools-meio-mask',
      path: 'Source/Meio.Mask.Fixed.js',
      sha256: '59f6b2049d34a6bdec0b2572074b1aef761b15d7888fbfe29c7fbd970ab67308',
    },
    {
      repository: 'https://github.com/fabiomcosta/mootools-meio-mask',
      path: 'Source/Meio.Mask.Reverse.js',
      sha256: '1651b771d1cf8a62ffceb080699e9ca320fde0d994bff872ca7c30a0ebdc0eae',
    },
    {
      repository: 'https://github.com/fabiomcosta/mootools-meio-mask',
      path: 'Source/Meio.Mask.Repeat.js',
      sha256: 'a66065fe489c09c3e486d2a63b3f4020abaf646a3d0cb020e641b0a23752fa4e',
    },
    {
      repository: 'https://github.com/fabiomcosta/mootools-meio-mask',
      path: 'Source/Meio.Mask.Regexp.js',
      sha256: 'fb4c24bf4d89062f3d7b13abbe3fb0a159dd2c0ef4ad52b84863e854dd77a080',
    },
    {
      repository: 'https://github.com/fabiomcosta/mootools-meio-mask',
      path: 'Source/Meio.Mask.Extras.js',
      sha256: 'e0c80c6dc491a5c547717f0577ffb6c13e52d106ce6d628aa23565869464b7f5',
    },
  ],
  additions: [
    {
      repository: 'https://github.com/mootools/mootools-more',
      path: 'Source/Element/Element.Forms.js',
      sha256: 'f4ae17ef52f68466e97eef5ee3849cc1f508b6ce83dabef70b764e71d0a4cf75',
    },
  ],
  html: '<form><input id="phone" type="text"><input id="money" type="text"><input id="number" type="text"></form>',
  page: `
    window.addEvent('domready', function () {
      $('phone').meiomask('fixed', { mask: '(99) 9999-9999' });
      $('money').meiomask('reverse', { precision: 2, decimal: ',', thousands: '.', symbol: '' });
      $('number').meiomask('regexp', { regex: /^[0-9]{0,3}$/ });
    });
  `,
  checks: [
    {
      does: 'shows the mask, with the caret at its first place',
      click: '#phone',
      reads: "[$('phone').value, $('phone').selectionStart]",
      expected: ['(__) ____-____', 0],
    },
    {
      does: 'writes the mask while one types',
      type: ['#phone', '12a345'],
      reads: "$('phone').value",
      expected: '(12) 345_-____',
    },
    {
      does: 'deletes within the mask',
      press: 'Backspace',
      reads: "$('phone').value",
      expected: '(12) 34__-____',
      // The plugin itself puts no blank back there.
      inFirefox: '(12) 34_-____',
    },
    {
      does: 'writes a sum from its end',
      type: ['#money', '123456'],
      reads: "$('money').value",
      expected: '1.000.234,56',
    },
    {
      does: 'refuses what does not fit',
      type: ['#number', '12x345'],
      reads: "$('number').value",
      expected: '123',
    },
    {
      does: 'masks a text',
      reads:
        "['1234567890'.meiomask('fixed', { mask: '(99) 9999-9999' }), '(12) 3456-7890'.meiounmask('fixed', { mask: '(99) 9999-9999' })]",
      expected: ['(12) 3456-7890', '1234567890'],
    },
  ],
} satisfies PluginCase
