/** As much of PHP as examples/php uses: echoes of e() and j(), foreach and if over arrays. No PHP at test time. */
type Scope = Readonly<Record<string, unknown>>

const escaped = (text: unknown) =>
  String(text).replace(
    /[&<>"']/g,
    (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#039' }[sign]};`,
  )
/** As json_encode with JSON_HEX_TAG. */
const json = (value: unknown) =>
  JSON.stringify(value).replace(/[<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** @param scope the template's variables, without their `$`. */
export function renderPhp(template: string, scope: Scope): string {
  return rendered(template.split(/(<\?(?:=|php)[\s\S]*?\?>)(\n?)/), scope, { at: 0 })
}

/** Text, tag, the line end that PHP drops after a closing tag, text… until the block's end. */
function rendered(parts: readonly string[], scope: Scope, cursor: { at: number }, isShown = true): string {
  let html = ''
  while (cursor.at < parts.length) {
    html += parts[cursor.at] ?? ''
    const tag = parts[cursor.at + 1]
    cursor.at += 3
    if (tag === undefined) break
    const code = tag.replace(/^<\?(=|php)|\?>$/g, '').trim()
    if (/^end(foreach|if)$/.test(code)) break
    html += statement(code, parts, scope, cursor, isShown)
  }
  return html
}

function statement(
  code: string,
  parts: readonly string[],
  scope: Scope,
  cursor: { at: number },
  isShown: boolean,
): string {
  const [, shown, path = ''] = /^([ej])\((.+)\)$/.exec(code) ?? []
  // An echo's line end is dropped as well, as PHP does.
  if (shown) return isShown ? (shown === 'e' ? escaped : json)(lookUp(path, scope)) : ''
  const [, list = '', name = ''] = /^foreach \((.+) as \$(\w+)\):$/.exec(code) ?? []
  const [, condition = ''] = /^if \((.+)\):$/.exec(code) ?? []
  if (!name && !condition) return ''
  const start = cursor.at
  const rounds: Scope[] = name
    ? [...(isShown ? (lookUp(list, scope) as unknown[]) : [])].map((each) => ({ ...scope, [name]: each }))
    : isShown && lookUp(condition, scope)
      ? [scope]
      : []
  const html = rounds.map((round) => {
    cursor.at = start
    return rendered(parts, round, cursor)
  })
  if (rounds.length === 0) rendered(parts, scope, cursor, false)
  return html.join('')
}

/** `$page['agences']['texte']` */
function lookUp(path: string, scope: Scope): unknown {
  const [, name = '', keys = ''] = /^\$(\w+)((?:\['\w+'\])*)$/.exec(path.trim()) ?? []
  return [...keys.matchAll(/\w+/g)].reduce<unknown>((value, [key]) => (value as Scope)[key], scope[name])
}
