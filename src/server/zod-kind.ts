/** Kinds of fields that zod reads, for islands that have it; a shape holds them like any other kind. */
import type { Kind } from './call'

/** Of a schema of zod, what is used of it. */
interface Reads<Value> {
  safeParse(given: unknown): { readonly data?: Value | undefined }
}

/** Makes a kind. @param more `need`, where a field may not be missing. */
export const zodKind = <Value>(
  kind: Kind['kind'],
  schema: Reads<Value>,
  more: Pick<Kind, 'need'> = {},
): Kind<Value> => ({ kind, read: (given) => schema.safeParse(given).data, ...more })
