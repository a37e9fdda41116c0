/** What the report of `--migrate` says, in French and English. */
import { type Messages, wording } from '../shared/wording'

export const messages = {
  title: { fr: 'Migration de {page}', en: 'Migration of {page}' },
  nothing: {
    fr: 'Rien de connu d’ici : aucun appel, aucun attribut.',
    en: 'Nothing that is known here: no call, no attribute.',
  },
  found: { fr: '{count} usage(s) de {libraries}.', en: '{count} use(s) of {libraries}.' },
  island: { fr: 'îlot {island}', en: 'island {island}' },
  browser: { fr: 'le navigateur', en: 'the browser' },
  legacy: { fr: 'ilots.legacy.js, comme il est', en: 'ilots.legacy.js, as it is' },
  nobody: { fr: 'plus rien à faire', en: 'nothing left to do' },
  none: { fr: 'aucun îlot', en: 'no island' },
  more: { fr: '… et {count} autre(s) élément(s), de même', en: '… and {count} more element(s), likewise' },
  carried: { fr: 'repris : {options}', en: 'carried over: {options}' },
  lost: { fr: 'non repris : {options} — {why}', en: 'not carried over: {options} — {why}' },
  'lost-title': { fr: 'Non repris', en: 'Not carried over' },
  script: { fr: 'script :', en: 'script:' },
  fault: {
    fr: '{at} : ce script ne s’analyse pas ({cause}) ; lu autant que possible.',
    en: '{at}: this script does not parse ({cause}); it was read as far as it can be.',
  },
  files: { fr: 'Fichiers', en: 'Files' },
  file: { fr: 'Fichier', en: 'File' },
  verdict: { fr: 'Verdict', en: 'Verdict' },
  raw: { fr: 'octets', en: 'bytes' },
  brotli: { fr: 'brotli', en: 'brotli' },
  goes: { fr: 'peut partir', en: 'may go' },
  unused: { fr: 'rien de cette page ne s’en sert', en: 'nothing of this page uses it' },
  replaced: {
    fr: 'ilots.legacy.js prend sa place : il a une partie de ses noms, Ilots.inspect().legacy liste ce qui est appelé',
    en: 'ilots.legacy.js takes its place: it has part of its names, Ilots.inspect().legacy lists what is called',
  },
  stays: { fr: 'peut rester', en: 'may stay' },
  bundle: {
    fr: 'bibliothèques et code du site dans un même fichier : à refaire sans elles',
    en: 'libraries and the site’s code in one file: to be made again without them',
  },
  own: { fr: 'du site', en: 'the site’s own' },
  'other-origin': { fr: 'd’une autre origine : pas lu', en: 'of another origin: not read' },
  'not-found': { fr: 'introuvable', en: 'not found' },
  'not-read': { fr: 'illisible', en: 'cannot be read' },
  'used-by': { fr: 'utilisé par {found} ({at})', en: 'used by {found} ({at})' },
  'jquery-used': {
    fr: 'encore {count} appel(s) de jQuery, dont {at}',
    en: '{count} call(s) of jQuery are left, {at} among them',
  },
  'needed-by': { fr: '{file} en a besoin', en: '{file} needs it' },
  'other-plugin': {
    fr: 'une extension de jQuery qui n’est pas connue d’ici',
    en: 'a plugin of jQuery that is not known here',
  },
  dresses: { fr: 'elle habille la page', en: 'it dresses the page' },
  theirs: {
    fr: 'Peuvent partir : {raw} octets, {brotli} compressés (brotli, niveau 11).',
    en: 'May go: {raw} bytes, {brotli} compressed (brotli, level 11).',
  },
  ours: {
    fr: 'Îlots : {raw} octets, {brotli} compressés de même — {files} fichier(s) : le script et le premier usage de ces îlots.',
    en: 'Îlots: {raw} bytes, {brotli} compressed likewise — {files} file(s): the script and the first use of these islands.',
  },
  'ours-unknown': {
    fr: 'Ce que coûte Îlots n’est pas connu : dist/manifest.json manque.',
    en: 'What Îlots costs is not known: dist/manifest.json is missing.',
  },
  weighless: {
    fr: 'Les fichiers d’autres origines ne sont pas comptés.',
    en: 'Files of other origins are not counted.',
  },
  total: {
    fr: '{pages} page(s), {count} usage(s), dont {none} sans îlot.',
    en: '{pages} page(s), {count} use(s), {none} of them without an island.',
  },
} as const satisfies Messages

export const say = wording(messages)
