import { expect, test } from 'vitest'
import { frontBanner } from '../../../islands/front-banner'
import { makeMemory } from '../../../islands/front-banner/memory'
import { complaints, find, startOn } from '../../helpers/engine'

const banner = (attributes: string) =>
  `<div data-ilot="front-banner" ${attributes}><a data-role="close" href="?ferme">Fermer</a></div><a id="suite" href="/">Suite</a>`
const press = () => find('[data-role="close"]').click()
const host = () => find('[data-ilot]')

test('remembered, is hidden as soon as it is mounted', async () => {
  await startOn(banner('id="b" data-remember="session"'), frontBanner)
  press()
  await startOn(banner('id="b" data-remember="session"'), frontBanner)
  expect(host().hidden).toBe(true)
})

test('not remembered, is there on the next page', async () => {
  await startOn(banner('id="b"'), frontBanner)
  press()
  await startOn(banner('id="b"'), frontBanner)
  expect(host().hidden).toBe(false)
})

test('closed on another page, is not found again by Back', async () => {
  const { config } = await startOn(banner('id="b" data-remember="session"'), frontBanner)
  makeMemory(config, 'b', 'session').noteClosed()
  dispatchEvent(new Event('pageshow'))
  expect(host().hidden).toBe(true)
})

test('to be remembered without an id, says how to mend it and closes', async () => {
  const { errors } = complaints()
  await startOn(banner('data-remember="7"'), frontBanner)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('[ILOTS-201] front-banner')
  expect(errors[0]).toContain('data-remember="7" est sans effet : attendu un id')
  press()
  expect(host().inert).toBe(true)
})

test.each(['toujours', '0', '-1', ''])(
  'remembered for "%s" is reported and not remembered',
  async (value) => {
    const { errors } = complaints()
    await startOn(banner(`id="b" data-remember="${value}"`), frontBanner)
    expect(errors.join()).toContain(
      `data-remember refusé : reçu « ${value} », attendu session, ou un nombre entier de jours de 1 à 3650.`,
    )
    press()
    expect(sessionStorage).toHaveLength(0)
  },
)

test('closed, gives its focus to what follows', async () => {
  await startOn(banner(''), frontBanner)
  find('[data-role="close"]').focus()
  press()
  expect(document.activeElement).toBe(find('#suite'))
})

test('closed without having focus, leaves it where it is', async () => {
  await startOn(`<a id="avant" href="/">Avant</a>${banner('')}`, frontBanner)
  find('#avant').focus()
  press()
  expect(document.activeElement).toBe(find('#avant'))
})

test('a control in content does not close the template’s', async () => {
  const { errors } = complaints()
  const content = '<div data-ilots-content><a id="piege" data-role="close" href="#suite">Lire</a></div>'
  await startOn(`<div data-ilot="front-banner">${content}</div><i id="suite"></i>`, frontBanner)
  find('#piege').click()
  expect(host().inert).toBeFalsy()
  expect(errors.join()).toContain('ILOTS-202')
})
