import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'JSwitcher (Joomla 1.5)',
  version: '1.5',
  original: '1.1',
  files: [
    {
      repository: 'https://github.com/spn87/ttt',
      path: 'media/system/js/switcher.js',
      sha256: 'fadf9d414f5b507cdd22b9052c5959ad409b929c1fe9a5b2a2fe984ec9263b3a',
    },
  ],
  html: `
    <div id="submenu" class="configuration"><a id="site" class="active">Site</a> <a id="system">System</a></div>
    <div id="config-document"><div id="page-site">Site</div><div id="page-system">System</div></div>
  `,
  page: '',
  checks: [
    {
      does: 'shows the active page only',
      reads: "[$('page-site').style.display, $('page-system').style.display]",
      expected: ['block', 'none'],
    },
    {
      does: 'shows the page of the link that is clicked',
      click: '#system',
      reads:
        "[$('page-site').style.display, $('page-system').style.display, $('system').className, $('site').className]",
      expected: ['none', 'block', 'active', ''],
    },
    { does: 'remembers it', reads: "Cookie.get('configuration')", expected: 'system' },
  ],
} satisfies PluginCase
