import type { PluginCase } from '../../../scripts/plugins/case'

export default {
  plugin: 'Bootstrap plugins for MooTools',
  version: '2.3.1',
  original: '1.4.5',
  files: [
    {
      repository: 'https://github.com/piotr-cz/Mootools-Bootstrap-plugins',
      path: 'js/environment.js',
      sha256: '37b04b3e097f4b346587610622ea571cb849475b3804d119f6dbfa13a7d502a5',
    },
    {
      repository: 'https://github.com/piotr-cz/Mootools-Bootstrap-plugins',
      path: 'js/bootstrap-transition.js',
      sha256: 'd15d4f371a0c07fcf35ca7b5c14baece1b8841d2d5fceb4090038583f52be029',
    },
    {
      repository: 'https://github.com/piotr-cz/Mootools-Bootstrap-plugins',
      path: 'js/bootstrap-alert.js',
      sha256: '2da369eba0bfad6462fea1096e9878307fe0551e503a16c046780ccc50d49981',
    },
    {
      repository: 'https://github.com/piotr-cz/Mootools-Bootstrap-plugins',
      path: 'js/bootstrap-button.js',
      sha256: '3e48adc798eea03d900768fa51de6aa5022a68c20ae4c4aafccf6ee365a731d5',
    },
    {
      repository: 'https://github.com/piotr-cz/Mootools-Bootstrap-plugins',
      path: 'js/bootstrap-dropdown.js',
      sha256: '729d0ccd2c48047210f45bf1c316a37c38b1dfdf85c4085b9255d86d7d77cb21',
    },
    {
      repository: 'https://github.com/piotr-cz/Mootools-Bootstrap-plugins',
      path: 'js/bootstrap-tab.js',
      sha256: '12d4928dd94c7bcb20bbea8ea420636932345e3fe68d08887f9bf4e30f84e0ca',
    },
  ],
  html: `
    <ul class="nav"><li class="dropdown" id="drop"><a id="toggle" href="#" data-toggle="dropdown">Menu</a><ul class="dropdown-menu"><li><a href="#i">Item</a></li></ul></li></ul>
    <ul class="nav nav-tabs"><li class="active"><a href="#one" data-toggle="tab">One</a></li><li id="tab2"><a id="two-tab" href="#two" data-toggle="tab">Two</a></li></ul>
    <div><div id="one" class="active">1</div><div id="two">2</div></div>
    <div id="warning" class="alert"><a id="dismiss" data-dismiss="alert" href="#">x</a>Warning</div>
    <button id="single" class="btn" data-toggle="button">Single</button>
    <button id="load" class="btn" data-loading-text="Busy">Go</button>
    <p id="out">out</p>
  `,
  page: `
    window.seen = [];
    window.addEvent('domready', function () {
      $('two-tab').addEvent('show', function (e) { window.seen.push('show ' + e.relatedTarget.get('text')) }).addEvent('shown', function () { window.seen.push('shown') });
    });
  `,
  checks: [
    { does: 'opens the menu', click: '#toggle', reads: "$('drop').hasClass('open')", expected: true },
    {
      does: 'closes it with a click elsewhere',
      click: '#out',
      reads: "$('drop').hasClass('open')",
      expected: false,
    },
    {
      does: 'shows the tab that is clicked',
      click: '#two-tab',
      reads: "[$('tab2').className, $('one').className, $('two').className]",
      expected: ['active', '', 'active'],
    },
    { does: 'tells the page', reads: 'window.seen', expected: ['show One', 'shown'] },
    { does: 'presses a button', click: '#single', reads: "$('single').className", expected: 'btn active' },
    {
      does: 'shows that a button is busy',
      run: "$('load').button('loading')",
      reads: "[$('load').get('html'), $('load').disabled, $('load').hasClass('disabled')]",
      expected: ['Busy', true, true],
    },
    {
      does: 'shows what it was',
      run: "$('load').button('reset')",
      reads: "[$('load').get('html'), $('load').disabled, $('load').hasClass('disabled')]",
      expected: ['Go', false, false],
    },
    { does: 'dismisses a warning', click: '#dismiss', reads: "$('warning')", expected: null },
  ],
} satisfies PluginCase
