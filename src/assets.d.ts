/** The style sheet `src/styles/<name>.css`, or an island's, as the build has minified it (scripts/build-styles.ts). */
declare module 'styles:*' {
  const text: string
  export default text
}

declare namespace React {
  interface CSSProperties {
    /** Custom properties: our sheets read them, and a site's reset does not reach them. */
    [property: `--${string}`]: string | number | undefined
  }
}
