import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'JMenu (Joomla 1.5, administration)',
  version: '1.0',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'administrator/templates/khepri/js/menu.js',
      sha256: '321361f7ed28d8c6dcd7dc7627c526b3c377c8d6362b9105cc49a2bb933667d8',
    },
  ],
  css: '#menu ul { list-style: none; margin: 0; padding: 0 } #menu > li > ul { position: absolute } #menu ul li { float: left; clear: left }',
  html: `<ul id="menu"><li id="top"><a>Site</a><ul id="sub"><li><div style="width: 80px">a</div></li><li id="wide"><div style="width: 140px">b</div></li></ul></li></ul>`,
  page: "window.addEvent('domready', function () { document.menu = new JMenu($('menu')) });",
  checks: [
    {
      does: 'makes the items of a submenu as wide as the widest',
      reads: "[$('sub').style.width, $$('#sub li').map(function (el) { return el.style.width })]",
      expected: ['140px', ['140px', '140px']],
    },
    {
      does: 'marks what is under the pointer',
      hover: '#wide',
      reads: "[$('wide').className, $('top').className]",
      expected: ['hover', 'hover'],
    },
  ],
} satisfies PluginCase
