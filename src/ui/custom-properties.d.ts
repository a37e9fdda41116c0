import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties: our sheets read them, and a site's reset does not reach them. */
    [property: `--${string}`]: string | number | undefined
  }
}
