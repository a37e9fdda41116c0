#!/usr/bin/env bash
# @gouvfr/dsfr 1.14.4 and 1.15.3, npm: the package of styles and scripts of French public sites.
#
# A good guess: `npm install @gouvfr/dsfr@^1.14` in CI goes on as it did: a minor version adds components.
# Why it is wrong: since 1.15.0 a `preinstall` script reads `.dsfr.yml` at the root of the project, and ends with 1
# where the terms of use are not accepted in it (`accept-license`): npm installs nothing at all, the other packages of
# the command neither. A range that a lock file does not hold breaks from one day to the next, and so does a project
# that has the DSFR only as a dependency of another package. The terms are for the sites of the State: whoever may use
# it writes the file once, with `npm create @gouvfr/dsfr@latest`.
# Source: the package's scripts/preinstall.js.
#
# Seen: 1.14.4 installed, the other package too
#       1.15.3 refused, nothing installed; it names .dsfr.yml or the command that writes it
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
try() {
  mkdir "$folder/$1"
  cd "$folder/$1"
  npm init -y >/dev/null
  code=0
  npm install --no-audit --no-fund "@gouvfr/dsfr@$1" lucide-static@1.24.0 >log 2>&1 || code=1
  test "$code" = 0 && outcome=installed || outcome=refused
  test -d node_modules/lucide-static && other=there || other='not there'
  grep -q 'npm create @gouvfr/dsfr' log && says=', says how' || says=''
  echo "$1 $outcome, the other package $other$says"
}
said=$(try 1.14.4; try 1.15.3)
echo "$said"
test "$said" = "1.14.4 installed, the other package there
1.15.3 refused, the other package not there, says how"
