/** What is typed, chosen, focused and sent too early. */
import { describe, expect, test } from 'vitest'
import { complaints, fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'

type Types = (keyof HTMLElementEventMap)[]

async function waiting(html: string, types: Types) {
  const code = gate()
  const heard: { type: string; value: string }[] = []
  const hear = (event: Event) => {
    heard.push({
      type: event.type.replace('ilots-', ''),
      value: (event.target as HTMLInputElement).value,
    })
    if (event.type === 'submit') event.preventDefault()
  }
  await startOn(
    html,
    fakeIsland('a', {
      when: { on: 'interaction' },
      early: 'form,input,textarea',
      before: () => code.passed,
      mount(_, { listen }) {
        for (const type of types) listen(type, hear)
      },
    }),
  )
  const arrive = async () => {
    code.open()
    await settled()
  }
  const fail = async () => {
    code.refuse(new TypeError('hors ligne'))
    await settled()
  }
  return { heard, arrive, fail }
}

const tell = (selector: string, type: string) => {
  const event = new Event(type, { bubbles: true, cancelable: true, composed: true })
  find(selector).dispatchEvent(event)
  return event
}
const write = (value: string) => {
  find<HTMLInputElement>('input').value = value
  tell('input', 'input')
}

const form = '<div class="a"><form action="/ok"><input name="q"><textarea></textarea></form></div>'

describe('typed text', () => {
  test('is told once, whole, however many keys it took', async () => {
    const { heard, arrive } = await waiting(form, ['input'])
    write('v')
    write('vi')
    write('vitre')
    await arrive()
    expect(heard).toEqual([{ type: 'input', value: 'vitre' }])
  })

  test('is told again when it goes on after the code came', async () => {
    const { heard, arrive } = await waiting(form, ['input'])
    write('v')
    await arrive()
    write('vi')
    expect(heard.map(({ value }) => value)).toEqual(['v', 'vi'])
  })
})

describe('a change', () => {
  test('is told once', async () => {
    const { heard, arrive } = await waiting(form, ['change'])
    find<HTMLTextAreaElement>('textarea').value = '2'
    tell('textarea', 'change')
    await arrive()
    expect(heard).toEqual([{ type: 'change', value: '2' }])
  })
})

describe('focus', () => {
  test('is told when it is still there', async () => {
    const { heard, arrive } = await waiting(form, ['focusin'])
    find('input').focus()
    await arrive()
    expect(heard.map(({ type }) => type)).toEqual(['focusin'])
  })

  test('is forgotten when it has gone elsewhere', async () => {
    const { heard, arrive } = await waiting(`${form}<button>b</button>`, ['focusin'])
    find('input').focus()
    find('button').focus()
    await arrive()
    expect(heard).toEqual([])
  })
})

describe('a submit', () => {
  const submit = (submitter?: HTMLElement) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null })
    find('form').dispatchEvent(event)
    return event
  }

  test('waits and is sent once, to the island', async () => {
    const { heard, arrive } = await waiting(form, ['submit'])
    expect(submit().defaultPrevented).toBe(true)
    await settled()
    expect(heard).toEqual([])
    await arrive()
    expect(heard).toHaveLength(1)
  })

  test('keeps the button that was used', async () => {
    const { arrive } = await waiting('<div class="a"><form><button name="x">b</button></form></div>', [
      'submit',
    ])
    const used: (HTMLElement | null)[] = []
    document.addEventListener('submit', (event) => used.push(event.submitter))
    submit(find('button'))
    await arrive()
    expect(used).toEqual([find('button')])
  })

  test('goes to the server when the code cannot be loaded', async () => {
    complaints()
    const { fail } = await waiting(form, ['submit'])
    const prevented: boolean[] = []
    document.addEventListener('submit', (event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    })
    submit()
    await fail()
    expect(prevented).toEqual([false])
  })
})

test('everything early is told in the order it came', async () => {
  const { heard, arrive } = await waiting(form, ['input', 'change', 'submit', 'click'])
  write('v')
  tell('textarea', 'change')
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await arrive()
  expect(heard.map(({ type }) => type)).toEqual(['input', 'change', 'submit'])
})
