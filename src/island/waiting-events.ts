/** Early events that wait for code, which the islands hear only when they are told, and fields whose text waits already. */
export const waitingEvents = new WeakSet<Event | Element>()
