/** The port of the fixture site, and of what runs beside it. */

/** Browsers, and `fetch` of Node, connect to none of these (the Fetch standard's "bad ports"). */
const BAD_PORTS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/**
 * Reads the port that a command is given.
 * @param given `PORT` of the environment.
 * @param fallback without it.
 * @param count how many ports are needed from there on.
 * @throws Error with what was expected, and another port, for one that no browser would connect to.
 */
export function readPort(given: string | undefined, fallback: number, count = 1): number {
  const port = Number(given ?? fallback)
  if (!Number.isInteger(port) || port < 1 || port + count > 65_536)
    throw new Error(`PORT vaut « ${given} », attendu un nombre de 1 à ${65_536 - count}.`)
  const isBad = (first: number) =>
    Array.from({ length: count }, (_, index) => first + index).some((each) => BAD_PORTS.has(each))
  if (!isBad(port)) return port
  let other = port
  while (isBad(other)) other += 1
  throw new Error(
    `PORT vaut « ${given} » : les navigateurs refusent ce port${count > 1 ? ', ou le suivant' : ''}. Choisissez-en un autre : PORT=${other}.`,
  )
}
