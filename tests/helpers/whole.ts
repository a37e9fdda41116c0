/** What `npm test` leaves to `npm run test:all`: tests with the tag `whole`, and most runs of a property. */
export const isWhole = process.env.TESTS === 'all'

/** Beside the name of a test that repeats another with other data, or takes long. */
export const WHOLE = { tags: 'whole' } as const

/** For the cases of one test: the first runs every day, the others in the whole run. */
export const dailyFirst = (index: number) => (index === 0 ? {} : WHOLE)

declare module 'vitest' {
  /** Defined in vitest.config.ts. */
  interface TestTags {
    tags: 'whole' | 'react' | 'own-window'
  }
}
