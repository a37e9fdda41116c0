#!/usr/bin/env bash
# TypeScript 7.0.2 (and 6.0): after `if (element.matches('main')) return`, the element is of type `never`.
#
# A good guess: `matches` says nothing about a type, as up to 5.9, or at most about the branch in which it is true.
# Why it is wrong: since 6.0 `lib.dom` declares `matches('main'): this is HTMLElementTagNameMap['main']`. The map gives plain
# `HTMLElement` for the elements that have no interface of their own (main, section, nav, article, header, …), so that an
# `HTMLElement` that is none of them is nothing at all. `matches('p')` or `matches('.a')` leave the type as it was.
# Source: lib.dom.d.ts of the pinned versions; the three overloads of `Element.matches`.
#
# Seen: 5.9.3 accepts the file. 7.0.2 prints
#   main.ts(3,11): error TS2339: Property 'hidden' does not exist on type 'never'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent older@npm:typescript@5.9.3 newer@npm:typescript@7.0.2
cat >main.ts <<'TS'
export function hide(element: HTMLElement): void {
  if (element.matches('main')) return
  element.hidden = true
}
TS
sed "s/'main'/'p'/" main.ts >paragraph.ts
sed "s/'main'/'.main'/" main.ts >class.ts
options='--noEmit --strict --target es2022 --lib es2022,dom'

node node_modules/older/bin/tsc $options main.ts paragraph.ts class.ts
echo '5.9.3: no error'
said=$(node node_modules/newer/bin/tsc $options main.ts paragraph.ts class.ts || true)
echo "7.0.2: $said"
test "$said" = "main.ts(3,11): error TS2339: Property 'hidden' does not exist on type 'never'."
