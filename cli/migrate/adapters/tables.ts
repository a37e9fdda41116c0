/** Tables that are sorted: tablesorter and DataTables. */
import type { Adapter, Advised, Over, Use } from '../adapter'
import { calledOn, carry, island, nobody, none, optionRules, optionsOf } from '../adapter'
import { type Argument, isOn, type Options } from '../argument'
import { mark, write } from '../html'
import ofDataTables from './datatables.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import ofTablesorter from './tablesorter.json' with { type: 'json' }

const SAMPLE = '<table><thead><tr><th>…</th></tr></thead><tbody><tr><td>…</td></tr></tbody></table>'

const HEADERS = {
  to: 'data-sort',
  as: ({ entries, items }: Argument) => (entries || items ? 'off' : undefined),
}

const tablesorterRules = { headers: HEADERS, ...optionRules(ofTablesorter.options) }

export const tablesorter: Adapter = {
  ...ofTablesorter,
  calls: /^\$\.tablesorter(\.|$)/,
  advise(use) {
    if (use.name === 'tablesorterPager') return none(notes.pages)
    if (use.kind === 'call') return nobody(/addParser/.test(use.name) ? notes.kinds : notes.inside)
    const options = optionsOf(use)
    return sorted(use, use.target, carry(options, tablesorterRules), {
      off: unsorted(options.get('headers')),
    })
  },
}

/** `{ 0: { sorter: false } }` */
const unsorted = (headers: Argument | undefined): number[] =>
  [...(headers?.entries ?? [])].flatMap(([column, given]) =>
    given.entries?.get('sorter')?.plain === false ? Number(column) : [],
  )

/** A column is sorted unless it says otherwise. */
const SORTED = { to: 'data-sort', as: ({ plain }: Argument) => (plain === false ? 'off' : '') }

const WIDE = {
  to: 'data-ilot',
  as: ({ plain, entries }: Argument) =>
    plain === true || entries ? 'wide-table' : plain === false ? '' : undefined,
}
const dataTablesRules = {
  scrollX: WIDE,
  responsive: WIDE,
  ...optionRules(ofDataTables.options),
}

export const dataTables: Adapter = {
  ...ofDataTables,
  constructors: /^DataTable$/,
  calls: /^\$\.fn\.(dataTable|DataTable)(\.|$)|^DataTable\./,
  advise(use) {
    if (use.kind === 'call') return nobody(notes.starts)
    const { target, options } = calledOn(use)
    const over = withColumns(carry(withoutColumns(options), dataTablesRules), options)
    const asks = ['ajax', 'sAjaxSource', 'serverSide', 'bServerSide'].some((name) => isOn(options.get(name)))
    // Its rows are not in the page: sorting what is there would sort one page of them.
    if (asks) return { answer: 'none', unsupported: over.unsupported, notes: [notes.pages] }
    return sorted(use, target, over, {
      off: columnsOff(options),
      isWide: isOn(options.get('responsive')) || isOn(options.get('scrollX')),
      isOff: options.get('ordering')?.plain === false || options.get('bSort')?.plain === false,
    })
  },
}

const COLUMNS = ['columns', 'columnDefs', 'aoColumns', 'aoColumnDefs']
const columnRules = {
  orderable: SORTED,
  bSortable: SORTED,
  targets: { done: true },
  aTargets: { done: true },
  ...optionRules(ofDataTables.columnOptions),
} as const

const withoutColumns = (options: Options): Options =>
  new Map([...options].filter(([name]) => !COLUMNS.includes(name)))

/** What becomes of the options of each column. */
function withColumns({ carried, unsupported }: Required<Over>, options: Options): Required<Over> {
  const columns = COLUMNS.flatMap((name) =>
    (options.get(name)?.items ?? []).map(({ entries }) => ({ name, ...carry(entries, columnRules) })),
  )
  const sorted = columns
    .filter((column) => column.set.get('data-sort') === 'off')
    .map(({ name }) => `${name} → data-sort`)
  const left = columns.flatMap((column) =>
    column.unsupported.map(({ option, why }) => ({ option: `${column.name}.${option}`, why })),
  )
  return { carried: [...carried, ...new Set(sorted)], unsupported: [...unsupported, ...left] }
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

interface Sorting {
  /** Columns that are not sorted, counted from the end below zero, as DataTables does. */
  readonly off?: readonly number[]
  readonly isWide?: boolean
  /** Whether nothing is sorted. */
  readonly isOff?: boolean
}

export function sorted(
  { page }: Use,
  target: Use['target'],
  over: Over,
  { off = [], isWide = false, isOff = false }: Sorting = {},
): Advised {
  const written = write(page, target, SAMPLE, (table) => {
    if (!isOff) mark(table, 'sortable')
    if (isWide) mark(table, 'wide-table')
    table.classList.remove('tablesorter')
    const headers = [...table.querySelectorAll('thead tr:last-child th')]
    for (const column of off) headers.at(column)?.setAttribute('data-sort', 'off')
  })
  const advised = island(isOff ? 'wide-table' : 'sortable-table', written, over)
  return isOff && !isWide ? { ...advised, answer: 'nobody' } : advised
}
