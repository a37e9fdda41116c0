/** The address of an island's built style sheet: the build replaces it (scripts/build-scripts.ts). */
declare module 'styles:*' {
  const href: string
  export default href
}
