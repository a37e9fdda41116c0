/** Early events that wait for code until they are replayed, and fields whose text waits already. */
export const waitingEvents = new WeakSet<Event | Element>()
