import type { Engine } from '../../src/engine/engine'
import { sayWith } from '../../src/i18n/say'
import { Code } from '../../src/island/errors'
import type { OldCall, OldGlobalsService } from '../../src/island/services/old-globals'
import { makeCensus } from './census'
import { complain, refuseAnswer, refuseCode } from './complain'
import { explain } from './explain'
import { preload, restore, swap } from './images'
import { messages } from './messages'
import { embed, embedAfterScript } from './plugin'

/** What old globals need and can wait for (contract §6). */
export async function create(engine: Engine): Promise<OldGlobalsService> {
  const say = sayWith(messages, engine)
  const handlers: Readonly<Record<string, (call: OldCall) => unknown>> = {
    MM_swapImage(call) {
      swap(engine, call)
    },
    MM_swapImgRestore: restore,
    MM_preloadImages: preload,
    embedPlugin: ({ place, given: [target, attributes] }) => embed(engine, say, place, target, attributes),
    // `UFO.create`, with the two the other way round.
    create: ({ place, given: [attributes, target] }) => embed(engine, say, place, target, attributes),
    AC_FL_RunContent(call) {
      return embedAfterScript(engine, say, call)
    },
    getXMLHttpRequest: () => engine.services.modal.alert(say('noRequests')),
    refusedCode: ({ given: [code] }) => refuseCode(engine, String(code)),
    refusedAnswer: ({ given: [url] }) => refuseAnswer(engine, String(url)),
    complain: ({ place, given: [found, isAddress] }) => complain(engine, place, found, isAddress === true),
  }
  return {
    ...makeCensus(engine),
    async run(call) {
      try {
        return await handlers[call.name]?.(call)
      } catch (cause) {
        engine.report.thrown(cause, Code.oldCallFailed, { island: call.name })
      }
    },
    alert: (_, given) => explain(engine, say, given),
  }
}
