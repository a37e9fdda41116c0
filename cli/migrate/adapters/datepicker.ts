/** `.datepicker(…)`: of jQuery UI, and of bootstrap-datepicker, which took its name. */
import { words } from '../../../src/island/define-reference'
import {
  type Adapter,
  type Advised,
  carry,
  done,
  nobody,
  none,
  optionsOf,
  type Use,
  unsupported,
} from '../adapter'
import { type Argument, text } from '../argument'
import {
  ANY_DAY,
  DATE_WRITES,
  dateField,
  dayOf,
  FORMAT,
  isKind,
  ONE_MONTH,
  ourFormat,
  RELATIVE,
  years,
} from './dates'
import { CONTROLS, EVENTS, INSIDE, LOOK, MOTION, STARTS, TEXTS } from './reasons'

const SEND = words(
  'sans format, jQuery UI envoie mm/dd/yyyy (dd/mm/yyyy avec son fichier français) et ce champ yyyy-mm-dd : data-send-format, ou la classe …datenormal, le change',
  'without a format, jQuery UI sends mm/dd/yyyy (dd/mm/yyyy with its French file) and this field yyyy-mm-dd: data-send-format, or the class …datenormal, changes that',
)

function rules(format: string) {
  const day = (to: string) => ({ to, as: (given: Argument) => dayOf(given, format), unless: RELATIVE })
  // Two formats are classes of their own.
  const to = isKind(format) ? 'class' : 'data-format'
  const shown = { to, as: ({ plain }: Argument) => ourFormat(String(plain)), unless: FORMAT }
  return {
    dateFormat: shown,
    format: shown,
    minDate: day('min'),
    startDate: day('min'),
    maxDate: day('max'),
    endDate: day('max'),
    yearRange: { to: 'data-year-range', as: years },
    ...done(
      'changeMonth changeYear firstDay weekStart showOn constrainInput autoclose todayHighlight language showOtherMonths selectOtherMonths hideIfNoPrevNext forceParse keyboardNavigation',
    ),
    ...unsupported(
      TEXTS,
      'dayNames dayNamesMin dayNamesShort monthNames monthNamesShort closeText currentText nextText prevText weekHeader yearSuffix isRTL showMonthAfterYear navigationAsDateFormat rtl title',
    ),
    ...unsupported(
      CONTROLS,
      'buttonImage buttonImageOnly buttonText showButtonPanel gotoCurrent todayBtn clearBtn showOnFocus toggleActive',
    ),
    ...unsupported(MOTION, 'showAnim duration showOptions'),
    ...unsupported(LOOK, 'showWeek calendarWeeks autoSize orientation zIndexOffset container'),
    ...unsupported(EVENTS, 'beforeShow onSelect onClose onChangeMonthYear onUpdateDatepicker calculateWeek'),
    ...unsupported(ANY_DAY, 'beforeShowDay daysOfWeekDisabled datesDisabled daysOfWeekHighlighted'),
    ...unsupported(
      ONE_MONTH,
      'numberOfMonths showCurrentAtPos stepMonths minViewMode maxViewMode startView multidate',
    ),
    ...unsupported(
      words(
        'le champ envoie la forme enregistrée sous son propre nom : le champ caché ne sert plus (data-send-format)',
        'the field sends the stored form under its own name: the hidden field is of no use any more (data-send-format)',
      ),
      'altField altFormat',
    ),
    ...unsupported(
      words(
        'le calendrier s’ouvre sur la valeur du champ : l’écrire dans value',
        'the calendar opens on the field’s value: write it into value',
      ),
      'defaultDate defaultViewDate',
    ),
    ...unsupported(
      INSIDE,
      'appendText shortYearCutoff disabled todayBtnLinked assumeNearbyYear immediateUpdates inputs',
    ),
  }
}

export const datepicker: Adapter = {
  title: 'jQuery UI datepicker',
  libraries: ['jquery-ui', 'bootstrap-datepicker'],
  shown: ['.datepicker('],
  methods: ['datepicker'],
  calls: /^\$\.datepicker(\.|$)/,
  writes: DATE_WRITES,
  advise(use) {
    if (use.kind === 'call')
      return nobody(
        words(
          'le champ est en français ou en anglais selon la page, sa semaine commence le lundi',
          'the field is in French or English as the page is, its week begins on Monday',
        ),
      )
    const command = use.args[0]?.plain
    if (typeof command !== 'string') return advise(use)
    if (/^(refresh|destroy|hide)$/.test(command)) return nobody(STARTS)
    return none(
      words(
        'lire et écrire field.value, dans la forme enregistrée, puis envoyer un événement change',
        'read and write field.value, in the stored form, then dispatch a change event',
      ),
    )
  },
}

function advise(use: Use): Advised {
  const options = optionsOf(use)
  const given = text(options.get('dateFormat')) ?? text(options.get('format'))
  const format = ourFormat(given)
  const { set, carried, unsupported: left } = carry(options, rules(format ?? 'dd/mm/yyyy'))
  const attributes = new Map(set)
  for (const name of ['class', 'data-format']) attributes.delete(name)
  return dateField(
    use,
    use.target,
    { format, attributes },
    { carried, unsupported: left },
    given ? [] : [SEND],
  )
}
