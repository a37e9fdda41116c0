import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties: our style sheets read them, and a site's reset does not touch them. */
    [property: `--${string}`]: string | number | undefined
  }
}
