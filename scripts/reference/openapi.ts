/**
 * `openapi.json`: every call as OpenAPI 3.1, from what the reference says of it and from the shapes that read the
 * answers.
 */
import { readFileSync } from 'node:fs'
import type { Call, Described, Reply } from '../../src/island/describe-call'
import type { Kind, Shape } from '../../src/server/call'
import messages from '../../src/server/reply-messages.json' with { type: 'json' }
import type { Both, Language, Say } from './model'
import { references } from './references'

type Json = { [name: string]: unknown }
/** An operation's calls: OpenAPI has one for each method of an address. */
type Operations = Map<string, Call[]>

export function openapi(language: Language): Json {
  const both: Both = (fr, en) => (language === 'fr' ? fr : en)
  const say: Say = (text) => text[language]
  const calls = serverCalls()
  const paths: Record<string, Json> = {}
  for (const [key, same] of operationsOf(calls)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(same, both, say) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: both('Ce que le serveur répond à Îlots', 'What the server answers Îlots'),
      version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
      description: both(
        'Un en-tête `X-Requested-With: XMLHttpRequest` accompagne chaque appel ; il part avec les cookies du site, et ne suit aucune redirection vers un autre.',
        'Each call has a header `X-Requested-With: XMLHttpRequest`; it is sent with the site’s cookies, and follows no redirection to another site.',
      ),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: schemasOf(calls, both, say) },
  }
}

/** The calls that this site's server answers, each once. */
export function serverCalls(): Call[] {
  const all = references.flatMap(({ calls }) => calls).filter(({ isElsewhere }) => !isElsewhere)
  return [...new Map(all.map((call) => [call.name, call])).values()]
}

/** An address that a page gives has no path of its own: all of them are `/{page}`. */
const pathOf = ({ path }: Call): string =>
  path.startsWith('/') ? path : path.endsWith('.php') ? `/{page}/${path}` : '/{page}'

function operationsOf(calls: readonly Call[]): Operations {
  const all: Operations = new Map()
  for (const call of calls) {
    const key = `${call.method} ${pathOf(call)}`
    all.set(key, [...(all.get(key) ?? []), call])
  }
  return all
}

function operation(calls: readonly Call[], both: Both, say: Say): Json {
  const texts = calls.map(
    ({ name, text, refusal }) =>
      `${name} — ${say(text)}\n\n${both('Refus ou panne : ', 'Refusal or failure: ')}${say(refusal)}`,
  )
  const bodies = calls.filter(({ method }) => method === 'POST')
  return {
    operationId: calls.map(({ name }) => name).join('_or_'),
    description: texts.join('\n\n'),
    parameters: parametersOf(calls, both, say),
    ...(bodies.length > 0 && { requestBody: bodyOf(bodies, say) }),
    responses: {
      200: responseOf(calls, both, say),
      default: {
        description: both(
          'Une panne : ce qui était sur la page reste.',
          'A failure: what was on the page stays.',
        ),
      },
    },
  }
}

const isQuery = (call: Call, name: string): boolean =>
  call.method === 'GET' || call.inAddress?.includes(name) === true

function parametersOf(calls: readonly Call[], both: Both, say: Say): Json[] {
  const [first] = calls
  const places = (first ? pathOf(first).match(/\{(\w+)\}/g) : null) ?? []
  const meanings: Readonly<Record<string, string>> = {
    platform: both('`platform` de la configuration.', '`platform` of the configuration.'),
    site: both('`site` de la configuration.', '`site` of the configuration.'),
    page: both(
      'Une adresse que la page donne : celle d’un lien, d’un formulaire, du commentaire d’un bloc.',
      'An address that the page gives: that of a link, a form, a block’s comment.',
    ),
  }
  const inPath = places.map((place) => {
    const name = place.slice(1, -1)
    return { name, in: 'path', required: true, description: meanings[name], schema: { type: 'string' } }
  })
  const names = new Set(calls.flatMap((call) => Object.keys(call.sent).filter((name) => isQuery(call, name))))
  const inQuery = [...names].map((name) => {
    const having = calls.filter((call) => call.sent[name])
    const samples = having.flatMap((call) => call.sent[name]?.sample ?? [])
    const [sent] = having.flatMap((call) => call.sent[name] ?? [])
    const isAlways = having.length === calls.length && having.every((call) => !call.sent[name]?.isOptional)
    return {
      name,
      in: 'query',
      required: isAlways,
      description:
        having.length > 1
          ? having
              .map((call) => `${call.name} : ${say(call.sent[name]?.meaning ?? { fr: '', en: '' })}`)
              .join(' ')
          : sent && say(sent.meaning),
      schema: { type: 'string' },
      examples: Object.fromEntries(having.map((call, index) => [call.name, { value: samples[index] }])),
    }
  })
  return [...inPath, ...inQuery]
}

