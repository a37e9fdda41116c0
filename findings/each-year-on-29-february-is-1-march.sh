#!/usr/bin/env bash
# ical.js 2.2.1: an event of 29 February that is repeated each year is on 1 March in the years between; one of the
# 31st that is repeated each month skips the short months.
#
# A good guess: iCalendar says that a date which does not exist is left out and not counted, and a library that does
# so for `FREQ=MONTHLY` does so for `FREQ=YEARLY`.
# Why it is wrong: a monthly rule looks the day up in each month. A yearly one, when its days follow from the
# beginning alone, puts each year into a copy of the beginning, and the copy puts itself right: 29 February 2025 is 1
# March, also with `BYMONTH=2`, which March is not in. `COUNT` counts those days. With `BYMONTHDAY=29` the same event
# is right; so is `INTERVAL=4`.
# Source: RFC 5545, 3.3.10 ("invalid date … MUST be ignored and MUST NOT be counted"); lib/ical/recur_iterator.js
# (`next_year`, `expand_year_days`). rrule 2.8.1 beside it.
#
# Seen: FREQ=YEARLY                           ical.js 2024-02-29 2025-03-01 2026-03-01 (rrule: 2028-02-29)
#       FREQ=YEARLY;BYMONTH=2               ical.js 2024-02-29 2025-03-01 2026-03-01 (rrule: 2028-02-29)
#       FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29 ical.js 2024-02-29 2028-02-29 2032-02-29 (rrule: the same)
#       FREQ=MONTHLY, from 31 January       ical.js 2024-01-31 2024-03-31 2024-05-31 (rrule: the same)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical.js@2.2.1 rrule@2.8.1
cat >main.mjs <<'JS'
import ICAL from 'ical.js'
import rrule from 'rrule'
const days = {
  'ical.js': (rule, start) => {
    const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(start))
    return [1, 2, 3].map(() => iterator.next().toString())
  },
  rrule: (rule, start) =>
    rrule
      .rrulestr(`DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:${rule}`)
      .all((_, index) => index < 3)
      .map((date) => date.toISOString().slice(0, 10)),
}
for (const [rule, start] of [
  ['FREQ=YEARLY', '2024-02-29'],
  ['FREQ=YEARLY;BYMONTH=2', '2024-02-29'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2024-02-29'],
  ['FREQ=MONTHLY', '2024-01-31'],
])
  for (const [name, list] of Object.entries(days)) console.log(rule, name, list(rule, start).join(' '))
JS
said=$(node main.mjs)
echo "$said"
test "$said" = 'FREQ=YEARLY ical.js 2024-02-29 2025-03-01 2026-03-01
FREQ=YEARLY rrule 2024-02-29 2028-02-29 2032-02-29
FREQ=YEARLY;BYMONTH=2 ical.js 2024-02-29 2025-03-01 2026-03-01
FREQ=YEARLY;BYMONTH=2 rrule 2024-02-29 2028-02-29 2032-02-29
FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29 ical.js 2024-02-29 2028-02-29 2032-02-29
FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29 rrule 2024-02-29 2028-02-29 2032-02-29
FREQ=MONTHLY ical.js 2024-01-31 2024-03-31 2024-05-31
FREQ=MONTHLY rrule 2024-01-31 2024-03-31 2024-05-31'
