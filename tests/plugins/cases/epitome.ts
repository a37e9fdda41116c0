import type { PluginCase } from '../../../scripts/plugins/case'

/**
 * A framework on top of the library, with the list of tasks that is its example. Its templates are compiled with
 * `new Function`; this page has a template of its own, as one with a policy needs.
 */
export default {
  plugin: 'Epitome, with TodoMVC',
  version: '0.6.1',
  original: '1.4.5',
  files: [
    {
      package: 'todomvc',
      version: '0.1.1',
      path: 'examples/epitome/bower_components/Epitome/Epitome-min.js',
      sha256: '12d97a234e5146864fe61e7a82660029433b43f72d6c8bfbc32e2a2c1cf05603',
    },
    {
      package: 'todomvc',
      version: '0.1.1',
      path: 'examples/epitome/js/models/todo-model.js',
      sha256: '7918d1cc0f281cb806d500dc348bd89d123584d8407ddf70896addf1a90cdf8d',
    },
    {
      package: 'todomvc',
      version: '0.1.1',
      path: 'examples/epitome/js/collections/todo-collection.js',
      sha256: '2823c6cb4d729dcd83a6cfaa93a0a32b335f27dbd0f604b33bb3002fb8a12737',
    },
    {
      package: 'todomvc',
      version: '0.1.1',
      path: 'examples/epitome/js/views/todo-list.js',
      sha256: '1c20e65c0314ac48509a4642aa59ae080f7f9acd116afef9e1748449177223df',
    },
    {
      package: 'todomvc',
      version: '0.1.1',
      path: 'examples/epitome/js/views/todo-main.js',
      sha256: '1dda04df35eb81e2ad70b4025855916f2594f1c7ee422508ece196a21db5487e',
    },
    {
      package: 'todomvc',
      version: '0.1.1',
      path: 'examples/epitome/js/controllers/todo-router.js',
      sha256: '28bde8bf27f500b64a57e34c6d5c549096bbde23b596af329ae94529be4ecd41',
    },
  ],
  html: `
    <section id="todoapp"><input id="new-todo"><section id="main"><input id="toggle-all" type="checkbox"><ul id="todo-list"></ul></section><footer id="footer"></footer></section>
  `,
  page: `
    window.seen = [];
    var escape = function (text) { return new Element('i', { text: text }).get('html') };
    App.TodoView.implement({ template: function (data) {
      return '<div class="view"><input class="toggle" type="checkbox" ' + data.completedCheckbox + '><label>' + escape(data.title) + '</label><button class="destroy">x</button></div><input class="edit" value="' + escape(data.title) + '">';
    } });
    App.MainView.implement({ template: function (data) {
      return '<span id="todo-count">' + data.remaining + '</span><ul id="filters"><li><a href="#!/">All</a></li><li><a href="#!/active">Active</a></li></ul>' + (data.completed ? '<button id="clear-completed">Clear</button>' : '');
    } });
    window.addEvent('domready', function () {
      var todos = window.todos = new App.TodoCollection(null, { id: 'todos' });
      todos.setUp(todos.retrieve());
      todos.on('add', function (model) { window.seen.push(model.get('title')) });
      App.todoView = new App.TodoView({ collection: todos, element: document.id('todo-list'), template: '' });
      App.mainView = new App.MainView({ collection: todos, element: document.id('todoapp'), template: '' });
      App.router = new App.Router({
        routes: { '': 'init', '#!/': 'applyFilter', '#!/:filter': 'applyFilter' },
        onInit: function () { this.navigate('#!/') },
        onApplyFilter: function (filter) { todos.filterType = filter || false; App.todoView.render(); this.showActiveFilter() }
      });
    });
  `,
  checks: [
    {
      does: 'begins with an empty list',
      reads: "[$('todo-list').get('html'), $('main').className, location.hash]",
      expected: ['', 'hidden', '#!/'],
    },
    {
      does: 'takes a task',
      type: ['#new-todo', 'Buy bread'],
      press: 'Enter',
      reads:
        "[$$('#todo-list label').get('text'), $('todo-count').get('text'), $('new-todo').value, window.seen]",
      expected: [['Buy bread'], '1', '', ['Buy bread']],
    },
    {
      does: 'takes another one',
      type: ['#new-todo', 'Sleep'],
      press: 'Enter',
      reads: "[$$('#todo-list label').get('text'), $('todo-count').get('text')]",
      expected: [['Buy bread', 'Sleep'], '2'],
    },
    {
      does: 'ticks a task',
      click: '#todo-list li:first-child .toggle',
      reads: "[$$('#todo-list li').map(function (el) { return el.className }), $('todo-count').get('text')]",
      expected: [['completed', ''], '1'],
    },
    {
      does: 'filters by the address',
      run: "location.hash = '#!/active'",
      reads: "[$$('#todo-list label').get('text'), $$('#filters .selected').get('text')]",
      expected: [['Sleep'], ['Active']],
    },
    {
      does: 'ticks all',
      click: '#toggle-all',
      reads: "[$('todo-count').get('text'), window.todos.length]",
      expected: ['0', 2],
    },
    {
      does: 'clears what is done',
      click: '#clear-completed',
      reads: "[window.todos.length, $('main').className]",
      expected: [0, 'hidden'],
    },
    {
      does: 'stores the list',
      run: "window.todos.addModel({ title: 'Kept', completed: false })",
      reads: 'window.todos.retrieve().map(function (task) { return task.title })',
      expected: ['Kept'],
    },
  ],
} satisfies PluginCase
