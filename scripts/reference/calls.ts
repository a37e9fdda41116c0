/**
 * « Appels au serveur »: what a call sends, what answers it, and what a refusal looks like, from what reads the
 * answer.
 */
import type { Call, Described, Reply } from '../../src/island/describe-call'
import { type Words, words } from '../../src/island/words'
import type { Kind, Shape } from '../../src/server/call'
import messages from '../../src/server/reply-messages.json' with { type: 'json' }
import { type Both, code, heading, mono, type Say, table } from './model'

export const OPENAPI = 'openapi.json'

export function callBlocks(calls: readonly Call[], both: Both, say: Say): string[] {
  if (calls.length === 0) return [both('Aucun.', 'None.')]
  const all = both(
    `Les mêmes, pour des outils : [\`${OPENAPI}\`](file:${OPENAPI}) (OpenAPI 3.1). Un serveur à copier : \`examples/server-node\`, \`examples/server-php\`.`,
    `The same, for tools: [\`${OPENAPI}\`](file:${OPENAPI}) (OpenAPI 3.1). A server to copy: \`examples/server-node\`, \`examples/server-php\`.`,
  )
  return [...calls.flatMap((call) => callBlock(call, both, say)), all]
}

function callBlock(call: Call, both: Both, say: Say): string[] {
  const { name, method, path, text, endpoint, refusal } = call
  const address = endpoint
    ? both(` Nom de l’adresse : ${mono(endpoint)}.`, ` Name of the address: ${mono(endpoint)}.`)
    : ''
  return [
    heading(`appel-${name}`, name, 3),
    `${mono(`${method} ${path}`)}${both(' : ', ': ')}${say(text)}${address}`,
    ...sentOf(call, both, say),
    ...replyOf(call.reply, both, say),
    `${both('**Refus ou panne** : ', '**Refusal or failure**: ')}${say(refusal)}`,
  ]
}

function sentOf({ method, sent, others, mayHoldFiles }: Call, both: Both, say: Say): string[] {
  const how =
    method === 'GET'
      ? both('Envoyé dans l’adresse', 'Sent in the address')
      : both(
          `Envoyé dans le corps, \`application/x-www-form-urlencoded\`${mayHoldFiles ? ', ou `multipart/form-data` avec un fichier' : ''}`,
          `Sent in the body, \`application/x-www-form-urlencoded\`${mayHoldFiles ? ', or `multipart/form-data` with a file' : ''}`,
        )
  const more = others ? `${both(' ; puis ', '; then ')}${say(others)}` : '.'
  const rows = Object.entries(sent).map(([name, { meaning, sample, isOptional }]) => [
    mono(name),
    say(meaning),
    isOptional ? both('non', 'no') : both('oui', 'yes'),
    sample ? mono(sample) : both('vide', 'empty'),
  ])
  const head = both('Champ envoyé|Rôle|Toujours|Exemple', 'Field sent|Purpose|Always|Example').split('|')
  const empty = others ? `${how}${both(' : ', ': ')}${say(others)}` : ''
  if (rows.length === 0) return empty ? [empty] : []
  return [how + more, table(head, rows)]
}

function replyOf(reply: Reply, both: Both, say: Say): string[] {
  const title = both('**Réponse** : ', '**Answer**: ')
  if (reply.type === 'json') return jsonOf(reply, title, both, say)
  if (reply.type === 'file') return [`${title}${mono(reply.mime)}, ${say(reply.what)}`]
  if (reply.type === 'text') return [`${title}${say(reply.what)}`, code('txt', reply.sample)]
  const parts = Object.entries(reply.parts).map(([selector, meaning]) => [mono(selector), say(meaning)])
  return [
    `${title}${both('HTML (`text/html`), ', 'HTML (`text/html`), ')}${say(reply.what)} ${gateOf(reply, both)}`,
    ...(parts.length > 0
      ? [table([both('Ce qui y est cherché', 'What is looked for'), both('Rôle', 'Purpose')], parts)]
      : []),
    code('html', reply.sample),
  ]
}

/** Which HTML passes. */
function gateOf({ mayBeEmpty, mayBePage }: Extract<Reply, { type: 'html' }>, both: Both): string {
  const refused = [
    ...(mayBeEmpty ? [] : [both('une réponse vide', 'an empty answer')]),
    ...(mayBePage ? [] : [both('une page entière', 'a whole page')]),
    both('un autre type', 'another type'),
  ]
  const list = refused.join(both(', ', ', ')).replace(/, ([^,]*)$/, both(' ou $1', ' or $1'))
  return both(
    `Elle passe par [la porte du HTML](ref:security) : scripts, gestionnaires, \`javascript:\` et actions d’autres origines sont retirés. Est une panne : ${list}.`,
    `It goes through [the gate of HTML](ref:security): scripts, handlers, \`javascript:\` and actions of other origins are removed. A failure is: ${list}.`,
  )
}

function jsonOf(
  { of, objects, sample }: Extract<Reply, { type: 'json' }>,
  title: string,
  both: Both,
  say: Say,
): string[] {
  const what =
    of === 'list' ? both('une liste JSON.', 'a JSON list.') : both('un objet JSON.', 'a JSON object.')
  return [
    title + what,
    ...objects.flatMap((object) => [
      ...(objects.length > 1 || of === 'list'
        ? [`${capitalised(nameOf(object.shape, both))}${both(' :', ':')}`]
        : []),
      tableOf(object, both, say),
      ...(object.others ? [`${both('D’autres champs : ', 'Other fields: ')}${say(object.others)}`] : []),
    ]),
    code('json', JSON.stringify(sample, null, 2)),
  ]
}

function tableOf({ shape, meanings, lists = {} }: Described, both: Both, say: Say): string {
  const head = both('Champ|Type|Obligatoire|Rôle', 'Field|Type|Required|Meaning').split('|')
  return table(
    head,
    Object.entries(shape.fields).map(([name, kind]) => {
      const inside = lists[name] ? `${both(' : ', ': ')}${nameOf({ name: lists[name] }, both)}` : ''
      const meaning = meanings[name]
      return [mono(name), kindOf(kind, both) + inside, needOf(kind, both), meaning ? say(meaning) : '']
    }),
  )
}

const NEEDS: Readonly<Record<'must' | 'should' | 'may', Words>> = {
  must: words('oui : sans lui, l’objet est laissé de côté', 'yes: without it the object is left out'),
  should: words('attendu : sans lui, un avertissement', 'expected: without it, a warning'),
  may: words('non', 'no'),
}
const needOf = ({ need }: Kind, both: Both): string => both(NEEDS[need ?? 'may'].fr, NEEDS[need ?? 'may'].en)

/** In the words of the error for one that does not fit. */
const kindOf = ({ kind }: Pick<Kind, 'kind'>, both: Both): string =>
  both(messages.fr[kind], messages.en[kind])
const nameOf = ({ name }: Pick<Shape, 'name'>, both: Both): string =>
  both(messages.fr[name], messages.en[name])
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
