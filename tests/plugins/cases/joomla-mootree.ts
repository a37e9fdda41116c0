import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'MooTree (Joomla 1.5)',
  version: 'rev. 16',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'media/system/js/mootree.js',
      sha256: '24da3b76186f5baf42b28238eb0db89333ac3dfa1286fa210b7b1df0407ac757',
    },
  ],
  evaluates: true,
  html: `
    <div id="tree"></div>
    <ul id="list"><li id="one"><a href="#1" title="First">One</a></li><li><a href="#2">Two<!-- color:#ff0000 --></a><ul><li><a href="#3">Three</a></li></ul></li></ul>
  `,
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      window.tree = new MooTreeControl({ div: 'tree', mode: 'folders', grid: true, onSelect: function (node, state) { window.seen.push(node.text + ':' + state) } }, { text: 'Root', open: true });
      window.tree.adopt('list');
    });
  `,
  checks: [
    {
      does: 'takes the list in',
      reads: "[$('list'), $$('.mooTree_text').map(function (el) { return el.getText() })]",
      expected: [null, ['Root', 'One', 'Two', 'Three']],
    },
    { does: 'reads options from comments', reads: 'window.tree.root.nodes[1].color', expected: '#ff0000' },
    {
      does: 'keeps what the links say',
      reads: "[window.tree.get('node_one').data.href, window.tree.get('node_one').data.title]",
      expected: ['#1', 'First'],
    },
    {
      does: 'selects what is clicked',
      run: "$$('.mooTree_text')[1].onclick(); $$('.mooTree_text')[2].onclick()",
      reads: 'window.seen',
      expected: ['One:true', 'One:false', 'Two:true'],
    },
    {
      does: 'opens a node',
      run: 'window.tree.root.nodes[1].toggle(false, true)',
      reads: '[window.tree.root.nodes[1].open, window.tree.root.nodes[1].div.sub.style.display]',
      expected: [true, 'block'],
    },
  ],
} satisfies PluginCase
