// @module-tag react
/** What is rehearsed is drawn, and is nowhere afterwards. */
import { useEffect, useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { prerender } from '../../../src/rendering/prerender'
import { complaints } from '../../helpers/engine'

test('is drawn once with its effects, and taken away: the page never has it', () => {
  const told = vi.fn()
  const before = document.documentElement.outerHTML
  function Drawn() {
    useLayoutEffect(() => {
      told('drawn', document.querySelector('#repetee'))
      return () => told('gone')
    }, [])
    useEffect(() => () => told('left'), [])
    return <p id="repetee" />
  }
  prerender(<Drawn />)
  expect(told.mock.calls.filter(([what]) => what !== 'left')).toEqual([['drawn', null], ['gone']])
  expect(document.documentElement.outerHTML).toBe(before)
})

test('what it throws stays with it', () => {
  const { errors } = complaints()
  const Failing = () => {
    throw new Error('défaut')
  }
  expect(() => prerender(<Failing />)).not.toThrow()
  expect(errors).toEqual([])
})
