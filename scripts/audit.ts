/**
 * `npm audit` of the libraries inside the scripts: where the registry answers, and only of what visitors or users
 * get.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface AuditReply {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

/**
 * @returns the bundled libraries of which an advisory is high or critical; nothing when the registry gave no answer.
 */
export function gravest(reply: AuditReply, bundled: ReadonlySet<string>): string[] | undefined {
  if (!reply.vulnerabilities) return undefined
  return Object.entries(reply.vulnerabilities)
    .filter(([name, { severity }]) => bundled.has(name) && /^(high|critical)$/.test(severity))
    .map(([name, { severity }]) => `${name}: ${severity}`)
}

/** Prints what it found, and why when it was not asked. Those of development tools are listed, and fail nothing. */
export function audit(): boolean {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  const reply = parsed(stdout)
  const found = gravest(reply, bundledLibraries())
  if (!found) {
    console.log('skipped: the registry does not answer, or has no advisories')
    return true
  }
  console.log(`${Object.keys(reply.vulnerabilities ?? {}).length} packages with an advisory, tools included`)
  for (const each of found) console.error(each)
  return found.length === 0
}

/** Of the bill that the build has written. */
function bundledLibraries(): Set<string> {
  const { components } = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8')) as {
    components: { name: string }[]
  }
  return new Set(components.map(({ name }) => name))
}

function parsed(text: string | null): AuditReply {
  try {
    return JSON.parse(text ?? '') as AuditReply
  } catch {
    return {}
  }
}
