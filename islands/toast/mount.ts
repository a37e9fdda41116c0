import styles from 'styles:toast'
import type { Engine } from '../../src/engine/engine'
import { sayWith, tell } from '../../src/i18n/say'
import { Code, refusal } from '../../src/island/errors'
import type { Toast } from '../../src/island/services/toast'
import { adopt } from '../../src/ui/styles/adopt'
import { messages } from './messages'
import { Shelf } from './shelf'

/** Contract §2, milliseconds. */
const DELAY = 5000

/** `Ilots.toast`; one shelf for all who ask. */
export async function create(engine: Engine): Promise<{ show: Toast }> {
  adopt(styles)
  const say = sayWith(messages, engine)
  const shelf = new Shelf()
  const { signal } = new AbortController()
  tell(engine, signal, () => {
    shelf.words = { name: say('name'), close: say('close') }
  })
  return {
    async show(content, options) {
      const isShowable = content instanceof Node || (typeof content === 'string' && content.trim() !== '')
      if (!isShowable)
        return refuse(engine, 'texte', content, 'un texte, un élément, un fragment ou un template')
      const delay: unknown = options?.delay ?? DELAY
      const isDelay = typeof delay === 'number' && delay >= 0
      if (!isDelay) refuse(engine, '{ delay }', delay, 'un nombre de millisecondes')
      await shelf.add(content, isDelay ? delay : DELAY)
    },
  }
}

function refuse({ report }: Engine, part: string, found: unknown, expected: string): void {
  report.error(Code.attributeRefused, refusal(`Ilots.toast(${part})`, found, expected), { island: 'toast' })
}
