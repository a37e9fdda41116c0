/** The registry's lines, read without the code of islands. */
import { rolldown } from 'rolldown'
import type { Descriptor } from '../src/contracts/descriptor'
import { flavours, reading } from './build/flavours'
import { registryNames } from './build/registry-list'

export async function readRegistry(): Promise<readonly Descriptor[]> {
  const mounts = {
    name: 'ilots-without-mounts',
    resolveId: (id: string) => (id === './mount' ? { id, external: true } : null),
  }
  const bundle = await rolldown({ ...reading(flavours[0], [mounts]), input: 'src/registry.ts' })
  const { output } = await bundle.generate({ format: 'esm', sourcemapIgnoreList: false })
  const code = Buffer.from(output[0].code).toString('base64')
  const exported: Readonly<Record<string, Descriptor>> = await import(`data:text/javascript;base64,${code}`)
  return registryNames().flatMap((name) => exported[name] ?? [])
}
