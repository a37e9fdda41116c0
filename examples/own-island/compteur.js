// Un îlot de l'intégrateur : compte les caractères qui restent dans un champ.
// An island of the integrator's own: counts the characters left in a field.
Ilots.register({
  name: 'compteur',
  marker: '[data-ilot~="compteur"]',
  when: { on: 'visible' },
  attributes: { max: { type: 'integer', default: 300, min: 1 } },
  messages: {
    fr: { left: 'Il reste {count} caractères.', over: '{count} caractères de trop.' },
    en: { left: '{count} characters left.', over: '{count} characters too many.' },
  },
  mount(host, { attributes, say, set, signal }) {
    const count = document.createElement('p')
    count.id = `${host.id || host.name}-compteur`
    count.setAttribute('role', 'status')
    const show = () => {
      const left = attributes.max - host.value.length
      count.textContent = left < 0 ? say('over', { count: -left }) : say('left', { count: left })
    }
    // Défait par l'îlot lui-même quand le champ s'en va. / Undone by itself when the field goes.
    set(host, 'aria-describedby', count.id)
    host.addEventListener('input', show, { signal })
    host.after(count)
    show()
    return () => count.remove()
  },
})
