import styles from 'styles:toast'
import { sayWith } from '../../src/i18n/say'
import { Code, refusal } from '../../src/island/errors'
import type { Page } from '../../src/island/page'
import type { Toast } from '../../src/island/services/toast'
import { adopt } from '../../src/ui/styles/adopt'
import { messages } from './messages'
import { makeStack } from './stack'

/** Milliseconds that a toast stays (contract §2). */
const DELAY = 5000

/** Makes the service of `Ilots.toast`; all toasts share one stack. */
export async function create(page: Page): Promise<{ show: Toast }> {
  adopt(styles)
  const add = makeStack(page, sayWith(messages, page))
  return {
    async show(content, options) {
      const isShowable =
        content instanceof Node ||
        typeof content === 'function' ||
        (typeof content === 'string' && content.trim() !== '')
      if (!isShowable)
        return refuse(page, 'texte', content, 'un texte, un élément, un fragment ou un template')
      const delay: unknown = options?.delay ?? DELAY
      const isDelay = typeof delay === 'number' && delay >= 0
      if (!isDelay) refuse(page, '{ delay }', delay, 'un nombre de millisecondes')
      await add(content, isDelay ? delay : DELAY)
    },
  }
}

function refuse({ report }: Page, part: string, found: unknown, expected: string): void {
  report.error(Code.attributeRefused, refusal(`Ilots.toast(${part})`, found, expected), { island: 'toast' })
}
