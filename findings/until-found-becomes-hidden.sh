#!/usr/bin/env bash
# html-minifier-terser 7.2.0, @minify-html/node 0.18.1 and React 19.3.1: `hidden="until-found"` comes out as `hidden`.
# htmlnano 3.5.1 and Preact 11.2.0 leave it.
#
# A good guess: a boolean attribute loses its value where the value says nothing, so `hidden=""` and
# `hidden="hidden"`; who keeps lists of attributes has heard of the value that the standard gives `hidden` since 2022.
# Why it is wrong: the lists hold names alone, and `hidden` has stood in them since it was boolean. The page looks the
# same, no test of what is visible notices: what the browser's search and a link to a part of the page were to open is
# shut for good, and `beforematch` never comes. In React a text is true, so that what is drawn is the empty attribute;
# the type says `boolean`, and a ref that calls `setAttribute` is the way round.
# Source: html-minifier-terser src/htmlminifier.js (`isBooleanAttribute`; the option is `collapseBooleanAttributes`),
# minify-html's table of attributes (always on), react-dom's list of boolean properties; HTML Standard, "The hidden
# attribute".
#
# Seen: html-minifier-terser <div hidden>a</div>
#       minify-html          <div hidden>a</div>
#       htmlnano             <div hidden="until-found">a</div>
#       react                <div hidden="">a</div>
#       preact               <div hidden="until-found">a</div>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent html-minifier-terser@7.2.0 @minify-html/node@0.18.1 htmlnano@3.5.1 \
  react@19.3.1 react-dom@19.3.1 preact@11.2.0 preact-render-to-string@6.8.2
cat >main.cjs <<'JS'
const terser = require('html-minifier-terser')
const rust = require('@minify-html/node')
const nano = require('htmlnano')
const { createElement } = require('react')
const { renderToStaticMarkup } = require('react-dom/server')
const { h } = require('preact')
const { renderToString } = require('preact-render-to-string')
const html = '<div hidden="until-found">a</div>'
const main = async () => {
  console.log('html-minifier-terser', await terser.minify(html, { collapseBooleanAttributes: true }))
  console.log('minify-html', rust.minify(Buffer.from(html), { keep_closing_tags: true }).toString())
  console.log('htmlnano', (await nano.process(html, { minifyJs: false, minifyCss: false, minifySvg: false })).html)
  console.log('react', renderToStaticMarkup(createElement('div', { hidden: 'until-found' }, 'a')))
  console.log('preact', renderToString(h('div', { hidden: 'until-found' }, 'a')))
}
main()
JS
said=$(node main.cjs)
echo "$said"
test "$said" = 'html-minifier-terser <div hidden>a</div>
minify-html <div hidden>a</div>
htmlnano <div hidden="until-found">a</div>
react <div hidden="">a</div>
preact <div hidden="until-found">a</div>'
