/**
 * The text of a style sheet, `src/styles/<name>.css` or an island's, as the build
 * minifies it (scripts/build-styles.ts).
 */
declare module 'styles:*' {
  const text: string
  export default text
}
