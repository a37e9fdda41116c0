import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'ContextMenu',
  version: '1.0',
  original: '1.2.6',
  files: [
    {
      repository: 'https://github.com/darkwing/ContextMenu',
      path: 'Source/ContextMenu.js',
      sha256: 'a6563a4066765480f804bffee58681d0b5239bad1d263328b620e41c333bf5a1',
    },
  ],
  css: '#target { width: 300px; height: 100px } #contextmenu { width: 100px; margin: 0 }',
  html: '<div id="target">Right click</div><ul id="contextmenu"><li><a href="#edit">Edit</a></li><li><a href="#delete">Delete</a></li></ul>',
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.menu = new ContextMenu({
        targets: '#target', fadeSpeed: 30, offsets: { x: 5, y: 7 },
        actions: { edit: function (element) { window.seen.push('edit ' + element.id) } },
        onShow: function () { window.seen.push('show') }, onHide: function () { window.seen.push('hide') }, onClick: function (item) { window.seen.push(item.get('text')) }
      });
      // The effect drops what it is asked while it runs.
      window.faded = 0;
      window.menu.fx.addEvent('complete', function () { window.faded++ });
    });
  `,
  checks: [
    {
      does: 'hides its menu far away',
      reads: "[$('contextmenu').style.position, $('contextmenu').getPosition().y < -1000]",
      expected: ['absolute', true],
    },
    {
      does: 'opens at the pointer, and not the browser\u2019s',
      run: "window.event1 = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 50, clientY: 40 }); $('target').dispatchEvent(window.event1)",
      reads:
        "[$('contextmenu').style.left, $('contextmenu').style.top, $('contextmenu').getStyle('opacity'), window.event1.defaultPrevented, window.faded]",
      expected: ['55px', '47px', 1, true, 1],
    },
    {
      does: 'runs the action of an item',
      click: '#contextmenu a',
      reads: 'window.seen',
      expected: ['show', 'edit target', 'Edit', 'hide'],
    },
    { does: 'fades out', reads: "$('contextmenu').getStyle('opacity')", expected: 0 },
    {
      does: 'disables an item',
      run: "window.menu.disableItem('delete'); window.menu.show()",
      reads: "$$('#contextmenu a').map(function (el) { return el.className })",
      expected: ['', 'disabled'],
    },
  ],
} satisfies PluginCase
