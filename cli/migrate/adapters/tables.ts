/** Tables that are sorted: tablesorter and DataTables. */
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
import { type Argument, isOn, type Options } from '../argument'
import { mark, write } from '../html'
import { BY_SERVER, CONTROLS, EVENTS, INSIDE, LOOK, STARTS, TEXTS } from './reasons'

const SAMPLE = '<table><thead><tr><th>…</th></tr></thead><tbody><tr><td>…</td></tr></tbody></table>'
const SORTED_FIRST = words(
  'l’ordre de départ est celui du serveur : qu’il trie les lignes',
  'the order at first is the server’s: let it sort the rows',
)
const KINDS = words(
  'nombres, dates et textes français sont reconnus d’eux-mêmes',
  'numbers, dates and French texts are known by themselves',
)
const PAGES = words(
  'les pages, la recherche et les filtres sont au serveur : un bloc de contenu (content-block)',
  'pages, search and filters are the server’s: a content block (content-block)',
)

const HEADERS = {
  to: 'data-sort',
  as: ({ entries, items }: Argument) => (entries || items ? 'off' : undefined),
}

const tablesorterRules = {
  headers: HEADERS,
  ...done('sortReset sortRestart emptyTo stringTo ignoreCase sortLocaleCompare showProcessing'),
  ...unsupported(SORTED_FIRST, 'sortList sortForce sortAppend sortInitialOrder sortMultiSortKey'),
  ...unsupported(KINDS, 'dateFormat usNumberFormat textExtraction textSorter numberSorter textAttribute'),
  ...unsupported(
    LOOK,
    'theme cssAsc cssDesc cssHeader cssChildRow cssIcon headerTemplate tableClass widthFixed',
  ),
  ...unsupported(PAGES, 'widgets widgetOptions pager'),
  ...unsupported(EVENTS, 'initialized onRenderHeader onRenderTemplate'),
  ...unsupported(
    INSIDE,
    'debug cancelSelection delayInit serverSideSorting selectorHeaders selectorSort selectorRemove resort',
  ),
}

export const tablesorter: Adapter = {
  title: 'tablesorter',
  libraries: ['tablesorter'],
  shown: ['.tablesorter('],
  methods: ['tablesorter', 'tablesorterPager'],
  calls: /^\$\.tablesorter(\.|$)/,
  writes: { 'sortable-table': ['data-ilot', 'data-sort'] },
  advise(use) {
    if (use.name === 'tablesorterPager') return none(PAGES)
    if (use.kind === 'call') return /addParser/.test(use.name) ? nobody(KINDS) : nobody(INSIDE)
    const options = optionsOf(use)
    return sorted(use, carry(options, tablesorterRules), unsorted(options.get('headers')))
  },
}

/** `{ 0: { sorter: false } }` */
const unsorted = (headers: Argument | undefined): number[] =>
  [...(headers?.entries ?? [])].flatMap(([column, given]) =>
    given.entries?.get('sorter')?.plain === false ? Number(column) : [],
  )

const dataTablesRules = {
  columnDefs: HEADERS,
  columns: HEADERS,
  aoColumnDefs: HEADERS,
  aoColumns: HEADERS,
  scrollX: { to: 'data-ilot', as: wide },
  responsive: { to: 'data-ilot', as: wide },
  ...done(
    'ordering bSort autoWidth bAutoWidth stateSave retrieve destroy info bInfo fixedHeader orderClasses',
  ),
  ...unsupported(SORTED_FIRST, 'order aaSorting orderFixed orderMulti'),
  ...unsupported(
    PAGES,
    'paging bPaginate pageLength iDisplayLength lengthChange lengthMenu bLengthChange pagingType sPaginationType searching bFilter search ajax sAjaxSource serverSide bServerSide processing bProcessing deferLoading deferRender data aaData searchDelay displayStart searchCols',
  ),
  ...unsupported(TEXTS, 'language oLanguage'),
  ...unsupported(CONTROLS, 'dom sDom buttons layout select colReorder rowReorder keys fixedColumns'),
  ...unsupported(LOOK, 'scrollY scrollCollapse stripeClasses jQueryUI bJQueryUI renderer'),
  ...unsupported(
    EVENTS,
    'initComplete drawCallback rowCallback createdRow headerCallback footerCallback preDrawCallback infoCallback fnDrawCallback fnRowCallback fnInitComplete stateSaveCallback stateLoadCallback',
  ),
  ...unsupported(BY_SERVER, 'rowGroup rowId caption'),
}

function wide({ plain, entries }: Argument): string | undefined {
  return plain === true || entries ? 'wide-table' : plain === false ? '' : undefined
}

export const dataTables: Adapter = {
  title: 'DataTables',
  libraries: ['datatables'],
  shown: ['.DataTable(', 'new DataTable('],
  methods: ['DataTable', 'dataTable'],
  constructors: /^DataTable$/,
  calls: /^\$\.fn\.(dataTable|DataTable)(\.|$)|^DataTable\./,
  writes: { 'sortable-table': ['data-ilot', 'data-sort'], 'wide-table': ['data-ilot'] },
  advise(use) {
    if (use.kind === 'call') return nobody(STARTS)
    const options = optionsOf(use, use.kind === 'new' ? 1 : 0)
    const target = use.kind === 'new' ? use.targetOf(0) : use.target
    const isWide = isOn(options.get('responsive')) || isOn(options.get('scrollX'))
    const isOff = options.get('ordering')?.plain === false || options.get('bSort')?.plain === false
    const advice = sorted(
      { ...use, ...(target && { target }) },
      carry(options, dataTablesRules),
      columnsOff(options),
      isWide,
      isOff,
    )
    const asks = ['ajax', 'sAjaxSource', 'serverSide', 'bServerSide'].some((name) => isOn(options.get(name)))
    // Its rows are not in the page: sorting what is there would sort one page of them.
    return asks ? { answer: 'none', unsupported: advice.unsupported ?? [], notes: [PAGES] } : advice
  },
}

function columnsOff(options: Options): number[] {
  const isOff = ({ entries }: Argument) =>
    entries?.get('orderable')?.plain === false || entries?.get('bSortable')?.plain === false
  const columns = options.get('columns')?.items ?? options.get('aoColumns')?.items ?? []
  const defined = options.get('columnDefs')?.items ?? options.get('aoColumnDefs')?.items ?? []
  return [
    ...columns.flatMap((column, index) => (isOff(column) ? index : [])),
    ...defined.filter(isOff).flatMap(({ entries }) => {
      const places = entries?.get('targets') ?? entries?.get('aTargets')
      return (places?.items ?? (places ? [places] : [])).flatMap(({ plain }) =>
        typeof plain === 'number' ? plain : [],
      )
    }),
  ]
}

export function sorted(
  use: Use,
  { carried, unsupported: left }: Pick<Advised, 'carried' | 'unsupported'>,
  off: readonly number[] = [],
  isWide = false,
  isOff = false,
): Advised {
  const written = write(use.page, use.target, { sample: SAMPLE }, (table) => {
    if (!isOff) mark(table, 'sortable')
    if (isWide) mark(table, 'wide-table')
    table.classList.remove('tablesorter')
    const headers = [...table.querySelectorAll('thead tr:last-child th')]
    // Counted from the end, as DataTables does.
    for (const column of off) headers.at(column)?.setAttribute('data-sort', 'off')
  })
  const island = isOff ? 'wide-table' : 'sortable-table'
  return {
    answer: isOff && !isWide ? 'nobody' : 'island',
    island,
    written,
    carried: carried ?? [],
    unsupported: left ?? [],
  }
}
