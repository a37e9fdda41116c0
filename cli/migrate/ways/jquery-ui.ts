/** What of jQuery UI has no island: https://api.jqueryui.com */
import { words } from '../../../src/island/define-reference'
import { none, type Way } from '../way'

const FOLDS = words(
  '<details>, avec un même name pour qu’un seul soit ouvert',
  '<details>, with one name so that only one is open',
)

/** What jQuery UI does besides. */
export const restOfJqueryUi: Way = {
  title: 'jQuery UI',
  libraries: ['jquery-ui'],
  shown: ['.sortable(', '.accordion(', '.tabs(', '.tooltip('],
  plain: [
    'accordion',
    'tabs',
    'tooltip',
    'sortable',
    'draggable',
    'droppable',
    'resizable',
    'selectable',
    'progressbar',
    'spinner',
    'selectmenu',
    'button',
    'buttonset',
    'controlgroup',
    'checkboxradio',
    'slider',
    'menu',
    'effect',
  ],
  writes: {},
  advise(use) {
    switch (use.name) {
      case 'accordion':
        return { answer: 'browser', notes: [FOLDS] }
      case 'tooltip':
        return {
          answer: 'browser',
          notes: [
            words('l’attribut title, ou un texte visible', 'the title attribute, or a text that is seen'),
          ],
        }
      case 'spinner':
        return { answer: 'browser', notes: [words('<input type="number">', '<input type="number">')] }
      case 'progressbar':
        return { answer: 'browser', notes: [words('<progress>', '<progress>')] }
      case 'slider':
        return { answer: 'browser', notes: [words('<input type="range">', '<input type="range">')] }
      case 'selectmenu':
        return { answer: 'browser', notes: [words('<select>', '<select>')] }
      case 'button':
      case 'buttonset':
      case 'controlgroup':
      case 'checkboxradio':
        return { answer: 'browser', notes: [words('une feuille de style', 'a style sheet')] }
      default:
        return none(words('aucun îlot ne le fait', 'no island does it'))
    }
  },
}
