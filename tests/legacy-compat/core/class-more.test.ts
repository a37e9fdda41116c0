// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { Class } = await installOnPage()

let Vehicle: unknown
beforeEach(() => {
  Vehicle = new Class({
    panes: 4,
    options: { tint: 'none', heated: { front: true, rear: false } },
    list: ['windscreen'],
    initialize(plate) {
      this.plate = plate
    },
    name() {
      return `vehicle ${this.plate}`
    },
    stop() {
      return 'stopped'
    },
  })
})

describe('what else a class can do', () => {
  test('a protected method is only called by the object’s own', () => {
    const Safe = new Class({
      open: (() => 'opened').protect(),
      unlock() {
        return this.open()
      },
    })
    expect(new Safe().unlock()).toBe('opened')
    expect(() => new Safe().open()).toThrow('The method "open" cannot be called.')
  })

  test('extend adds to the class itself', () => {
    Vehicle.extend('count', () => 12)
    Vehicle.extend({ wheels: 4 })
    expect([Vehicle.count(), Vehicle.wheels]).toEqual([12, 4])
    expect(new Vehicle().count).toBeUndefined()
  })

  test('a mutator of the page changes how a class is made', () => {
    Class.Mutators.Labels = function (labels) {
      this.labels = labels
      return undefined
    }
    const Made = new Class({ Labels: ['a', 'b'] })
    expect(Made.labels).toEqual(['a', 'b'])
    expect(new Made().Labels).toBeUndefined()
    delete Class.Mutators.Labels
  })

  test('a mutator that answers puts its answer into the prototype', () => {
    Class.Mutators.Twice = (value) => value * 2
    const Made = new Class({ Twice: 4 })
    expect(new Made().Twice).toBe(8)
    delete Class.Mutators.Twice
  })

  test('a method that throws leaves the object usable', () => {
    const Frail = new Class({
      Extends: Vehicle,
      stop() {
        throw new Error('brakes')
      },
      name() {
        return this.parent()
      },
    })
    const frail = new Frail('1')
    expect(() => frail.stop()).toThrow('brakes')
    expect(frail.name()).toBe('vehicle 1')
    expect(() => frail.parent()).toThrow('The method "parent" cannot be called.')
  })

  test('1.1’s extend of a definition makes a class of another', () => {
    const Bus = Vehicle.extend({
      initialize(plate) {
        this.parent(`bus ${plate}`)
      },
    })
    expect(new Bus('9').name()).toBe('vehicle bus 9')
  })
})

test('Binds may name one method, and its call may have any this', () => {
  const before = Class.Mutators.Binds
  Class.Mutators.Binds = (names) => Array.from(names)
  const Bound = new Class({
    Binds: 'who',
    name: 'Anne',
    initialize() {
      for (const name of this.Binds) this[name] = this[name].bind(this)
    },
    who() {
      return this.name
    },
    kind() {
      return typeof this
    },
  })
  const bound = new Bound()
  expect([bound.who.apply(false), bound.kind.call(1)]).toEqual(['Anne', 'object'])
  Class.Mutators.Binds = before
})
