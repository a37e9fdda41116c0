#!/usr/bin/env bash
# ical-generator 10.2.0 with a plain `Date`: a time zone changes the zone's name in the file, and the hours are the
# machine's; a whole day, without a zone, is the one of Greenwich.
#
# A good guess: `timezone: 'Europe/Paris'` writes the instant as the clocks of Paris show it, on any server. `allDay`
# with `new Date(2026, 4, 1)` is the first of May, or at the least what `getDate` says.
# Why it is wrong: with a zone the library takes a `Date` to have been made for it ("assumes that the given time
# matches the time zone") and writes `getHours`: right on a laptop in France, two hours early in summer on a server
# that runs in UTC, as most do, and nothing but the label has changed. Without a zone it writes `getUTCDate`, also for
# whole days and for `floating`, so that a midnight in France is the evening of the day before. Each of the two is
# right where the other is wrong. Objects of Luxon, moment-timezone or Temporal are converted.
# Source: src/tools.ts, `formatDate`; README, "Date, Time & Timezones". 11.1.2 (for Node 22) does the same.
#
# Seen, in a process whose zone is
#       Europe/Paris  10 o'clock in Paris: TZID=Europe/Paris:20260501T100000  whole day: 20260430
#       UTC           10 o'clock in Paris: TZID=Europe/Paris:20260501T080000  whole day: 20260501
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical-generator@10.2.0
cat >main.mjs <<'JS'
import ical from 'ical-generator'
const start = (event) =>
  ical({ events: [{ id: '1', summary: 'Rendez-vous', ...event }] }).toString().match(/^DTSTART;(.*)$/m)[1].trim()
const tenInParis = new Date('2026-05-01T08:00:00Z')
const holiday = new Date(2026, 4, 1)
console.log(
  process.env.TZ,
  start({ start: tenInParis, timezone: 'Europe/Paris' }),
  start({ start: holiday, allDay: true }),
)
JS
said=$(for zone in Europe/Paris UTC; do TZ=$zone node main.mjs; done)
echo "$said"
test "$said" = 'Europe/Paris TZID=Europe/Paris:20260501T100000 VALUE=DATE:20260430
UTC TZID=Europe/Paris:20260501T080000 VALUE=DATE:20260501'
