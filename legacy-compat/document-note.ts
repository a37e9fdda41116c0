/**
 * Leaves `value` on the document under `name`, where page scripts read it. Does nothing where an element has that name:
 * the document refuses to be written to then.
 */
export const leaveOnDocument = (name: string, value: unknown): unknown => Reflect.set(document, name, value)
