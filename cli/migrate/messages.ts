/** What the report of `--migrate` says, in French and English. */
import type { Language, Said } from '../shared/messages'

export type { Language }

const fr = {
  title: 'Migration de {page}',
  nothing: 'Rien de connu d’ici : aucun appel, aucun attribut.',
  found: '{count} usage(s) de {libraries}.',
  island: 'îlot {island}',
  browser: 'le navigateur',
  legacy: 'ilots.legacy.js, comme il est',
  nobody: 'plus rien à faire',
  none: 'aucun îlot',
  more: '… et {count} autre(s) élément(s), de même',
  carried: 'repris : {options}',
  lost: 'non repris : {options} — {why}',
  'lost-title': 'Non repris',
  script: 'script :',
  fault: '{at} : ce script ne s’analyse pas ({cause}) ; lu autant que possible.',
  files: 'Fichiers',
  file: 'Fichier',
  verdict: 'Verdict',
  raw: 'octets',
  brotli: 'brotli',
  goes: 'peut partir',
  unused: 'rien de cette page ne s’en sert',
  replaced:
    'ilots.legacy.js prend sa place : il a une partie de ses noms, Ilots.inspect().legacy liste ce qui est appelé',
  stays: 'peut rester',
  bundle: 'bibliothèques et code du site dans un même fichier : à refaire sans elles',
  own: 'du site',
  'other-origin': 'd’une autre origine : pas lu',
  'not-found': 'introuvable',
  'not-read': 'illisible',
  'used-by': 'utilisé par {found} ({at})',
  'jquery-used': 'encore {count} appel(s) de jQuery, dont {at}',
  'needed-by': '{file} en a besoin',
  'other-plugin': 'une extension de jQuery qui n’est pas connue d’ici',
  dresses: 'elle habille la page',
  theirs: 'Peuvent partir : {raw} octets, {brotli} compressés (brotli, niveau 11).',
  ours: 'Îlots : {raw} octets, {brotli} compressés de même — {files} fichier(s) : le script et le premier usage de ces îlots.',
  'ours-unknown': 'Ce que coûte Îlots n’est pas connu : dist/manifest.json manque.',
  weighless: 'Les fichiers d’autres origines ne sont pas comptés.',
  total: '{pages} page(s), {count} usage(s), dont {none} sans îlot.',
}
export type Key = keyof typeof fr

const en: Record<Key, string> = {
  title: 'Migration of {page}',
  nothing: 'Nothing that is known here: no call, no attribute.',
  found: '{count} use(s) of {libraries}.',
  island: 'island {island}',
  browser: 'the browser',
  legacy: 'ilots.legacy.js, as it is',
  nobody: 'nothing left to do',
  none: 'no island',
  more: '… and {count} more element(s), likewise',
  carried: 'carried over: {options}',
  lost: 'not carried over: {options} — {why}',
  'lost-title': 'Not carried over',
  script: 'script:',
  fault: '{at}: this script does not parse ({cause}); it was read as far as it can be.',
  files: 'Files',
  file: 'File',
  verdict: 'Verdict',
  raw: 'bytes',
  brotli: 'brotli',
  goes: 'may go',
  unused: 'nothing of this page uses it',
  replaced:
    'ilots.legacy.js takes its place: it has part of its names, Ilots.inspect().legacy lists what is called',
  stays: 'may stay',
  bundle: 'libraries and the site’s code in one file: to be made again without them',
  own: 'the site’s own',
  'other-origin': 'of another origin: not read',
  'not-found': 'not found',
  'not-read': 'cannot be read',
  'used-by': 'used by {found} ({at})',
  'jquery-used': '{count} call(s) of jQuery are left, {at} among them',
  'needed-by': '{file} needs it',
  'other-plugin': 'a plugin of jQuery that is not known here',
  dresses: 'it dresses the page',
  theirs: 'May go: {raw} bytes, {brotli} compressed (brotli, level 11).',
  ours: 'Îlots: {raw} bytes, {brotli} compressed likewise — {files} file(s): the script and the first use of these islands.',
  'ours-unknown': 'What Îlots costs is not known: dist/manifest.json is missing.',
  weighless: 'Files of other origins are not counted.',
  total: '{pages} page(s), {count} use(s), {none} of them without an island.',
}

export function say(lang: Language, key: Key, values: Said = {}): string {
  return { fr, en }[lang][key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
export const MESSAGES = { fr, en } as const
