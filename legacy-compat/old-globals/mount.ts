import { ownProperty } from '../../src/base/own-property'
import { Code } from '../../src/contracts/errors'
import type { OldCall, OldGlobalsService } from '../../src/contracts/services/old-globals'
import type { WholePage } from '../../src/contracts/whole-page'
import { sayWith } from '../../src/i18n/say'
import { makeCensus } from './census'
import { complain, refuseAnswer, refuseCode, refuseFunction } from './complain'
import { explain } from './explain'
import { preload, restore, swap } from './images'
import { messages } from './messages'
import { embed, embedAfterScript } from './plugin'

/** Makes the service of the old globals (contract §6). */
export async function create(page: WholePage): Promise<OldGlobalsService> {
  const say = sayWith(messages, page)
  const handlers: Readonly<Record<string, (call: OldCall) => unknown>> = {
    MM_swapImage(call) {
      swap(page, call)
    },
    MM_swapImgRestore: restore,
    MM_preloadImages: preload,
    embedPlugin: ({ place, given: [target, attributes] }) => embed(page, say, place, target, attributes),
    // `UFO.create` has the two parameters in the other order.
    create: ({ place, given: [attributes, target] }) => embed(page, say, place, target, attributes),
    AC_FL_RunContent(call) {
      return embedAfterScript(page, say, call)
    },
    getXMLHttpRequest: () => page.modal.alert(() => say('noRequests')),
    refusedCode: ({ given: [code] }) => refuseCode(page, String(code)),
    refusedFunction: ({ given: [name] }) => refuseFunction(page, String(name)),
    refusedAnswer: ({ given: [url] }) => refuseAnswer(page, String(url)),
    complain: ({ place, given: [found, isAddress] }) => complain(page, place, found, isAddress === true),
  }
  return {
    ...makeCensus(page),
    async run(call) {
      try {
        return await ownProperty(handlers, call.name)?.(call)
      } catch (cause) {
        page.report.thrown(cause, Code.oldCallFailed, { island: call.name })
      }
    },
    alert: (_, given) => explain(page, say, given),
  }
}
