// Un îlot dessiné par le React d'Îlots, sans construction : ce que coûtent plusieurs vitres.
// An island drawn with the bundle's own React, without a build: what several panes cost.
Ilots.register({
  name: 'estimation',
  marker: '[data-ilot~="estimation"]',
  when: { on: 'visible' },
  attributes: {
    prix: { type: 'integer', default: 0 },
    max: { type: 'integer', default: 10, min: 1 },
  },
  messages: {
    fr: { count: 'Nombre de vitres', less: 'Une vitre de moins', more: 'Une vitre de plus', total: 'En tout {sum} €' },
    en: { count: 'Number of panes', less: 'One pane less', more: 'One pane more', total: '{sum} € in all' },
  },
  // React n'est demandé que lorsqu'un îlot en a besoin, une fois pour la page. / Fetched once, when one needs it.
  async load() {
    const { createElement: h, useState, useIlots } = await Ilots.react()

    // Tout composant de l'îlot a ce que l'îlot a reçu. / Any component in it has what the island was given.
    function Total({ count }) {
      const { attributes, say } = useIlots()
      return h('p', { role: 'status' }, say('total', { sum: count * attributes.prix }))
    }

    function Component({ attributes, say, emit }) {
      const [count, setCount] = useState(1)
      const button = (text, sign, next) => {
        // Un bouton qui se désactive perdrait le focus. / A button that is disabled would lose the focus.
        const isOver = next < 1 || next > attributes.max
        const change = () => {
          if (isOver) return
          setCount(next)
          emit('estimation', { count: next })
        }
        return h('button', { type: 'button', 'aria-label': say(text), 'aria-disabled': isOver, onClick: change }, sign)
      }
      return h(
        'div',
        { role: 'group', 'aria-label': say('count') },
        button('less', '−', count - 1),
        h('span', null, ` ${count} `),
        button('more', '+', count + 1),
        h(Total, { count }),
      )
    }

    return { Component }
  },
})
