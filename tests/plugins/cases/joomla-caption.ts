import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'JCaption (Joomla 1.5)',
  version: '1.0',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'media/system/js/caption.js',
      sha256: 'a432de76dbc2668c8d6ad8f3dd4b7a4c82f868693ec436c748b6160ca05743c2',
    },
  ],
  html: `
    <p><img id="right" class="caption" src="a.png" title="By the sea" align="right" width="200" alt=""></p>
    <p><img id="bare" class="caption" src="b.png" alt=""></p>
    <p><img id="other" src="c.png" title="None" alt=""></p>
  `,
  page: '',
  checks: [
    {
      does: 'writes the caption below the picture',
      reads:
        "[$('right').parentNode.className, $('right').parentNode.style.width, $('right').parentNode.innerHTML.replace(/<img[^>]*>/, '')]",
      expected: ['img_caption right', '200px', '<p class="img_caption">By the sea</p>'],
    },
    {
      does: 'writes none without a title',
      reads:
        "[$('bare').parentNode.className, $('bare').parentNode.style.width, $('bare').parentNode.childNodes.length]",
      expected: ['img_caption none', '40px', 1],
    },
    { does: 'leaves other pictures alone', reads: "$('other').parentNode.tagName", expected: 'P' },
    { does: 'can be found in the document', reads: 'document.caption.selector', expected: 'img.caption' },
  ],
} satisfies PluginCase