function bodyOf(calls: readonly Call[], say: Say): Json {
  const schemas = calls.map((call) => {
    const fields = Object.entries(call.sent).filter(([name]) => !isQuery(call, name))
    return {
      title: call.name,
      type: 'object',
      ...(call.others && { description: say(call.others) }),
      properties: Object.fromEntries(
        fields.map(([name, { meaning, sample }]) => [
          name,
          { type: 'string', description: say(meaning), examples: [sample] },
        ]),
      ),
      required: fields.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
      additionalProperties: Boolean(call.others),
    }
  })
  const contentOf = (schemas: readonly Json[]) => ({
    schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
  })
  const withFiles = schemas.filter((_, index) => calls[index]?.mayHoldFiles)
  return {
    content: {
      'application/x-www-form-urlencoded': contentOf(schemas),
      ...(withFiles.length > 0 && { 'multipart/form-data': contentOf(withFiles) }),
    },
  }
}

const mimeOf = (reply: Reply): string =>
  ({ json: 'application/json', html: 'text/html', text: 'text/plain', file: 'image/*' })[reply.type]

function responseOf(calls: readonly Call[], both: Both, say: Say): Json {
  const mimes = new Map<string, Call[]>()
  for (const call of calls) mimes.set(mimeOf(call.reply), [...(mimes.get(mimeOf(call.reply)) ?? []), call])
  const content = [...mimes].map(([mime, same]) => {
    const schemas = same.map(({ reply, name }) => ({ title: name, ...replySchema(reply, say) }))
    const examples = Object.fromEntries(
      same.flatMap(({ name, reply }) => ('sample' in reply ? [[name, { value: reply.sample }]] : [])),
    )
    return [
      mime,
      {
        schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
        ...(Object.keys(examples).length > 0 && { examples }),
      },
    ]
  })
  return {
    description: both('Ce que la page montre.', 'What the page shows.'),
    content: Object.fromEntries(content),
  }
}

const ref = (name: Shape['name']): Json => ({ $ref: `#/components/schemas/${name}` })

/** PHP writes a list with holes as an object. */
const listOf = (items: Json): Json[] => [
  { type: 'array', items },
  { type: 'object', additionalProperties: items },
]

function replySchema(reply: Reply, say: Say): Json {
  if (reply.type === 'file') return { type: 'string', format: 'binary', description: say(reply.what) }
  if (reply.type !== 'json') return { type: 'string', description: say(reply.what) }
  const { name } = reply.objects[0].shape
  return reply.of === 'list' ? { type: 'array', items: ref(name) } : ref(name)
}

function schemasOf(calls: readonly Call[], both: Both, say: Say): Json {
  const objects = calls.flatMap(({ reply }) => (reply.type === 'json' ? reply.objects : []))
  return Object.fromEntries(objects.map((object) => [object.shape.name, schemaOf(object, both, say)]))
}

function schemaOf({ shape, meanings, others, lists = {} }: Described, both: Both, say: Say): Json {
  const fields = Object.entries(shape.fields)
  const properties = fields.map(([name, kind]) => {
    const meaning = meanings[name]
    return [name, { ...kindSchema(kind, lists[name]), ...(meaning && { description: say(meaning) }) }]
  })
  return {
    type: 'object',
    title: both(messages.fr[shape.name], messages.en[shape.name]),
    ...(others && { description: say(others) }),
    properties: Object.fromEntries(properties),
    // What is only warned of is part of a right answer, too.
    required: fields.filter(([, { need }]) => need).map(([name]) => name),
  }
}

/** What the kind's own reader takes: `tests/reference/calls.test.ts` compares. */
export function kindSchema({ kind, need }: Kind, inside?: Shape['name']): Json {
  const items = inside ? ref(inside) : {}
  const schemas: Readonly<Record<Kind['kind'], Json>> = {
    text: { type: need === 'must' ? ['string', 'number'] : ['string', 'number', 'null'] },
    truth: { enum: [true, false, 1, 0, '1', '0', 'true', 'false', ''] },
    list: { anyOf: [...listOf(items), { type: 'null' }] },
    map: { type: ['object', 'array', 'null'] },
    blockType: { enum: ['menu', 'spacer', 'clone'] },
    blockData: { anyOf: [...listOf(items), { type: ['string', 'null'] }] },
  }
  return schemas[kind]
}
