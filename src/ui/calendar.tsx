/** A month as a grid of days, and the way to other months (ARIA Authoring Practices, date picker dialog). */

import styles from 'styles:calendar'
import popover from 'styles:popover'
import type { Dayjs } from 'dayjs'
import { type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../dom/announce'
import { isRtl } from '../dom/rtl'
import { adoptAlone } from '../styles/adopt'
import { IconButton } from './button'
import { calendarNames, clampDay, dayAfterKey, dayNames, dayOf, weekday } from './calendar-days'
import { NEXT, PREVIOUS } from './icons'

interface Props {
  /** The language of its names. */
  readonly lang: string
  say(key: 'previous' | 'next' | 'month' | 'years'): string
  /** The day that has the keyboard; its month is shown. It lies from `first` to `last`; all of them are in UTC. */
  readonly view: Dayjs
  readonly chosen: Dayjs | undefined
  readonly today: Dayjs
  readonly first: Dayjs
  readonly last: Dayjs
  /** Gives the keyboard to another day from `first` to `last`. */
  onMove(to: Dayjs): void
  /** A day from `first` to `last` is taken. */
  onChoose(day: Dayjs): void
}

/** Draws the calendar; another month is announced. */
export function Calendar(props: Props) {
  const { lang, say, view, first, last, onMove } = props
  const names = useMemo(() => calendarNames(lang), [lang])
  const month = names.monthOfYear(dayOf(view))
  const isNew = useRef(true)
  useLayoutEffect(() => {
    // Around it may be a popover, whose effects come after these: its sheet lies below.
    if (isNew.current) adoptAlone(popover, styles)
    else announce(month)
    isNew.current = false
  }, [month])
  const months = useMemo(() => options(names.months, 0), [names])
  const years = useMemo(() => {
    const from = first.year()
    return options(
      Array.from({ length: last.year() - from + 1 }, (_, index) => String(from + index)),
      from,
    )
  }, [first, last])
  const from = view.date(1)
  /** Drawn at once: the new day is focused. */
  const move = (to: Dayjs) => flushSync(() => onMove(clampDay(to, first, last)))
  return (
    <>
      <div className="ilots-date-bar">
        <IconButton
          className="ilots-date-arrow"
          icon={PREVIOUS}
          label={say('previous')}
          disabled={!from.isAfter(first, 'day')}
          onPress={() => move(view.add(-1, 'month'))}
        />
        <select
          className="ilots-date-select"
          aria-label={say('month')}
          value={String(view.month())}
          onChange={({ currentTarget: { value } }) => move(view.add(Number(value) - view.month(), 'month'))}
        >
          {months}
        </select>
        <select
          className="ilots-date-select"
          aria-label={say('years')}
          value={String(view.year())}
          onChange={({ currentTarget: { value } }) => move(view.add(Number(value) - view.year(), 'year'))}
        >
          {years}
        </select>
        <IconButton
          className="ilots-date-arrow"
          icon={NEXT}
          label={say('next')}
          disabled={from.add(1, 'month').isAfter(last, 'day')}
          onPress={() => move(view.add(1, 'month'))}
        />
      </div>
      <Grid {...props} label={month} names={names} move={move} />
    </>
  )
}

const options = (texts: readonly string[], from: number) =>
  texts.map((text, index) => (
    <option key={text} value={from + index}>
      {text}
    </option>
  ))

interface GridProps extends Props {
  readonly label: string
  readonly names: ReturnType<typeof calendarNames>
  move(to: Dayjs): void
}

function Grid({ lang, label, names, view, chosen, today, first, last, move, onChoose }: GridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const nameOf = useMemo(() => dayNames(lang), [lang])
  const choose = (day: Dayjs) => {
    if (day === clampDay(day, first, last)) onChoose(day)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = dayAfterKey(key, shiftKey, view, isRtl(currentTarget))
    if (!to && key !== 'Enter' && key !== ' ') return
    event.preventDefault()
    if (!to) return choose(view)
    move(to)
    focusDay(grid.current)
  }
  const from = view.date(1)
  const length = from.daysInMonth()
  const drawDay = (date: number) => {
    if (date < 1 || date > length) return <td key={date} className="ilots-date-none" />
    const day = dayOf(from) + date - 1
    return (
      <Day
        key={date}
        day={day}
        date={date}
        nameOf={nameOf}
        isCurrent={date === view.date()}
        isChosen={chosen !== undefined && day === dayOf(chosen)}
        isToday={day === dayOf(today)}
        isOutside={day < dayOf(first) || day > dayOf(last)}
      />
    )
  }
  const weeks: number[] = []
  for (let monday = 1 - weekday(from); monday <= length; monday += 7) weeks.push(monday)
  return (
    <table
      ref={grid}
      className="ilots-date-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern on a table's cells.
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const day = target instanceof HTMLElement && target.dataset.day
        if (day) choose(view.date(Number(day)))
      }}
    >
      <Head names={names} />
      <tbody className="ilots-date-body">
        {weeks.map((monday) => (
          <tr key={monday} className="ilots-date-week">
            {[0, 1, 2, 3, 4, 5, 6].map((column) => drawDay(monday + column))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Head = memo(({ names: { weekdays } }: Pick<GridProps, 'names'>) => (
  <thead className="ilots-date-head">
    <tr className="ilots-date-weekdays">
      {weekdays.map(({ short, long }) => (
        <th key={long} className="ilots-date-weekday" scope="col" abbr={long}>
          {short}
        </th>
      ))}
    </tr>
  </thead>
))

interface DayProps {
  readonly day: number
  /** Of its month. */
  readonly date: number
  nameOf(day: number): string
  readonly isCurrent: boolean
  readonly isChosen: boolean
  readonly isToday: boolean
  readonly isOutside: boolean
}

/** A day is drawn again only when it changes: a key that leads to another one draws those two. */
const Day = memo(({ day, date, nameOf, isCurrent, isChosen, isToday, isOutside }: DayProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell.
  <td
    className="ilots-date-day"
    data-day={date}
    tabIndex={isCurrent ? 0 : -1}
    aria-label={nameOf(day)}
    aria-selected={isChosen}
    aria-current={isToday ? 'date' : undefined}
    aria-disabled={isOutside || undefined}
  >
    {date}
  </td>
))

/** Focuses the day that has the keyboard, in the calendar inside `root`. */
export const focusDay = (root: Element | null): void =>
  root?.querySelector<HTMLElement>('.ilots-date-day[tabindex="0"]')?.focus()
