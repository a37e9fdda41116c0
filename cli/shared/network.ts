/** Which addresses are of the public internet: a page that redirects leads nowhere else. */
import { BlockList, isIP } from 'node:net'

/** IPv4 that is no server's of the public internet (IANA's registry of special-purpose addresses, multicast). */
const CLOSED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Of IPv6 only 2000::/3 is given out; in it, protocols of their own, documentation, and IPv4 in disguise (6to4). */
const OPEN_6 = ['2000::/3']
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
/** Names that never leave the machine or its network (RFC 6761, 6762, 8375, ICANN's `internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|test|home\.arpa)$/

const closed4 = listOf(CLOSED_4, 'ipv4')
const open6 = listOf(OPEN_6, 'ipv6')
const closed6 = listOf(CLOSED_6, 'ipv6')

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}

/** @param address as DNS gives it, or as it stands in an address, brackets included. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '')
  if (isIP(bare) === 4) return !closed4.check(bare, 'ipv4')
  // A zone (`%eth0`) is of a link.
  if (isIP(bare) !== 6 || bare.includes('%')) return false
  const inside = ipv4Inside(bare)
  if (inside) return isPublicAddress(inside)
  return open6.check(bare, 'ipv6') && !closed6.check(bare, 'ipv6')
}

/** `::ffff:7f00:1` is 127.0.0.1, and so is `64:ff9b::7f00:1` where a network translates (NAT64). */
function ipv4Inside(address: string): string | undefined {
  const { hostname } = new URL(`http://[${address}]`)
  const [, high, low] = /^\[(?:::ffff|64:ff9b:):([\da-f]+):([\da-f]+)\]$/.exec(hostname) ?? []
  if (!high || !low) return undefined
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

/**
 * Whether a host is private as it is written: an address that is not public, `localhost`, `monsite.test`, or a name
 * without a dot. What any other name leads to is only known once it is resolved.
 */
export function isWrittenPrivate(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (isIP(host.replace(/^\[|\]$/g, ''))) return !isPublicAddress(host)
  return !host.includes('.') || LOCAL_NAME.test(host)
}
