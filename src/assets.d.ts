/** The address of an island's built style sheet: the build replaces it (scripts/build-scripts.ts). */
declare module 'styles:*' {
  const href: string
  export default href
}

declare namespace React {
  interface CSSProperties {
    /** Custom properties: our sheets read them, and a site's reset does not reach them. */
    [property: `--${string}`]: string | number | undefined
  }
}
