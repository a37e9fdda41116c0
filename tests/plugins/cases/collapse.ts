import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Collapse (with Class.Extras)',
  version: '1.1',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/cpojer/mootools-class-extras',
      path: 'Source/Class.Binds.js',
      sha256: 'c739caa28547393171f276720d5f7208ba0ebb11921fd949c46b6482b6fbe704',
    },
    {
      repository: 'https://github.com/cpojer/mootools-class-extras',
      path: 'Source/Class.Instantiate.js',
      sha256: '8b4668269ea6cc61ae7ddea377a948d99d15ac166ae8928e229088495b33171c',
    },
    {
      repository: 'https://github.com/cpojer/mootools-class-extras',
      path: 'Source/Class.Properties.js',
      sha256: 'ae67f97802265734e60fbe0989ef554c6cb3bbd4ef708d525100313f70bd674d',
    },
    {
      repository: 'https://github.com/cpojer/mootools-class-extras',
      path: 'Source/Class.Singleton.js',
      sha256: '8570c6de434805ef538a189f9792629f3a3da47d1afc6366da6e787b0d2b7815',
    },
    {
      repository: 'https://github.com/cpojer/mootools-tree',
      path: 'Source/Collapse.js',
      sha256: 'd358b9cac0882204cf45582b32cf2fdebfbe1342cf73d22bd5b3b1b08436d265',
    },
    {
      repository: 'https://github.com/cpojer/mootools-tree',
      path: 'Source/Collapse.Persistent.js',
      sha256: 'e58a5a5e61db77b505be685577a1f6f5af312c5e6fedfdd9b47e44627fc571d3',
    },
    {
      repository: 'https://github.com/cpojer/mootools-tree',
      path: 'Source/Collapse.Cookie.js',
      sha256: 'f5e44d2523aaf32d156eea7fb5a34bed6d15b3326050287ed6df9959a251dd86',
    },
  ],
  html: `
    <ul id="tree" class="tree"><li id="one"><a class="expand" href="#x">+</a><span>One</span><ul><li id="leaf"><a class="expand" href="#y">+</a><span>Leaf</span></li></ul></li><li id="two"><a class="expand" href="#z">+</a><span>Two</span></li></ul>
  `,
  page: `
    window.addEvent('domready', function () { window.tree = new Collapse.Cookie('tree') });
    window.Point = new Class({ Implements: Class.Binds, Properties: { _x: 1, the_name: 'p' }, who: function () { return this._x } });
  `,
  checks: [
    {
      does: 'fades the signs of items with children, and hides others',
      reads:
        "[document.getElement('#one > a').getStyle('opacity'), document.getElement('#two > a').getStyle('opacity'), document.getElement('#one > a').className]",
      expected: [0.5, 0, 'expand collapse'],
    },
    {
      does: 'closes an item',
      run: "document.getElement('#one > a').click()",
      reads:
        "[document.getElement('#one > ul').style.display, document.getElement('#one > a').hasClass('collapse')]",
      expected: ['none', false],
    },
    { does: 'remembers it', reads: "JSON.decode(Cookie.read('collapse_tree_tree'))", expected: { one: 0 } },
    {
      does: 'opens it again',
      run: "window.tree.toggle($('one'))",
      reads:
        "[document.getElement('#one > ul').style.display, JSON.decode(Cookie.read('collapse_tree_tree')).one]",
      expected: ['block', 1],
    },
    {
      does: 'brightens the sign under the pointer',
      hover: '#one > span',
      reads: "document.getElement('#one > a').getStyle('opacity')",
      expected: 1,
    },
    {
      does: 'is one for each element',
      reads:
        "[new Collapse.Cookie('tree') === window.tree, $('tree').getInstanceOf(Collapse.Cookie) === window.tree]",
      expected: [true, true],
    },
    {
      does: 'gives classes getters and setters',
      reads:
        "[new window.Point().setX(5).getX(), new window.Point().getThe_name(), new window.Point().bound('who')()]",
      expected: [5, 'p', 1],
    },
  ],
} satisfies PluginCase
