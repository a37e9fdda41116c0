import type { PluginCase } from '../../../scripts/plugins/case'

/** The template that Joomla 1.5 came with: its menu, its modules that fold, its font sizes. */
export default {
  plugin: 'JA Purity (Joomla 1.5)',
  version: '1.2.0',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'templates/ja_purity/js/ja.script.js',
      sha256: '09eee3936d5d2f50734e86e695ce59587c16a05d33e098e705ac7891433edbe6',
    },
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'templates/ja_purity/js/ja.rightcol.js',
      sha256: '5e44520ff940f03853b6a96629a73c9f23939736e0010a5f055f0ef826ca4463',
    },
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'templates/ja_purity/js/ja.moomenu.js',
      sha256: '5dcce9d8205be352c833a9bdaef8f14224379e32a45e3acd27a8c579d7de41df',
    },
  ],
  css: `
    #ja-mainnav ul { list-style: none; margin: 0; padding: 0 }
    #ja-mainnav > ul > li { float: left; position: relative; width: 120px; height: 30px }
    #ja-mainnav li ul { position: absolute; left: -999em; width: 150px }
    #ja-mainnav li ul li { height: 25px }
    #ja-right, #ja-botsl { clear: both; padding-top: 150px } #ja-botsl .moduletable { width: 100px }
    .jamod-content { height: 40px }
  `,
  html: `
    <div id="ja-mainnav"><ul class="menu">
      <li id="home"><a href="#home">Home</a></li>
      <li id="news"><a href="#news">News</a><ul id="sub"><li id="first"><a href="#first">First</a></li><li><a href="#second">Second</a></li></ul></li>
    </ul></div>
    <div id="ja-right">
      <div class="jamod module" id="Mod16"><h3 class="show"><span>Open</span></h3><div class="jamod-content">Text</div></div>
      <div class="jamod module" id="Mod38"><h3 class="show"><span>Never folds</span></h3><div class="jamod-content">Text</div></div>
    </div>
    <div id="ja-botsl"><div class="moduletable" style="height: 20px">a</div><div class="moduletable" style="height: 50px">b</div></div>
  `,
  page: `
    var rightCollapseDefault = 'show';
    var excludeModules = '38';
    var CurrentFontSize = parseInt('3');
  `,
  checks: [
    {
      does: 'hides the submenu',
      reads: "[$('sub')._id, $('sub').getStyle('height'), $('sub').style.left]",
      expected: [1, '0px', '-999em'],
    },
    {
      does: 'makes its columns equally high',
      reads: "$$('.moduletable').map(function (el) { return el.style.height })",
      expected: ['50px', '50px'],
    },
    {
      does: 'opens the submenu under the pointer',
      hover: '#news > a',
      reads: "[$('news').className, $('sub').style.left, $('sub').getStyle('height')]",
      expected: ['sfhover', 'auto', '50px'],
    },
    {
      does: 'keeps the submenu open while the pointer is in it',
      hover: '#first a',
      reads: "[$('sub').status, $('sub').style.left, $('first').className]",
      expected: ['show', 'auto', 'sfhover'],
      refused:
        'in 1.2 and later a handler that returns false stops the event, and the item’s own handler does: the menu above does not hear of it',
    },
    {
      does: 'closes the submenu behind the pointer',
      hover: '#ja-right h3',
      reads: "[$('news').className, $('sub').style.left, $('sub').getStyle('height')]",
      expected: ['', '-999em', '0px'],
    },
    {
      does: 'folds a module',
      click: '#Mod16 h3',
      reads:
        "[$E('#Mod16 h3').className, $E('#Mod16 .jamod-content').style.height, $('Mod16').status, Cookie.get('Mod16')]",
      expected: ['hide', '0px', 'hide', 'hide'],
    },
    {
      does: 'unfolds it again',
      click: '#Mod16 h3',
      reads: "[$E('#Mod16 h3').className, $E('#Mod16 .jamod-content').style.height, Cookie.get('Mod16')]",
      expected: ['show', '40px', 'show'],
    },
    {
      does: 'leaves an excluded module alone',
      reads: "[$E('#Mod38 h3').className, typeof $('Mod38').toggle]",
      expected: ['', 'undefined'],
    },
    {
      does: 'makes the text larger, and remembers it',
      run: "switchFontSize('ja_purity_FontSize', 'inc')",
      reads: "[document.body.className, Cookie.get('ja_purity_FontSize')]",
      expected: ['fs4', '4'],
    },
  ],
} satisfies PluginCase
